import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Stack } from "../../../ui/page/stack.tsx";
import { ListPreview } from "./list-preview.tsx";
import { PasteField } from "./paste-field.tsx";

interface PasteWordsProps {
  dictionary: Dictionary;
  /** Words that may still be added. */
  room: number;
  onSaved: () => void;
  /** A file that is no list of lines. */
  onFile: (file: File) => void;
  /** What stands above the field: the title of the page. */
  children: ReactNode;
}

/** In the browser's history, so that its way back leads from the preview to the text. */
const PREVIEW = "preview";

/** Many words at once: pasted or from a file, then shown as they are understood, and saved together or not at all. */
export function PasteWords({ dictionary, room, onSaved, onFile, children }: PasteWordsProps): ReactNode {
  const navigate = useNavigate();
  const { search, state }: { search: string; state: unknown } = useLocation();
  const [list, setList] = useState<{ text: string; version: number } | null>(null);
  const isPreview = list !== null && state === PREVIEW;
  const field = useRef<HTMLDivElement>(null);
  const wasPreview = useRef(isPreview);
  useEffect(() => {
    if (wasPreview.current && !isPreview) field.current?.querySelector("h1")?.focus();
    wasPreview.current = isPreview;
  }, [isPreview]);

  const open = (text: string): void => {
    // What was changed by hand stays while the text is the same.
    setList((before) => (before?.text === text ? before : { text, version: (before?.version ?? 0) + 1 }));
    void navigate({ search }, { state: PREVIEW });
  };
  return (
    <>
      <div ref={field} hidden={isPreview}>
        <Stack>
          {children}
          <PasteField dictionary={dictionary} onText={open} onFile={onFile} />
        </Stack>
      </div>
      {list && (
        <ListPreview
          key={list.version}
          text={list.text}
          {...{ dictionary, room, onSaved }}
          shown={isPreview}
          onBack={() => void navigate(-1)}
        />
      )}
    </>
  );
}
