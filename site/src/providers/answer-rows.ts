import type { TaskSpec } from "./record.ts";
import { isFields, tick, typeWords, valueWords } from "./words.ts";

type Response = NonNullable<TaskSpec["response"]>;
type Form = NonNullable<Response["variants"]>[number];

/** One place of an answer that is checked. */
export interface AnswerRow {
  readonly place: string;
  readonly type: string;
  readonly isOptional: boolean;
}

/** One form that an answer may have. */
export interface AnswerForm {
  readonly rows: readonly AnswerRow[];
  /** How it becomes the result: sentences with code between backticks. */
  readonly result: string;
}

/** The forms of an answer; the first that fits counts. */
export function answerForms(response: TaskSpec["response"]): readonly AnswerForm[] {
  const forms: readonly Form[] = response?.variants ?? [response ?? {}];
  return forms.map((form) => ({ rows: checkRows(form.check), result: resultWords(form) }));
}

/** Flattens a check; a place that ends in `?` may be missing. */
function checkRows(check: unknown, prefix = ""): AnswerRow[] {
  if (typeof check === "string") return [{ place: prefix, type: typeWords(check), isOptional: false }];
  if (!isFields(check)) return [];
  return Object.entries(check).flatMap(([name, shape]) => {
    const isOptional = name.endsWith("?");
    const step = isOptional ? name.slice(0, -1) : name;
    const place = prefix === "" || step.startsWith("[") ? prefix + step : `${prefix}.${step}`;
    return checkRows(shape, place).map((row) => ({ ...row, isOptional: row.isOptional || isOptional }));
  });
}

function resultWords(form: Form): string {
  const parts = [
    form.orderBy !== undefined && `The list is put in the order of ${tick(form.orderBy)}.`,
    mainWords(form),
    form.elseFetchText !== undefined && `Where there is none, the text file at ${tick(form.elseFetchText)} is fetched.`,
    form.mime !== undefined && `Bytes that do not tell their type count as ${tick(form.mime)}.`,
    form.json !== undefined && `Who asks for \`json\` gets ${valueWords(form.json)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** Where the value is; undefined: nothing is taken. */
function takenWords({ take, takeFirst, takes }: Form): string | undefined {
  if (take !== undefined) return tick(take);
  if (takeFirst === undefined) return undefined;
  const type = takes === undefined ? "" : ` that is ${typeWords(takes)}`;
  return `the first of ${takeFirst.map(tick).join(", ")}${type}`;
}

function mainWords(form: Form): string {
  const taken = takenWords(form);
  const media = mediaWords(form, taken);
  const made = form.return;
  if (made === undefined || made === "whole") return media ?? "The answer is the result.";
  if (made === "taken") return `The result is ${taken ?? "the answer"}.`;
  if (made === "first") return "The first item of the list is the result.";
  if (made === "single") return "A list of one gives its item, any other list is the result.";
  const source = taken === undefined ? "" : ` The value is taken from ${taken}.`;
  return `${media === undefined ? "" : `${media} `}The result is ${valueWords(made)}.${media === undefined ? source : ""}`;
}

function mediaWords({ kind }: Form, taken = "the answer"): string | undefined {
  if (kind === "binary") return "The answer itself is the file.";
  if (kind === "url") return `The file is downloaded from ${taken}, without any secret.`;
  return kind === "base64" ? `The file is decoded from ${taken}.` : undefined;
}
