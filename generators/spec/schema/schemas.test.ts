import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { schemaOf } from "../entries.ts";
import { everyKind, KIND_NAMES } from "../entry.ts";
import type { Entry, Json, Spec } from "../entry.ts";
import { isList, isObject } from "../json.ts";
import { catalogueSpec } from "../testing.ts";
import { validate } from "../validate/validate.ts";
import { NO_FACTS } from "../yaml/parse.ts";

const spec = catalogueSpec();
const empty: Spec = { ...spec, ...everyKind(() => []), facts: NO_FACTS };

/** Ajv without our own keywords. */
const oracle = addFormats.default(new Ajv({ allErrors: true, strict: false, logger: false }));
for (const schema of Object.values(spec.schemas)) oracle.addSchema(schema);

test("the schemas of the catalogue are valid", () => {
  expect(validate(empty)).toEqual([]);
});

/** Some entries of each kind: the longest ones, which use most parts of the schemas. */
const samples: readonly Entry[] = [...KIND_NAMES.map((kind) => spec[kind]), [spec.facts]].flatMap((entries) =>
  entries.toSorted((left, right) => right.text.length - left.text.length).slice(0, 6),
);

/**
 * Returns a copy of a value in which one inner value is replaced. `steps` lead to the inner value, and `change` returns
 * its replacement.
 */
function changed(
  value: Json,
  steps: readonly number[],
  change: (value: Json | undefined) => Json | undefined,
): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined || (!isList(value) && !isObject(value))) return change(value);
  const keys = Object.keys(value);
  const key = keys[step % keys.length];
  if (key === undefined) return change(value);
  const entries = Object.entries(value).flatMap(([name, item]) => {
    const next = name === key && item !== undefined ? changed(item, rest, change) : item;
    return next === undefined ? [] : [[name, next] as const];
  });
  return isList(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

const change: fc.Arbitrary<(value: Json | undefined) => Json | undefined> = fc.oneof(
  fc.constant(() => undefined),
  fc
    .constantFrom<Json>("", "text", "img", "x y", 0, -1, 1.5, true, null, [], {}, ["a", "a"], { type: "chart" })
    .map((value) => () => value),
  fc
    .constantFrom("type", "path", "computed", "message", "template", "unknown")
    .map((name) => (value: Json | undefined) => (isObject(value) ? { ...value, [name]: "text" } : value)),
  fc.constant((value: Json | undefined) => (isList(value) ? [...value, ...value] : value)),
);

test("hubsmith's keywords accept and refuse the same entries as ajv's own keywords", () => {
  const steps = fc.array(fc.nat(30), { maxLength: 7 });
  fc.assert(
    fc.property(fc.constantFrom(...samples), fc.array(fc.tuple(steps, change), { maxLength: 2 }), (entry, changes) => {
      const data = changes.reduce<Json | undefined>(
        (value, [way, how]) => (value === undefined ? value : changed(value, way, how)),
        entry.data,
      );
      if (!isObject(data)) return;
      const { kind, id, file, text, document } = entry;
      const one: Entry = { kind, id, file, text, document, data };
      const found = validate({ ...empty, ...(kind === "facts" ? { facts: one } : { [kind]: [one] }) });
      expect(found.length === 0).toBe(oracle.validate(`${schemaOf(entry.kind)}.schema.json`, data));
    }),
    { numRuns: 1500 },
  );
});
