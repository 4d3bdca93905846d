import type { Json } from "../../generators/spec/entry.ts";
import { written } from "../../generators/spec/pointer.ts";
import { visible } from "../../generators/spec/visible.ts";
import { codeBlock } from "../report/markdown.ts";
import type { EntryChange, FieldChange } from "./spec-changes.ts";

/** A snippet whose text has changed, with the hunks of a unified diff. */
export interface SnippetChange {
  /**
   * Path of the example file. Examples of hosted calls are not files; for them, this is a name such as
   * `hosted/groq/conversational/openai.py`.
   */
  readonly file: string;
  readonly change: EntryChange["change"];
  readonly difference: string;
}

/** A changed field. If the value is a text of several lines, `difference` contains the hunks of a diff. */
interface ShownField extends FieldChange {
  readonly difference?: string;
}

/** The difference between two states of the spec: changed entries and changed snippets. */
export interface Difference {
  readonly entries: readonly (Omit<EntryChange, "fields"> & { readonly fields: readonly ShownField[] })[];
  readonly snippets: readonly SnippetChange[];
}

/** Maximum number of characters of a value that a line shows. */
const MAX_VALUE = 200;

/** Returns a difference as an object to print as JSON. The path of a field becomes one string. */
export function asJson({ entries, snippets }: Difference): object {
  const plain = entries.map((entry) => ({
    ...entry,
    fields: entry.fields.map((field) => ({ ...field, path: written(field.path) })),
  }));
  return { entries: plain, snippets };
}

/**
 * Returns a difference as text for people: each entry with its fields, then each snippet. Escapes invisible characters.
 */
export function asText({ entries, snippets }: Difference, color: boolean): string {
  const paint = (line: string): string => {
    const code = color ? COLORS[line.trimStart()[0] ?? ""] : undefined;
    return code === undefined ? line : `\u001b[${code}m${line}\u001b[0m`;
  };
  const parts = [
    ...entries.map((entry) => [
      `${entry.file} ${entry.change}`,
      ...entry.fields.flatMap(linesOf).map((line) => paint(`  ${line}`)),
    ]),
    ...alike(snippets).map(({ snippet: { file, change, difference }, others }) => [
      `${file} ${change}${others}`,
      ...hunks(difference).map((line) => paint(`  ${line}`)),
    ]),
  ];
  return [...parts.map((lines) => lines.join("\n")), summary({ entries, snippets })].join("\n\n");
}

const COLORS: Readonly<Record<string, number>> = { "+": 32, "-": 31, "@": 36 };

/** Returns a difference as Markdown with code blocks, for a pull request. */
export function asMarkdown({ entries, snippets }: Difference): string {
  const parts = [
    `**${summary({ entries, snippets })}**`,
    ...entries.map(({ file, change, fields }) =>
      [`### \`${file}\` ${change}`, ...diffBlock(fields.flatMap(linesOf))].join("\n\n"),
    ),
    ...alike(snippets).map(({ snippet: { file, change, difference }, others }) =>
      [`### \`${file}\` ${change}${others}`, ...diffBlock(hunks(difference))].join("\n\n"),
    ),
  ];
  return parts.join("\n\n");
}

/**
 * Groups snippets whose lines change in the same way. For each group, returns the first snippet, and a text with the
 * number of other snippets in the group.
 */
function alike(
  snippets: readonly SnippetChange[],
): readonly { readonly snippet: SnippetChange; readonly others: string }[] {
  const groups = new Map<string, SnippetChange[]>();
  for (const snippet of snippets) {
    const lines = snippet.difference.split("\n").filter((line) => /^[-+]/.test(line));
    const key = [snippet.change, ...lines].join("\n");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [snippet]);
    else group.push(snippet);
  }
  return Array.from(groups.values(), ([snippet, ...rest]) => {
    const others = rest.length === 0 ? "" : `, and ${rest.length} more in the same way`;
    return snippet === undefined ? [] : [{ snippet, others }];
  }).flat();
}

const diffBlock = (lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [codeBlock("diff", lines.join("\n"))];

function linesOf({ path, change, before, after, difference }: ShownField): string[] {
  const name = visible(written(path), MAX_VALUE);
  if (difference !== undefined) return [`@ ${name}`, ...hunks(difference)];
  const lines = [`@ ${name}${change === "changed" ? "" : ` ${change}`}`];
  if (before !== undefined) lines.push(`- ${shown(before)}`);
  if (after !== undefined) lines.push(`+ ${shown(after)}`);
  return lines;
}

function shown(value: Json): string {
  return visible(JSON.stringify(value), MAX_VALUE);
}

function hunks(difference: string): string[] {
  return difference.split("\n").map((line) => visible(line, 1000));
}

function summary({ entries, snippets }: Difference): string {
  if (entries.length + snippets.length === 0) return "nothing changed";
  return `${counted(entries, "entry", "entries")}; ${counted(snippets, "snippet", "snippets")}`;
}

function counted(items: readonly { readonly change: string }[], one: string, many: string): string {
  const counts = ["added", "removed", "changed"].flatMap((change) => {
    const count = items.filter((item) => item.change === change).length;
    return count === 0 ? [] : [`${count} ${change}`];
  });
  const details = counts.length === 0 ? "" : ` (${counts.join(", ")})`;
  return `${items.length} ${items.length === 1 ? one : many}${details}`;
}
