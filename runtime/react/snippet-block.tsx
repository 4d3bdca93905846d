/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable without a mouse, and told by a name; no element does that */
import type { MouseEvent, ReactNode } from "react";
import type { Snippet } from "../snippets/library.ts";
import { copySnippet } from "./copy.ts";

/** A run of characters of a code and what they are: `[7, "keyword"]`; `""` for plain text. */
export type CodeMark = readonly [length: number, kind: string];

/** A snippet that may bring its colours along. */
export interface MarkedSnippet extends Snippet {
  /** Runs that cover the whole code, in order. Runs that do not add up to its length are not used. */
  readonly marks?: readonly CodeMark[];
}

/** Names of languages as people write them. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  python: "Python",
  bash: "Shell",
  javascript: "JavaScript",
  typescript: "TypeScript",
  csharp: "C#",
  json: "JSON",
  yaml: "YAML",
};

export interface SnippetBlockProps {
  readonly snippet: Omit<MarkedSnippet, "language" | "kind"> & { readonly language: string; readonly kind?: string };
}

/**
 * One piece of code with its title, its language and a button that copies exactly the code; or, for a snippet of kind
 * `message`, a paragraph of text.
 */
export function SnippetBlock({ snippet }: SnippetBlockProps): ReactNode {
  if (snippet.kind === "message") return <p className="hs-message">{snippet.code}</p>;
  const language = LANGUAGE_NAMES[snippet.language];
  const title = snippet.title ?? (snippet.kind === "install" ? "Install" : undefined);
  return (
    <div className="hs-snippet" data-hs-snippet="">
      <div className="hs-snippet-head">
        <span className="hs-snippet-title">{title ?? language}</span>
        {title !== undefined && language !== undefined && <span className="hs-snippet-language">{language}</span>}
        <CopyButton what={title ?? language ?? "code"} />
      </div>
      <pre tabIndex={0} role="group" aria-label={`Code: ${title ?? language ?? "text"}`}>
        <code translate="no">{colour(snippet.code, snippet.marks)}</code>
      </pre>
    </div>
  );
}

function CopyButton({ what }: { readonly what: string }): ReactNode {
  const copy = (event: MouseEvent<HTMLButtonElement>): void => void copySnippet(event.nativeEvent, event.currentTarget);
  return (
    <button className="hs-copy" type="button" data-hs-copy="" onClick={copy}>
      <span className="hs-copy-idle">
        Copy<span className="hs-hidden"> {what}</span>
      </span>
      <span className="hs-copy-done" aria-hidden="true">
        Copied
      </span>
      <span className="hs-copy-failed" aria-hidden="true">
        Selected
      </span>
    </button>
  );
}

function colour(code: string, marks: readonly CodeMark[] | undefined): ReactNode {
  if (marks === undefined || marks.reduce((sum, [length]) => sum + length, 0) !== code.length) return code;
  let from = 0;
  return marks.map(([length, kind], index) => {
    const text = code.slice(from, (from += length));
    return kind === "" ? (
      text
    ) : (
      <span key={index} className={`hs-code-${kind}`}>
        {text}
      </span>
    );
  });
}
