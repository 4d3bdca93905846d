import { parseJson, Template, TemplateBudgetError, TemplateError, TemplateSyntaxError } from "hubsmith/template";
import type { FuzzCase } from "./sources.ts";

export interface Outcome {
  /** `text`: no error. `syntax`: an invalid template. `budget`: an error about a limit that only this package has. */
  readonly kind: "text" | "syntax" | "error" | "budget";
  /** If there is no error, the rendered text. Otherwise, the code and the message of the error. */
  readonly words: string;
  /** The line of the error. Absent if there is no error, or the error has no line. */
  readonly line?: number | undefined;
}

/** Python's result. `skip` is true if Python renders a different text in each run, or takes too long. */
export interface PythonAnswer {
  readonly text?: string;
  readonly error?: string;
  readonly line?: number;
  readonly skip?: boolean;
}

/** The time that `strftime_now` returns in every test. */
const NOW = new Date("2026-01-05T07:08:09.012");

export function ourOutcome({ template, json }: FuzzCase): Outcome {
  try {
    const text = new Template(template, { now: () => NOW }).render(parseJson(json) as Record<string, unknown>);
    return { kind: "text", words: text };
  } catch (error) {
    if (!(error instanceof TemplateError)) return { kind: "error", words: `no template error: ${String(error)}` };
    const { code, templateMessage, line } = error;
    const words = `${code}: ${templateMessage}`;
    if (error instanceof TemplateBudgetError) return { kind: "budget", words };
    return { kind: error instanceof TemplateSyntaxError ? "syntax" : "error", words, line };
  }
}

export function pythonOutcome({ text, error = "", line }: PythonAnswer): Outcome {
  if (text !== undefined) return { kind: "text", words: text };
  const isSyntax = /^(?:TemplateSyntaxError|TemplateAssertionError|SyntaxError):/.test(error);
  return { kind: isSyntax ? "syntax" : "error", words: error, line };
}

/** Returns the class of the difference between two results, such as `other text`, or undefined if the results agree. */
export function differenceOf(ours: Outcome, python: Outcome): string | undefined {
  if (ours.words.startsWith("no template error")) return ours.words.slice(0, 80);
  if (ours.kind === "budget") return python.kind === "text" ? `${ours.words.split(":")[0]}, not text` : undefined;
  if (ours.kind === python.kind && ours.kind === "text") return ours.words === python.words ? undefined : "other text";
  if (ours.kind !== python.kind) return `${nameOf(ours)}, not ${nameOf(python)}`;
  const isOtherLine = python.line !== undefined && ours.line !== python.line;
  return isOtherLine ? `line of ${nameOf(ours)} for ${nameOf(python)}` : undefined;
}

const nameOf = ({ kind, words }: Outcome): string => (kind === "text" ? "text" : (words.split(":")[0] ?? kind));
