import { cloneElement, type ReactElement, type ReactNode } from "react";

const TAGGED = /<(\w+)>(.*?)<\/\1>/s;

interface RichTextProps {
  /** “<a>Sign up</a> to keep it”: what a tag surrounds becomes the part of that name. */
  text: string;
  parts: Readonly<Record<string, ReactElement>>;
}

/** A text of which some words are a link or stand out. */
export function RichText({ text, parts }: RichTextProps): ReactNode {
  const found = TAGGED.exec(text);
  if (!found) return text;
  const [whole, name = "", inner = ""] = found;
  const part = parts[name];
  return (
    <>
      {text.slice(0, found.index)}
      {part ? cloneElement(part, {}, inner) : whole}
      <RichText text={text.slice(found.index + whole.length)} parts={parts} />
    </>
  );
}
