import { useTranslation } from "react-i18next";

import { NOTICES, type Notice } from "../../shared/judge/notices.ts";
import { useFormat } from "../lib/format.ts";
import { missingOf, type AnsweredStep, type Step } from "./step.ts";
import { correctionOf, differingLetters } from "./verdict-letters.ts";

/** A verdict in words: its title and the reason. */
export interface VerdictWords {
  title: string;
  why: string;
}

/** Beyond this, the number of differing letters is not worth mentioning. */
const FEW_LETTERS = 3;

export function useVerdictWords(): (step: AnsweredStep) => VerdictWords {
  const { t } = useTranslation();
  return (step) => {
    const { result, given } = step;
    const notices: string[] = saidNotices(result.notices).map((notice) => t(`testing.notices.${notice}`));
    const { otherEntry } = result;
    if (otherEntry)
      notices.push(t("testing.verdict.otherEntry", { answer: given, entry: otherEntry.prompt }));
    const why = notices.join(" ");
    if (result.outcome === "overridden")
      return { title: t("testing.verdict.overridden"), why: ofDefinition(result.definitionAdded, given) };
    if (result.outcome === "hinted") return { title: t("exercise.hint.correct"), why };
    switch (result.verdict) {
      case "exact":
        return { title: t(`testing.verdict.${result.outcome === "retried" ? "retried" : "correct"}`), why };
      case "forgiven":
        return { title: t("testing.verdict.forgiven"), why };
      case "repeated":
        return { title: t("testing.verdict.repeated", { answer: given }), why };
      case "almost":
        return {
          title: result.notices.includes("typo")
            ? t("testing.verdict.oneMore")
            : t("testing.verdict.notCounted"),
          why,
        };
      case "wrong":
        return { title: wrongTitle(differingLetters(correctionOf(step))), why };
    }
  };

  /** Undefined where the answer was not to become a definition. */
  function ofDefinition(added: boolean | undefined, answer: string): string {
    return added === undefined ? "" : t(`testing.verdict.${added ? "added" : "notAdded"}`, { answer });
  }

  function wrongTitle(letters: number | null): string {
    return letters !== null && letters <= FEW_LETTERS
      ? t("testing.verdict.wrongBy", { count: letters })
      : t("testing.verdict.wrong");
  }
}

/** The name of a plainly right answer is already beside its mark. */
export const isNamedByMark = ({ result: { outcome, verdict } }: AnsweredStep): boolean =>
  outcome === "overridden" || outcome === "hinted" || (verdict === "exact" && outcome !== "retried");

/** A step for screen readers: whole words instead of marked letters. */
export function useSaidStep(): (step: Step) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useVerdictWords();
  return (step) => {
    if (step.kind === "skipped")
      return t("testing.verdict.saidSkipped", { answer: format.list(step.answer) });
    const { result } = step;
    const { title, why } = words(step);
    const said = [/[.!?»”]$/.test(title) ? title : `${title}.`];
    said.push(...saidAnswers(step));
    if (why) said.push(why);
    if (result.needAnswers > 0 && result.result)
      said.push(t("testing.verdict.saidMore", { count: result.needAnswers }));
    return said.join(" ");
  };

  function saidAnswers(step: AnsweredStep): string[] {
    const { given, result } = step;
    if (result.verdict === "wrong")
      return [
        t("testing.verdict.saidWrote", { answer: given }),
        t("testing.verdict.saidAnswer", { answer: format.list(missingOf(result)) }),
      ];
    const correction = correctionOf(step);
    return correction ? [t("testing.verdict.saidSpelling", { answer: correction.expected })] : [];
  }
}

/** The right word in another form is not a typo: only one of the two is mentioned. */
function saidNotices(notices: readonly string[]): Notice[] {
  const known = notices.filter(isNotice);
  return known.includes("form") ? known.filter((notice) => notice !== "typo") : known;
}

const isNotice = (text: string): text is Notice => (NOTICES as readonly string[]).includes(text);
