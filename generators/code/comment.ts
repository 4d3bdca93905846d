import { columns, LINE_WIDTH, UNPRINTABLE } from "./text.ts";

/**
 * Formats a documentation comment for the `docs` of ts-morph, on one line if it fits.
 *
 * @param description plain text; a blank line starts a paragraph. Text in it that would end the comment or start a tag
 * is escaped.
 * @param tags lines such as `@default 5`
 * @param indent columns before the comment
 * @returns the comment's text; empty if there is no content
 */
export function docs(description: string, tags: readonly string[] = [], indent = 0): string {
  const paragraphs = visible(description)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().split(/\s+/).join(" "))
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => paragraph.replace(/(^|\s|\{)@/g, "$1\\@"));
  const tagLines = tags.map((tag) => visible(tag).replaceAll("\n", " "));

  const [only, ...more] = [...paragraphs, ...tagLines];
  if (only === undefined) return "";
  if (more.length === 0 && indent + columns(`/** ${only} */`) <= LINE_WIDTH) return only;

  const width = LINE_WIDTH - indent - " * ".length;
  const text = paragraphs.map((paragraph) => wrap(paragraph, width));
  const blocks = tagLines.length > 0 ? [...text, tagLines] : text;
  return `\n${blocks.map((lines) => lines.join("\n")).join("\n\n")}`;
}

/**
 * Returns a complete documentation comment with a final line break, formatted by `docs`. Returns an empty text if there
 * is no content.
 *
 * @param indent columns before each line
 */
export function comment(description: string, tags: readonly string[] = [], indent = 0): string {
  const text = docs(description, tags, indent);
  if (text === "") return "";
  const start = " ".repeat(indent);
  if (!text.startsWith("\n")) return `${start}/** ${text} */\n`;
  const lines = text.slice(1).split("\n");
  return `${start}/**\n${lines.map((line) => `${start} *${line === "" ? "" : ` ${line}`}\n`).join("")}${start} */\n`;
}

/** Escapes text for a comment: the result does not end the comment, and contains no invisible characters. */
function visible(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replace(UNPRINTABLE, (character) => (character === "\n" || character === "\t" ? character : "\ufffd"))
    .replaceAll("*/", "*\\/");
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && columns(last) + 1 + columns(word) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
