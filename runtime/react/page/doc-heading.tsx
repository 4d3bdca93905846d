import type { MouseEvent, ReactNode } from "react";
import { copyAnchor } from "../code/actions.ts";

/** Properties of `DocHeading`. */
export interface DocHeadingProps {
  /** Level of the heading: 1 to 6, for h1 to h6. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Text of the heading, never read as HTML. */
  readonly title: string;
  /** Id in the page, made safe by `toLocalId`. Default: made from the title. */
  readonly local?: string;
}

/**
 * A heading with a link to itself. A click on the link goes to the heading, copies its absolute URL, and tells
 * screen readers that the URL was copied. Without JavaScript, the link is a plain anchor.
 */
export function DocHeading({ level, title, local = title }: DocHeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  const id = toLocalId(local);
  const copy = (event: MouseEvent<HTMLAnchorElement>): void => void copyAnchor(event.nativeEvent, event.currentTarget);
  return (
    <Tag id={id} className="hs-heading">
      {title}{" "}
      <a
        className="hs-anchor"
        href={`#${encodeURIComponent(id)}`}
        aria-label={`Link to “${title}”`}
        title="Copy link"
        data-hs-anchor=""
        onClick={copy}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d="M6.5 9.5a3 3 0 0 0 4.2 0l2.4-2.4a3 3 0 0 0-4.2-4.2l-.9.9M9.5 6.5a3 3 0 0 0-4.2 0L2.9 8.9a3 3 0 0 0 4.2 4.2l.9-.9" />
          <path className="hs-anchor-done" d="m3 8.5 3.2 3.2L13 5" />
        </svg>
      </a>
    </Tag>
  );
}

/**
 * Makes an id from any text. The id can be used for an element of a page, and in the fragment of a URL.
 *
 * Letters and digits of every script, `-`, `_` and `.` are kept. White space becomes `-`. All other characters are
 * removed.
 *
 * @param text a chosen id or a title, for example `"Sample input"`
 * @returns a lower-case id without white space, never empty: `"sample-input"`, or `"section"` if nothing is left
 */
export function toLocalId(text: string): string {
  const id = text
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, "")
    .slice(0, 100);
  return id === "" ? "section" : id;
}
