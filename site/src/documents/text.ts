import { toLocalId } from "hubsmith/react";
import type { DocumentSource } from "../build-data.ts";

export interface Heading {
  readonly level: number;
  /** The text of the heading, without Markdown marks. */
  readonly title: string;
  /** Id of the heading, unique on the page. */
  readonly id: string;
}

/** Returns the headings of a document, in order. */
export function headingsOf({ text }: DocumentSource): readonly Heading[] {
  const idOf = headingIds();
  return [...withoutCode(text).matchAll(/^(#{1,6}) +(.+?) *$/gm)].map(([, signs = "", words = ""]) => {
    const title = withoutMarks(words);
    return { level: signs.length, title, id: idOf(title) };
  });
}

/**
 * Returns a function that makes the id of a heading from its title. If an id is already used, a number is added. Upper
 * and lower case count as equal.
 */
export function headingIds(): (title: string) => string {
  const seen = new Map<string, number>();
  return (title) => {
    const id = toLocalId(title);
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return before === 0 ? id : `${id}-${before}`;
  };
}

/** Returns the title of a document: its first heading, or its file name if it has no heading. */
export function titleOf(document: DocumentSource): string {
  return headingsOf(document).find(({ level }) => level === 1)?.title ?? document.name;
}

/** Returns the first sentence of a document, for a card. */
export function firstSentence(document: DocumentSource): string {
  const paragraph = firstParagraph(document);
  return /^.*?[.:?](?= |$)/.exec(paragraph)?.[0].replace(/:$/, ".") ?? paragraph;
}

/** Returns the first paragraph that is neither a heading nor code, on one line. */
export function firstParagraph({ text }: DocumentSource): string {
  const paragraph =
    withoutCode(text)
      .split(/\n\s*\n/)
      .find((block) => /^[\p{L}*`[]/u.test(block)) ?? "";
  const words = paragraph.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/\s+/g, " ");
  return withoutMarks(words).trim();
}

/** Returns a document without its code blocks, because lines of code can look like headings. */
function withoutCode(text: string): string {
  return text.replaceAll(/^(`{3,}).*\n[^]*?^\1`*$/gm, "");
}

/** Removes the marks of Markdown from a text, but keeps stars and underscores in code. */
function withoutMarks(text: string): string {
  return text.replaceAll(/`([^`]*)`|\*|(?<!\w)_|_(?!\w)/g, (_, code: string | undefined) => code ?? "");
}
