/** Returns a Markdown table. Escapes characters that would end a cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`).replaceAll(/\s+/g, " ")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Returns a code block. Its fence has more backticks than any sequence of backticks in the text. */
export function codeBlock(language: string, text: string): string {
  const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Escapes characters that Markdown would interpret, except in code between backticks. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/`[^`]*`|[\\<>*_[\]#]/g, (found) => (found.startsWith("`") ? found : `\\${found}`));
}
