import type { TaskSpec } from "./record.ts";
import { conditionWords, isFields, tick, valueWords } from "./words.ts";

/** One line of a request body: a field, or fields that are passed on. */
export interface BodyRow {
  /** The field as it is sent; undefined: several fields, told by `value`. */
  readonly field?: string;
  /** What it holds, in words with code between backticks. */
  readonly value: string;
  /** Condition in words; absent: always. */
  readonly when?: string;
}

/** The rows of one way to send, with the condition that leads to it. */
export interface BodyVariant {
  readonly when?: string;
  /** How a file goes out, in words. */
  readonly input?: string;
  readonly rows: readonly BodyRow[];
}

type Step = NonNullable<TaskSpec["body"]>[number];
type Input = NonNullable<TaskSpec["input"]>;

const SPREADS: Readonly<Record<string, string>> = {
  extra: "all arguments but `inputs` and `parameters`, as they are",
  parameters: "all that stands in `parameters`",
  args: "all arguments, as they are",
};

/** What a task sends: the usual way last, ways for special calls before it. */
export function bodyVariants({ body, input, variants = [], wrap, outer }: TaskSpec): readonly BodyVariant[] {
  const usual = { ...(input && { input: inputWords(input) }), rows: rowsOf(body, wrap, outer) };
  const special = variants.map((variant) => ({
    when: conditionWords(variant.when),
    ...(variant.input && { input: inputWords(variant.input) }),
    rows: rowsOf(variant.body, wrap, outer),
  }));
  return [...special, usual];
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
        `; of ${tick(name)} its ${Object.values(Object(parts))
          .map((part) => tick(String(part)))
          .join(", ")} stand in its place`,
    )
    .join("");
  return `${SPREADS[spread] ?? tick(spread)}${without}${lifted}`;
}

const FORMS: Readonly<Record<Input["as"], string>> = {
  "raw-body": "is the whole body",
  base64: "goes out as base64 text in the body",
  "data-url": "goes out as a data URL in the body",
  "multipart-file": "is a field of a form",
};

/** How a file goes out, in one or two sentences. */
function inputWords({ as, at, field, accept, mimeDefault, mimeMap, optional, whenAbsent }: Input): string {
  const name = at === undefined ? "The file" : `The file in ${tick(`inputs.${at}`)}`;
  const place = as === "multipart-file" ? `, ${tick(field ?? "file")}` : "";
  const parts = [
    `${name} ${FORMS[as]}${place}.`,
    accept?.some((word) => word.endsWith("url")) === true && "An address may stand in its place.",
    mimeMap !== undefined && `It must be of one of these types: ${Object.keys(mimeMap).map(tick).join(", ")}.`,
    mimeDefault !== undefined && `Without a type it counts as ${tick(mimeDefault)}.`,
    optional === true && "It may be left out.",
    whenAbsent !== undefined && "Where it is left out, an empty picture stands in for it.",
  ];
  return parts.filter(Boolean).join(" ");
}
