import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { complaintText } from "../../../lib/complaint-text.ts";
import { useFormat } from "../../../lib/format.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/action/button-link.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { Stack } from "../../../ui/page/stack.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";
import type { AnswerCounts as Counts } from "../deck/note-answers.ts";
import type { DeckOverview } from "../deck/overview.ts";
import type { DeckReading } from "../deck/reading.ts";
import type { LeftNote } from "../deck/session.ts";
import { Disclosure } from "../disclosure.tsx";
import { refreshDictionary } from "../queries.ts";
import { AnswerCounts } from "./answer-counts.tsx";
import { saveLeftNotes } from "./left-file.ts";
import { takeBack, type Before, type Written } from "./write-deck.ts";

import styles from "./bring.module.css";

const MOST_SHOWN = 200;

interface DeckReportProps {
  file: File;
  reading: DeckReading;
  written: Written;
  before: Before;
  overview: DeckOverview;
  dictionary: Dictionary;
}

/** What was added, and what was left out and why. */
export function DeckReport({
  file,
  reading,
  written,
  before,
  overview,
  dictionary,
}: DeckReportProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const client = useQueryClient();
  const { words, ofWords, reviews, refusedReviews, knownReviews, ended } = written;
  const left = useQuery({
    queryKey: ["deck", "left", file.name, file.lastModified],
    queryFn: () => reading.ask({ do: "left" }),
    gcTime: 0,
    retry: false,
    meta: { handled: true },
  });
  const undo = useMutation({
    mutationFn: async () => {
      await takeBack({ reading, dictionary, written, before });
      announce(t("bring.undone"));
      await refreshDictionary(client, dictionary.id);
    },
    meta: { handled: true },
  });
  const newReviews = reviews - knownReviews - refusedReviews;
  return (
    <Stack>
      <Title>{t("bring.added", { count: undo.isSuccess ? 0 : words })}</Title>
      <Text word role="status">
        {t("bring.from", { name: file.name })}{" "}
        {newReviews > 0 && !undo.isSuccess && t("bring.withReviews", { count: newReviews })}{" "}
        {refusedReviews > 0 && t("bring.refusedReviews", { count: refusedReviews })}
      </Text>
      {ended !== null && (
        <Note tone={ended === "stopped" ? "near" : "wrong"} role="alert">
          <b>{t(ended === "stopped" ? "bring.stopped" : "bring.broken", { count: ofWords - words })}</b>{" "}
          {ended !== "stopped" && ended.message} {t("bring.again")}
        </Note>
      )}
      {undo.isSuccess && <Note role="status">{t("bring.undone")}</Note>}
      {undo.isError && (
        <Note tone="wrong" role="alert">
          {undo.error.message}
        </Note>
      )}
      <Row>
        <ButtonLink variant="primary" big to={paths.dictionary(dictionary.id)}>
          {t("bring.openDictionary")}
        </ButtonLink>
        <ButtonLink big to={paths.today}>
          {t("bring.today")}
        </ButtonLink>
        {(words > 0 || newReviews > 0 || ended !== null) && !undo.isSuccess && (
          <Button variant="quiet-danger" pending={undo.isPending} onClick={() => undo.mutate()}>
            {t("bring.undo")}
          </Button>
        )}
      </Row>
      {left.data && left.data.notes.length > 0 && <LeftOut notes={left.data.notes} />}
      {left.data?.answers && overview.entries > 0 && !undo.isSuccess && (
        <div className={styles.narrow}>
          <AnswerCounts counts={sentOf(left.data.answers, written)} />
        </div>
      )}
    </Stack>
  );
}

/** What became of all entries of the review log, by what the server said of those that were sent. */
const sentOf = (counts: Counts, { reviews, ofReviews, knownReviews, refusedReviews }: Written) => ({
  ...counts,
  arriving: 0,
  added: reviews - knownReviews - refusedReviews,
  here: counts.here + knownReviews,
  refused: refusedReviews,
  unsent: ofReviews - reviews,
});

function LeftOut({ notes }: { notes: readonly LeftNote[] }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const counts = new Map<LeftNote["state"], number>();
  for (const { state } of notes) counts.set(state, (counts.get(state) ?? 0) + 1);
  const reasonOf = ({ state, complaint }: LeftNote): string =>
    complaint && state === "wrong" ? complaintText(complaint) : t(`bring.reasons.${state}`);
  return (
    <Sheet as="section" pad aria-label={t("bring.leftOut")} className={styles.narrow}>
      <Heading className={styles.ruled}>{t("bring.leftOut")}</Heading>
      <table className={styles.table}>
        <tbody>
          {[...counts].map(([state, count]) => (
            <tr key={state}>
              <th scope="row">{t(`bring.reasons.${state}`)}</th>
              <td className={styles.figure}>{format.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Disclosure
        label={t("bring.showLeft", { count: Math.min(notes.length, MOST_SHOWN) })}
        open={open}
        onOpen={setOpen}
      >
        <table className={styles.table}>
          <tbody>
            {notes.slice(0, MOST_SHOWN).map((note, at) => (
              <tr key={at}>
                <th scope="row" dir="auto">
                  {note.text || t("bring.noText")}
                </th>
                <td>{reasonOf(note)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
      <Row>
        <Button
          icon={<Download />}
          onClick={() => saveLeftNotes(notes.map((note) => [note.text, reasonOf(note)]))}
        >
          {t("bring.saveLeft")}
        </Button>
      </Row>
    </Sheet>
  );
}
