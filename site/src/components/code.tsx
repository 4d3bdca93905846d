import { SnippetBlock } from "hubsmith/react";
import { type ReactNode } from "react";
import { useSite } from "../site-context.ts";

/** A code block with a copy button. The colours are computed at build time. */
export function Code({
  code,
  language,
  title,
  kind,
}: {
  readonly code: string;
  readonly language: string;
  readonly title?: string | undefined;
  readonly kind?: string;
}): ReactNode {
  const { highlight } = useSite().buildData;
  return (
    <SnippetBlock
      snippet={{ code, language, marks: highlight(code, language), ...(title && { title }), ...(kind && { kind }) }}
    />
  );
}

/** A text in which parts between backticks are code. */
export function Ticked({ text }: { readonly text: string }): ReactNode {
  return text.split("`").map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

/** Pieces of code with commas between them. */
export function Codes({ texts }: { readonly texts: readonly string[] }): ReactNode {
  return texts.map((text, index) => (
    <span key={text}>
      {index > 0 && ", "}
      <code>{text}</code>
    </span>
  ));
}
