import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Progress } from "../../../../shared/api/reviews.ts";
import { useFormat } from "../../../lib/format.ts";
import { Loaded } from "../../../lib/loaded.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { REVIEWS } from "../../../lib/queries.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { PageHead } from "../../../ui/page/page-head.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { dayAfter } from "../day-format.ts";
import { ForecastPlot } from "./forecast-plot.tsx";
import { HardestWords } from "./hardest-words.tsx";
import { readOwnProgress } from "./own-progress.ts";
import { RetentionPlot } from "./retention-plot.tsx";
import { YearOfDays } from "./year-of-days.tsx";

import styles from "./progress.module.css";

/** A learner's progress: the year, the forecast, the retention and the hardest words (`/progress`). */
export function ProgressPage(): ReactNode {
  const { t } = useTranslation();
  const { id } = useSignedIn();
  usePageTitle(t("common.progress"));
  const query = useQuery({
    queryKey: [...REVIEWS, "own progress", id],
    queryFn: () => readOwnProgress(id),
    staleTime: 0,
    meta: { handled: true },
  });
  return (
    <>
      <PageHead title={t("common.progress")} />
      <Loaded query={query}>
        {({ progress, unsent, waiting }) =>
          progress === null ? (
            <OnlyAnswers unsent={unsent} />
          ) : progress.words.begun > 0 || unsent > 0 ? (
            <Begun {...{ progress, unsent, waiting }} isNew={query.isFetchedAfterMount} />
          ) : (
            <NotBegun />
          )
        }
      </Loaded>
    </>
  );
}

interface BegunProps {
  progress: Progress;
  unsent: number;
  waiting: number;
  /** It was read since the page was opened. */
  isNew: boolean;
}

function Begun({ progress, unsent, waiting, isNew }: BegunProps): ReactNode {
  const { t } = useTranslation();
  const { days, forecast, weeks, retention, hardest } = progress;
  const today = forecast[0]?.day ?? "";
  return (
    <div className={styles.parts}>
      {unsent > 0 && (
        <Note tone="info" role="status">
          {t("progress.unsent", { count: unsent })}
        </Note>
      )}
      <Figures progress={progress} today={today} />
      <YearOfDays today={today} days={days} />
      <div className={styles.plots}>
        <ForecastPlot forecast={forecast} waiting={waiting} />
        <RetentionPlot weeks={weeks} target={retention.target} />
      </div>
      <Hardest key={String(isNew)} words={hardest} />
    </div>
  );
}

/** A word that is let rest here stays, where it can be undone, though what is read next has it no more. */
function Hardest({ words: now }: { words: Progress["hardest"] }): ReactNode {
  const [words] = useState(now);
  return words.length > 0 && <HardestWords words={words} />;
}

const RECENT_DAYS = 30;

/** Four figures of equal weight. */
function Figures({ progress, today }: { progress: Progress; today: string }): ReactNode {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { days, streak, retention, words } = progress;
  const recent = days.filter(({ day }) => day > dayAfter(today, -RECENT_DAYS)).length;
  const figures = [
    { value: number(recent), text: t("progress.recentDays") },
    {
      value: number(streak.current),
      text: t("progress.streak", { count: streak.current, longest: streak.longest }),
    },
    {
      value: retention.actual === null ? "–" : number(Math.round(retention.actual * 100)),
      text: t("progress.remembered"),
    },
    {
      value: number(words.begun),
      text: t("progress.begun", { count: words.begun, known: words.known }),
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** There is no network, and of the progress only the latest answers are on this device. */
function OnlyAnswers({ unsent }: { unsent: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack>
      <h2 className={styles.heading}>{t("progress.kept", { count: unsent })}</h2>
      <Text tone="muted">{t("progress.keptText")}</Text>
    </Stack>
  );
}

function NotBegun(): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack>
      <h2 className={styles.heading}>{t("progress.none")}</h2>
      <Text tone="muted">{t("progress.noneText")}</Text>
      <div>
        <ButtonLink to={paths.today} variant="primary" big>
          {t("common.today")}
        </ButtonLink>
      </div>
    </Stack>
  );
}
