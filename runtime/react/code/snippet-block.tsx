/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an area that scrolls must have
   a name and be reachable with the keyboard; no HTML element provides that */
import type { MouseEvent, ReactNode } from "react";
import type { Snippet } from "../../snippets/library.ts";
import { codeMarks, type CodeMark } from "./code-marks.ts";
import { copySnippet, downloadSnippet } from "./actions.ts";
import { languageName } from "./languages.ts";

/** A snippet that may contain the colours of its code. */
export interface MarkedSnippet extends Snippet {
  /**
   * The kinds of all pieces of the code, in order. If absent, `codeMarks` colours the code. If the lengths of the
   * pieces do not add up to the length of the code, `marks` is ignored.
   */
  readonly marks?: readonly CodeMark[];
}

/** Properties of `SnippetBlock`. */
export interface SnippetBlockProps {
  /** The code. Its language may also be one that no library uses, such as `yaml`. */
  readonly snippet: Omit<MarkedSnippet, "language" | "kind"> & {
    /**
     * The language, which is shown before the code and decides its colours. An unknown language is not shown, and its
     * code has no colours.
     */
    readonly language: string;
    /** `install`, `usage` or `message`. Default: `usage`. */
    readonly kind?: string;
  };
  /** Name of the file that a download button saves, see `codeFileName`. If absent, there is no download button. */
  readonly fileName?: string | undefined;
  /** A note between the title and the code. */
  readonly note?: ReactNode;
}

/**
 * One piece of code with its title, its language and a copy button. A snippet of kind `message` is shown as a
 * paragraph of text.
 */
export function SnippetBlock({ snippet, fileName, note }: SnippetBlockProps): ReactNode {
  if (snippet.kind === "message") return <Message text={snippet.code} note={note} />;
  const language = languageName(snippet.language);
  const title = snippet.title ?? (snippet.kind === "install" ? "Install" : undefined);
  return (
    <div className="hs-snippet" data-hs-snippet="">
      <div className="hs-snippet-head">
        <span className="hs-snippet-title">{title ?? language}</span>
        {title !== undefined && language !== undefined && <span className="hs-snippet-language">{language}</span>}
        {fileName !== undefined && <DownloadButton fileName={fileName} />}
        <CopyButton what={title ?? language ?? "code"} />
      </div>
      {hasContent(note) && <div className="hs-snippet-note">{note}</div>}
      <pre tabIndex={0} role="group" aria-label={`Code: ${title ?? language ?? "text"}`}>
        <code translate="no">{colour(snippet.code, snippet.marks ?? codeMarks(snippet.code, snippet.language))}</code>
      </pre>
    </div>
  );
}

function Message({ text, note }: { readonly text: string; readonly note: ReactNode }): ReactNode {
  return (
    <>
      <p className="hs-message">{text}</p>
      {hasContent(note) && <div className="hs-snippet-note">{note}</div>}
    </>
  );
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}

/** Properties of `CopyButton`. */
export interface CopyButtonProps {
  /** The name of the copied text for screen readers, such as "the prompt". */
  readonly what: string;
}

/**
 * A button that copies the first `code` element of the surrounding `[data-hs-snippet]`, and shows whether this worked.
 * In static HTML, `enhancePage` makes the button work.
 */
export function CopyButton({ what }: CopyButtonProps): ReactNode {
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

function DownloadButton({ fileName }: { readonly fileName: string }): ReactNode {
  const save = (event: MouseEvent<HTMLButtonElement>): void => downloadSnippet(event.nativeEvent, event.currentTarget);
  return (
    <button
      className="hs-download"
      type="button"
      data-hs-download={fileName}
      title={`Save as ${fileName}`}
      onClick={save}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="M8 2.5v7.5m0 0L4.8 6.9M8 10l3.2-3.1M3 13.5h10" />
      </svg>
      <span className="hs-hidden">Save as {fileName}</span>
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
