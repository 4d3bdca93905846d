import { visible, visibleJson, visibleLine } from "./visible.ts";
import type { Problem } from "./problem.ts";
import { byCodePoint } from "./json.ts";

/** `text` for terminals, `json` for programs, `github` for annotations in a pull request. */
export type ProblemFormat = "text" | "json" | "github";

export interface PrintOptions {
  readonly format: ProblemFormat;
  /** If true, the output contains colour codes for terminals. Only the format `text` uses this option. */
  readonly color: boolean;
}

/** Maximum number of characters of a message or hint. */
const MAX_WORDS = 1000;

/**
 * Prints problems, sorted by file, line, column and code. Text from spec files is never printed raw: control
 * characters, escape sequences and direction marks are escaped, and long texts are shortened.
 *
 * @returns lines without a final line break. `text`: the place, message, marked line and hint of each problem, then
 *   the count. `json`: an array of Problem objects. `github`: one workflow command for each problem, and the count
 */
export function printProblems(problems: readonly Problem[], { format, color }: PrintOptions): string {
  const sorted = sortProblems(problems);
  if (format === "json") return visibleJson(sorted.map(cut));
  const paint = color && format === "text" ? painted : (text: string) => text;
  const print = format === "github" ? annotation : (problem: Problem) => paragraph(problem, paint);
  return [...sorted.map(print), count(sorted)].join("\n");
}

/** Sorts problems by file, line, column and code, and removes duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [keyOf(problem), problem]));
  return [...unique.values()].sort(
    (left, right) =>
      byCodePoint(left.file, right.file) ||
      left.line - right.line ||
      left.column - right.column ||
      byCodePoint(left.code, right.code) ||
      byCodePoint(left.message, right.message),
  );
}

function keyOf({ file, line, column, code, message }: Problem): string {
  return JSON.stringify([file, line, column, code, message]);
}

type Style = "place" | "error" | "warning" | "hint";
type Paint = (text: string, style: Style) => string;

const COLORS: Readonly<Record<Style, number>> = { place: 1, error: 31, warning: 33, hint: 2 };

const painted: Paint = (text, style) => `\u001b[${COLORS[style]}m${text}\u001b[0m`;

function paragraph(problem: Problem, paint: Paint): string {
  const { file, line, column, code, severity, hint, excerpt, width = 1 } = problem;
  const place = paint(`${visible(file, MAX_WORDS)}:${line}:${column}`, "place");
  const kind = severity === "warning" ? `${code} (warning)` : code;
  const lines = [`${place} ${paint(kind, severity)} ${visible(problem.message, MAX_WORDS)}`];
  if (excerpt !== undefined && excerpt.trim() !== "") {
    const { text, indent, carets } = visibleLine(excerpt, column, width);
    lines.push(`    ${text}`.trimEnd(), " ".repeat(4 + indent) + paint(carets, severity));
  }
  if (hint !== undefined) lines.push(paint(`  hint: ${visible(hint, MAX_WORDS)}`, "hint"));
  return lines.join("\n");
}

function annotation({ file, line, column, code, message, hint, severity }: Problem): string {
  const path = escapeProperty(visible(file, MAX_WORDS));
  const text = visible(message, MAX_WORDS) + (hint === undefined ? "" : `\nhint: ${visible(hint, MAX_WORDS)}`);
  return `::${severity} file=${path},line=${line},col=${column},title=${escapeProperty(code)}::${escapeData(text)}`;
}

/** Returns a text with the escapes that GitHub's workflow commands require. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

function count(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return "no problems";
  return [plural(errors, "error"), plural(warnings, "warning")].filter((text) => text !== "").join(", ");
}

export function plural(number: number, thing: string): string {
  return number === 0 ? "" : `${number} ${thing}${number === 1 ? "" : "s"}`;
}

/** Returns a problem with its fields in a fixed order and with shortened texts. */
function cut({ file, line, column, code, message, hint, severity, excerpt, width }: Problem): Problem {
  const short = (text: string): string => (text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text);
  return {
    file,
    line,
    column,
    code,
    message: short(message),
    ...(hint !== undefined && { hint: short(hint) }),
    severity,
    ...(excerpt !== undefined && { excerpt: short(excerpt) }),
    ...(width !== undefined && { width }),
  };
}
