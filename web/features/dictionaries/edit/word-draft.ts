import { pick, WORD_FIELDS, type Word, type WordField } from "../../../../shared/api/word.ts";
import { DEFINITIONS, TAGS } from "../../../../shared/limits.ts";
import { addDefinition } from "../definition-list.ts";
import { distinctTags } from "../distinct-tags.ts";
import type { Draft } from "./kept-changes.ts";
import type { WordText } from "./word-change.ts";

/** A word as typed, including the definition and the tag that are still being typed. */
export const wordOf = ({
  term,
  definitions,
  typed,
  note,
  example,
  tags,
  typedTag,
}: Draft): Required<WordText> => ({
  term,
  definitions: addDefinition(definitions, typed, DEFINITIONS.max),
  note,
  example,
  tags: distinctTags(addDefinition(tags, typedTag, TAGS.max)),
});

export const draftOf = (word: Pick<Word, WordField>): Draft => ({
  ...pick(word, WORD_FIELDS),
  typed: "",
  typedTag: "",
});

/** A new word as it is sent: empty fields are left out. */
export const withoutEmpty = ({ note, example, tags, ...text }: Required<WordText>): WordText => ({
  ...text,
  ...(note && { note }),
  ...(example && { example }),
  ...(tags.length > 0 && { tags }),
});
