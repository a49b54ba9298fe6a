import type { ReactNode } from "react";

import type { Question } from "../../shared/api/testing.ts";
import { directionOf } from "../../shared/languages.ts";
import { Hear } from "../lib/speech/hear.tsx";
import { useSpeech } from "../lib/speech/speech.ts";
import { useHearKeys } from "../lib/speech/use-hear-keys.ts";
import { Prompt } from "../ui/question/prompt.tsx";
import { KINDS } from "./kinds.ts";
import { promptIdOf } from "./prompt-id.ts";

interface SeenPromptProps {
  question: Question;
  finished: boolean;
}

/** What a question shows; a term can be played. */
export function SeenPrompt({ question, finished }: SeenPromptProps): ReactNode {
  const { prompt, promptLanguage } = question;
  const isTerm = KINDS[question.kind].termIn === "prompt";
  const speech = useSpeech(promptLanguage);
  const text = prompt[0] ?? "";
  // A finished question plays its term itself.
  useHearKeys(isTerm && !finished && speech ? (options) => speech.say(text, options) : null);
  return (
    <Prompt
      id={promptIdOf(question)}
      lines={prompt}
      lang={promptLanguage}
      dir={directionOf(promptLanguage)}
      after={isTerm && <Hear speech={speech} text={text} big />}
    />
  );
}
