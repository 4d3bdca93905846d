import type { TaskSpec } from "./record.ts";
import { isFields, tick, typeWords, valueWords } from "./words.ts";

type Response = NonNullable<TaskSpec["response"]>;
type Form = NonNullable<Response["variants"]>[number];

/** A field that the client checks in a response. */
export interface AnswerRow {
  readonly place: string;
  readonly type: string;
  readonly isOptional: boolean;
}

/** One shape that a response can have. */
export interface AnswerForm {
  readonly rows: readonly AnswerRow[];
  /** Sentences that describe how the response becomes the result, with code in backticks. */
  readonly result: string;
}

/** Returns the shapes that a response can have. The client uses the first shape that matches. */
export function answerForms(response: TaskSpec["response"]): readonly AnswerForm[] {
  const forms: readonly Form[] = response?.variants ?? [response ?? {}];
  return forms.map((form) => ({ rows: checkRows(form.check), result: resultWords(form) }));
}

/** Returns a row for each field in `check`. If the name of a field ends in `?`, the field is optional. */
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
    form.orderBy !== undefined && `The list is sorted by ${tick(form.orderBy)}.`,
    mainWords(form),
    form.elseFetchText !== undefined && `If it is missing, the text file at ${tick(form.elseFetchText)} is downloaded.`,
    form.mime !== undefined && `Bytes of an unknown type count as ${tick(form.mime)}.`,
    form.json !== undefined && `With the output type \`json\`, the result is ${valueWords(form.json)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** Describes the part of a response that the provider's entry selects; undefined if the entry selects no part. */
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
  if (made === undefined || made === "whole") return media ?? "The response is the result.";
  if (made === "taken") return `The result is ${taken ?? "the response"}.`;
  if (made === "first") return "The first item of the list is the result.";
  if (made === "single")
    return "If the list has exactly one item, this item is the result. Otherwise, the whole list is the result.";
  const source = taken === undefined ? "" : ` The value is taken from ${taken}.`;
  return `${media === undefined ? "" : `${media} `}The result is ${valueWords(made)}.${media === undefined ? source : ""}`;
}

function mediaWords({ kind }: Form, taken = "the response"): string | undefined {
  if (kind === "binary") return "The response body is the file.";
  if (kind === "url") return `The file is downloaded from ${taken}, without credentials.`;
  return kind === "base64" ? `The file is decoded from ${taken}.` : undefined;
}
