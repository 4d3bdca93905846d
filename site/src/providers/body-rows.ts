import type { TaskSpec } from "./record.ts";
import { conditionWords, isFields, tick, valueWords } from "./words.ts";

/** A row in the table of a request body: one field, or several fields that are copied from the arguments. */
export interface BodyRow {
  /** The name of the field in the request. Absent for a row that describes several fields. */
  readonly field?: string;
  /** The value in words, with code in backticks. */
  readonly value: string;
  /** When the request contains the field, in words. Absent if the request always contains it. */
  readonly when?: string;
}

/** One variant of a request: its condition, and the rows of its body. */
export interface BodyVariant {
  readonly when?: string;
  /** Sentences that describe how a form or a file is sent. */
  readonly input?: string;
  readonly rows: readonly BodyRow[];
}

type Step = NonNullable<TaskSpec["body"]>[number];
type Input = NonNullable<TaskSpec["input"]>;

const SPREADS: Readonly<Record<string, string>> = {
  extra: "all arguments except `inputs` and `parameters`, unchanged",
  parameters: "all fields of `parameters`",
  args: "all arguments, unchanged",
};

/** Returns the variants of a task's request. The usual variant is the last one. */
export function bodyVariants(task: TaskSpec): readonly BodyVariant[] {
  const special = (task.variants ?? []).map((variant) => ({
    when: conditionWords(variant.when),
    ...wayOf({ ...task, ...variant }),
  }));
  return [...special, wayOf(task)];
}

function wayOf({ query, body, bodyAs, input, wrap, outer }: Omit<TaskSpec, "response">): BodyVariant {
  const words = [
    bodyAs === "form" ? "The fields are sent as a form." : "",
    input === undefined ? "" : inputWords(input),
  ];
  const inputText = words.filter((text) => text !== "").join(" ");
  const inQuery = (query ?? []).flatMap(stepRows).map((row) => ({ ...row, value: `${row.value}, in the query` }));
  return { ...(inputText !== "" && { input: inputText }), rows: [...inQuery, ...rowsOf(body, wrap, outer)] };
}

function rowsOf(body: readonly Step[] | undefined, wrap: string | undefined, outer: TaskSpec["outer"]): BodyRow[] {
  const prefix = wrap === undefined ? "" : `${wrap}.`;
  const inside = (body ?? []).flatMap(stepRows).map((row) => ({
    ...row,
    ...(row.field !== undefined && { field: prefix + row.field }),
    ...(row.field === undefined && wrap !== undefined && { value: `${row.value}, inside ${tick(wrap)}` }),
  }));
  return [...inside, ...Object.entries(outer ?? {}).map(([field, value]) => ({ field, value: valueWords(value) }))];
}

function stepRows(step: Step): BodyRow[] {
  const condition = step.when === undefined ? {} : { when: conditionWords(step.when) };
  const rows: BodyRow[] = [];
  if (step.spread !== undefined) rows.push({ value: spreadWords(step.spread, step), ...condition });
  for (const [name, field] of Object.entries(step.rename ?? {})) {
    const source = step.spread === "parameters" ? `parameters.${name}` : name;
    rows.push({ field, value: tick(source), ...condition });
  }
  for (const [field, value] of Object.entries({ ...step.set, ...step.setPath })) {
    rows.push({ field, value: valueWords(value), ...condition });
  }
  const otherwise = step.when === undefined ? {} : { when: `not: ${conditionWords(step.when)}` };
  for (const [field, value] of Object.entries(step.else ?? {})) {
    rows.push({ field, value: valueWords(value), ...otherwise });
  }
  return rows;
}

function spreadWords(spread: string, { drop, lift }: Step): string {
  const without = drop === undefined ? "" : `, without ${drop.map(tick).join(", ")}`;
  const lifted = Object.entries(isFields(lift) ? lift : {})
    .map(
      ([name, parts]) =>
        `; instead of ${tick(name)}, its fields ${Object.values(Object(parts))
          .map((part) => tick(String(part)))
          .join(", ")}`,
    )
    .join("");
  return `${SPREADS[spread] ?? tick(spread)}${without}${lifted}`;
}

const FORMS: Readonly<Record<Input["as"], string>> = {
  "raw-body": "is the whole body",
  base64: "is sent as base64 text in the body",
  "data-url": "is sent as a data URL in the body",
  "multipart-file": "is a field of a form",
};

function inputWords({ as, at, field, accept, mimeDefault, mimeMap, optional, whenAbsent }: Input): string {
  const name = at === undefined ? "The file" : `The file in ${tick(`inputs.${at}`)}`;
  const place = as === "multipart-file" ? `, ${tick(field ?? "file")}` : "";
  const parts = [
    `${name} ${FORMS[as]}${place}.`,
    accept?.some((word) => word.endsWith("url")) === true && "You can pass a URL instead of the file.",
    mimeMap !== undefined && `It must be of one of these types: ${Object.keys(mimeMap).map(tick).join(", ")}.`,
    mimeDefault !== undefined && `Without a type it counts as ${tick(mimeDefault)}.`,
    optional === true && "It is optional.",
    whenAbsent !== undefined && "Without a file, an empty image is sent.",
  ];
  return parts.filter(Boolean).join(" ");
}
