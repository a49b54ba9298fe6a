import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";

import { showError } from "../../../lib/shown-error.ts";
import type { BookPlace } from "./leaf-page.ts";
import { leafOptions } from "./leaf-queries.ts";
import type { LeafPlace } from "./sections.ts";

interface Printing {
  book: BookPlace;
  leaves: readonly LeafPlace[];
  /** Everything is to be printed: what has not been loaded yet is loaded first. */
  printing: boolean;
  onPrinted: () => void;
}

/** While the page is being printed: every leaf that has been loaded; otherwise null. */
export function usePrintedLeaves({ book, leaves, printing, onPrinted }: Printing): readonly number[] | null {
  const client = useQueryClient();
  const [onPaper, setOnPaper] = useState(false);
  const lay = useEffectEvent((paper: boolean) => flushSync(() => setOnPaper(paper)));
  useEffect(() => {
    const before = (): void => lay(true);
    const after = (): void => lay(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);

  const printAll = useEffectEvent(async () => {
    try {
      for (const place of leaves) await client.ensureQueryData(leafOptions(client, book, place));
      print();
    } catch (error) {
      showError(error);
    } finally {
      onPrinted();
    }
  });
  useEffect(() => {
    if (printing) void printAll();
  }, [printing]);

  if (!onPaper) return null;
  const read = (place: LeafPlace): boolean =>
    client.getQueryData(leafOptions(client, book, place).queryKey) !== undefined;
  return leaves.flatMap((place, index) => (read(place) ? [index] : []));
}
