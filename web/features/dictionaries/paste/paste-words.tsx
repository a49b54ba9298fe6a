import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { Stack } from "../../../ui/page/stack.tsx";
import { inEncoding, type TextFile } from "../encoding/text-file.ts";
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

interface OpenedText {
  text: string;
  /** Where it comes from, if not from the field. */
  file: TextFile | null;
  number: number;
}

/** In the browser's history, so that its way back leads from the preview to the text. */
const PREVIEW = "preview";

/** Many words at once: pasted or from a file, then shown as they are understood, and saved together or not at all. */
export function PasteWords({ dictionary, room, onSaved, onFile, children }: PasteWordsProps): ReactNode {
  const navigate = useNavigate();
  const { search, state }: { search: string; state: unknown } = useLocation();
  const [list, setList] = useState<OpenedText | null>(null);
  const isPreview = list !== null && state === PREVIEW;
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wasPreview = useRef(isPreview);
  useEffect(() => {
    if (wasPreview.current && !isPreview) frame.current?.querySelector("h1")?.focus();
    wasPreview.current = isPreview;
  }, [isPreview]);

  const open = (text: string, file: TextFile | null): void => {
    // What was changed by hand stays while the text is the same.
    setList((before) => (before?.text === text ? before : { text, file, number: (before?.number ?? 0) + 1 }));
    void navigate({ search }, { state: PREVIEW });
  };
  const decodeBy = (encoding: string): void => {
    if (!list?.file) return;
    const file = inEncoding(list.file, encoding);
    if (field.current) field.current.value = file.decoded.text;
    setList({ ...list, text: file.decoded.text, file });
  };
  return (
    <>
      <div ref={frame} hidden={isPreview}>
        <Stack>
          {!isPreview && children}
          <PasteField dictionary={dictionary} field={field} onText={open} onFile={onFile} />
        </Stack>
      </div>
      {list && (
        <ListPreview
          key={list.number}
          {...{ dictionary, room, onSaved }}
          text={list.text}
          decoded={list.file?.decoded}
          shown={isPreview}
          onEncoding={decodeBy}
          onBack={() => void navigate(-1)}
        />
      )}
    </>
  );
}
