import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useSpeech } from "../../../lib/speech/speech.ts";
import { useAnnounce } from "../../../ui/feedback/live-region.tsx";
import { TestHistory } from "../history/test-history.tsx";
import { useStart } from "../use-start.ts";
import { setupOf } from "./choice.ts";
import { complaintsAbout } from "./complaints.ts";
import { DictionaryGroup } from "./dictionary-group.tsx";
import { DirectionGroup } from "./direction-group.tsx";
import { useMatching } from "./matching.ts";
import { SetupGroup } from "./setup-group.tsx";
import { SetupSummary } from "./setup-summary.tsx";
import { useStoredChoice } from "./stored-choice.ts";
import { StrictnessChoice } from "./strictness-choice.tsx";
import { WordsGroup } from "./words-group.tsx";

import styles from "./setup-form.module.css";

const LISTED_TESTS = 5;

/** All choices on one page, and the summary with the button that starts the test. */
export function SetupForm({ dictionaries }: { dictionaries: readonly Dictionary[] }): ReactNode {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const announce = useAnnounce();
  const [kept, change] = useStoredChoice(search);
  const start = useStart();
  const dictionary = dictionaries.find(({ id }) => id === kept.dictionaryId) ?? dictionaries[0];
  const speech = useSpeech(dictionary?.termsLanguage ?? "");
  const choice = { ...kept, heard: kept.heard && Boolean(speech) };
  const setup = dictionary && setupOf(choice, dictionary.id);
  const complaints = setup ? complaintsAbout(setup) : {};
  const isComplete = Object.keys(complaints).length === 0;
  const matching = useMatching(isComplete ? setup : undefined, dictionary);
  if (!dictionary || !setup) return null;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const complaint = Object.values(complaints)[0];
    if (complaint) announce(complaint, "assertive");
    else if (matching !== 0 && !start.isPending) start.mutate(setup);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.groups}>
        <DictionaryGroup
          dictionaries={dictionaries}
          chosen={dictionary}
          onChoose={(dictionaryId) => change({ dictionaryId })}
        />
        <DirectionGroup
          dictionary={dictionary}
          speech={speech}
          heard={choice.heard}
          onHear={(heard) => change({ heard })}
          swapped={choice.swapped}
          onSwap={() => change({ swapped: !choice.swapped })}
        />
        <WordsGroup choice={choice} dictionary={dictionary} complaints={complaints} onChange={change} />
        <SetupGroup legend={t("testing.strictness.title")}>
          <StrictnessChoice key={dictionary.id} dictionaryId={dictionary.id} />
        </SetupGroup>
        <SetupGroup legend={t("testing.history.title")}>
          <TestHistory dictionaryId={dictionary.id} most={LISTED_TESTS} />
        </SetupGroup>
      </div>
      <SetupSummary
        choice={choice}
        dictionary={dictionary}
        matching={matching}
        isComplete={isComplete}
        starting={start.isPending}
      />
    </form>
  );
}
