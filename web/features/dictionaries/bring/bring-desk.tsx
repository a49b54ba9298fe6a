import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { isCancelled } from "../../../lib/api-error.ts";
import { useSignedIn } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { Crumb } from "../../../ui/page/crumb.tsx";
import { Note } from "../../../ui/text/note.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Title } from "../../../ui/text/title.tsx";
import { DeckError, type ReadFailure } from "../deck/deck.ts";
import type { DeckOverview } from "../deck/overview.ts";
import { DeckReading } from "../deck/reading.ts";
import { rereadEditLists } from "../edit/edit-list.ts";
import { knownDictionaryOptions } from "../paste/known-words.ts";
import { PasteWords } from "../paste/paste-words.tsx";
import { refreshDictionary } from "../queries.ts";
import { Adding } from "./adding.tsx";
import { DeckPreview } from "./deck-preview.tsx";
import { DeckReport } from "./deck-report.tsx";
import { Waiting } from "./waiting.tsx";
import { writeDeck, type Before, type WritePlan, type WriteProgress, type Written } from "./write-deck.ts";

interface Opened {
  file: File;
  reading: DeckReading;
}

type Stage =
  | { at: "choose"; failed?: { failure: ReadFailure; name: string } }
  | ({ at: "reading" } & Opened)
  | ({ at: "preview"; overview: DeckOverview } & Opened)
  | ({ at: "adding"; overview: DeckOverview; progress: WriteProgress; stop: AbortController } & Opened)
  | ({
      at: "done";
      overview: DeckOverview;
      written: Written;
      before: Before;
    } & Opened);

/** One file or list, from choosing it to the result. */
export function BringDesk({ dictionary }: { dictionary: Dictionary }): ReactNode {
  const { t } = useTranslation();
  const { limits, review } = useSignedIn();
  const navigate = useNavigate();
  const client = useQueryClient();
  const known = useQuery(knownDictionaryOptions(dictionary.id));
  const [stage, setStage] = useState<Stage>({ at: "choose" });
  const open = useRef<DeckReading>(null);
  useEffect(() => () => open.current?.close(), []);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(stage.at);
  useEffect(() => {
    if (shown.current !== stage.at) frame.current?.querySelector("h1")?.focus();
    shown.current = stage.at;
  }, [stage.at]);
  const room = Math.max(0, limits.wordsPerDictionary - dictionary.wordsCount);

  const close = (next: Stage): void => {
    open.current?.close();
    open.current = null;
    setStage(next);
  };
  const read = async (file: File): Promise<void> => {
    const reading = new DeckReading();
    open.current = reading;
    setStage({ at: "reading", file, reading });
    try {
      const overview = await reading.ask({ do: "open", file, languages: dictionary });
      setStage({ at: "preview", file, reading, overview });
    } catch (error) {
      if (isCancelled(error)) return;
      const failure = error instanceof DeckError ? error.failure : "damaged";
      close({ at: "choose", failed: { failure, name: file.name } });
    }
  };
  const write = async (opened: Opened & { overview: DeckOverview }, plan: WritePlan): Promise<void> => {
    const stop = new AbortController();
    const onProgress = (progress: WriteProgress): void =>
      setStage({ ...opened, at: "adding", progress, stop });
    onProgress({ words: 0, ofWords: 0, reviews: 0, ofReviews: 0 });
    const { reading } = opened;
    const before = {
      reviews: known.data?.reviews ?? [],
      dayStartsAt: plan.dayStartsAt === undefined ? undefined : review.dayStartsAt,
    };
    const written = await writeDeck({ reading, dictionary, ...plan, onProgress, signal: stop.signal });
    setStage({ ...opened, at: "done", written, before });
    await rereadEditLists(client, dictionary.id);
    await refreshDictionary(client, dictionary.id);
  };

  return (
    <div ref={frame}>
      <Crumb to={paths.dictionary(dictionary.id)} label={dictionary.name} lang={dictionary.termsLanguage} />
      {stage.at === "choose" && (
        <PasteWords
          dictionary={dictionary}
          room={room}
          onSaved={() => void navigate(paths.editWords(dictionary.id))}
          onFile={(file) => void read(file)}
        >
          <Title>{t("bring.title")}</Title>
          <Text word>{t("bring.lead")}</Text>
          {stage.failed && (
            <Note tone="wrong" role="alert">
              <b>{t("bring.unread", { name: stage.failed.name })}</b>{" "}
              {t(`bring.failures.${stage.failed.failure}`)}
            </Note>
          )}
        </PasteWords>
      )}
      {stage.at === "reading" && <Waiting name={stage.file.name} onCancel={() => close({ at: "choose" })} />}
      {stage.at === "preview" && (
        <DeckPreview
          {...stage}
          dictionary={dictionary}
          known={known}
          room={room}
          onBack={() => close({ at: "choose" })}
          onWrite={(plan) => void write(stage, plan)}
          onFailure={(failure) => close({ at: "choose", failed: { failure, name: stage.file.name } })}
        />
      )}
      {stage.at === "adding" && (
        <Adding progress={stage.progress} notes={stage.overview.notes} onStop={() => stage.stop.abort()} />
      )}
      {stage.at === "done" && <DeckReport {...stage} dictionary={dictionary} />}
    </div>
  );
}
