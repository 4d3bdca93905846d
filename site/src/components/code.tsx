import { SnippetBlock } from "hubsmith/react";
import { useContext, type ReactNode } from "react";
import { SiteContext } from "../site-context.ts";

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
  const { highlight } = useContext(SiteContext).services;
  return (
    <SnippetBlock
      snippet={{ code, language, marks: highlight(code, language), ...(title && { title }), ...(kind && { kind }) }}
    />
  );
}
