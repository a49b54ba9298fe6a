import { useEffect, useState, type RefObject } from "react";

import {
  firstWordOf,
  letterOfWord,
  placeOfLetter,
  type LeafPlace,
  type Letter,
  type Section,
} from "./sections.ts";
import { headRoom } from "./use-leaf-window.ts";

interface Jump {
  letter: string;
  leaf: number;
  /** The number of its first word in the whole list. */
  word: number;
}

interface JumpInput {
  frame: RefObject<HTMLElement | null>;
  letters: readonly Letter[];
  sections: readonly Section[];
  leaves: readonly LeafPlace[];
  /** The leaves on the screen. */
  shown: readonly number[];
  /** Their words are there. */
  ready: boolean;
  show: (leaf: number) => void;
  /** A letter to begin at. */
  wanted: string | undefined;
}

/** Jumps to letters, and knows which letter the book is open at. */
export function useLetterJump({ frame, letters, sections, leaves, shown, ready, show, wanted }: JumpInput): {
  current: string | undefined;
  jumpTo: (letter: string) => void;
} {
  const [last, setLast] = useState<Jump | null>(null);
  const [open, setOpen] = useState<Jump | null>(null);
  const jumpTo = (letter: string): void => {
    const place = placeOfLetter(letters, sections, letter);
    if (!place) return;
    setLast({ letter, ...place });
    setOpen({ letter, ...place });
    show(place.leaf);
  };
  useEffect(() => {
    if (wanted) jumpTo(wanted);
    // Once, at the start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Until their words have loaded, leaves have estimated heights: afterwards the place is looked up once more.
  useEffect(() => {
    if (!open || !ready) return;
    let next = requestAnimationFrame(() => {
      show(open.leaf);
      next = requestAnimationFrame(() => {
        bringToView(wordAt(frame.current, open.leaf, open.word - firstWordOf(leaves, open.leaf)));
        setOpen(null);
      });
    });
    return () => cancelAnimationFrame(next);
    // The leaves are new objects each time; the other dependencies cover what matters of them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open, ready]);

  useEffect(() => {
    if (!open) return;
    const leave = (): void => setOpen(null);
    addEventListener("wheel", leave, { passive: true });
    addEventListener("touchmove", leave, { passive: true });
    return () => {
      removeEventListener("wheel", leave);
      removeEventListener("touchmove", leave);
    };
  }, [open]);

  const current =
    last && shown.includes(last.leaf)
      ? last.letter
      : letterOfWord(letters, firstWordOf(leaves, shown[0] ?? 0));
  return { current, jumpTo };
}

const wordAt = (frame: HTMLElement | null, leaf: number, word: number): Element | undefined =>
  frame?.querySelector(`[data-index="${leaf}"]`)?.querySelectorAll("[data-word]")[word];

/** Further down on a long leaf than the screen reaches. */
function bringToView(word: Element | undefined): void {
  if (!word) return;
  const { top, bottom } = word.getBoundingClientRect();
  if (bottom > innerHeight - headRoom()) scrollBy({ top: top - headRoom() });
}
