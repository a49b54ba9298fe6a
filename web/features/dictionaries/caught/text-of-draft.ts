import type { Draft } from "../edit/kept-changes.ts";

/** Everything that was typed, in one line; empty for no draft. */
export const textOfDraft = (draft: Draft | null): string =>
  draft === null
    ? ""
    : [
        draft.term,
        [...draft.definitions, draft.typed].filter(Boolean).join("; "),
        draft.example,
        draft.note,
        [...draft.tags, draft.typedTag].filter(Boolean).join(", "),
      ]
        .filter(Boolean)
        .join(" – ");
