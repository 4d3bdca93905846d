import { Ajv } from "ajv";
import type { Check, Entry, Finding, Json, JsonObject, Path } from "../../entry.ts";
import { commonOf, schemasOf } from "../../io-schemas.ts";
import { listOf } from "../../json.ts";
import { pathOf, pointerStep, written } from "../../pointer.ts";
import { hasType, typesOf } from "../../schema/choices.ts";
import { quoted } from "../../suggest.ts";

/** Checks that default values, examples and allowed values match their schema. */
export const ioValues: Check = function* (spec) {
  const common = commonOf(spec);
  for (const entry of spec.io) {
    let found = known.get(entry);
    if (found === undefined || found.common !== common)
      known.set(entry, (found = { common, findings: [...findingsOf(entry, common)] }));
    yield* found.findings;
  }
};

/** The findings in each entry, and the shared definitions that it was checked with. */
const known = new WeakMap<Entry, { readonly common: Entry | undefined; readonly findings: readonly Finding[] }>();

/** Patterns are not run, because a regular expression from a spec may take very long. */
const NO_PATTERNS = Object.assign(() => ({ test: () => true }), { code: "" });

const OPTIONS = {
  strict: false,
  logger: false,
  meta: false,
  validateSchema: false,
  validateFormats: false,
  inlineRefs: false,
  code: { optimize: false, regExp: NO_PATTERNS },
} as const;

function* findingsOf(entry: Entry, common: Entry | undefined): Iterable<Finding> {
  const ajv = new Ajv(OPTIONS);
  for (const one of new Set([entry, common ?? entry])) ajv.addSchema(one.data, `${one.id}.yaml`);
  for (const { schema, path } of schemasOf(entry)) {
    const { const: constant, default: standard, examples, media } = schema;
    if (media !== undefined) continue;
    const types = typesOf(schema);
    const misfits = (value: Json): string | undefined =>
      types.length === 0 || types.some((type) => hasType(value, type)) ? undefined : `must be ${types.join(" or ")}`;
    const misses = (value: Json): string | undefined =>
      flawOf(ajv, `${entry.id}.yaml#${path.map(pointerStep).join("")}`, value);
    const values: readonly (readonly [Path, Json | undefined, (value: Json) => string | undefined])[] = [
      [["const"], constant, misfits],
      ...listOf(schema["enum"]).map((value, index) => [["enum", index], value, misfits] as const),
      [["default"], standard, misses],
      ...listOf(examples).map((value, index) => [["examples", index], value, misses] as const),
    ];
    for (const [way, value, judge] of values) {
      const flaw = value === undefined ? undefined : judge(value);
      if (flaw === undefined) continue;
      const message = `${way[0]} ${way.length === 1 ? "is" : "contains"} ${quoted(value)}, which does not match the schema: it ${flaw}`;
      const hint = "correct the value or the schema";
      yield { entry, path: [...path, ...way], code: "unfitting-value", message, hint };
    }
  }
}

function flawOf(ajv: Ajv, reference: string, value: Json): string | undefined {
  try {
    const validate = ajv.getSchema<JsonObject>(reference);
    if (validate === undefined || validate(value)) return undefined;
    // If no branch of an `anyOf` matches, the last error says so.
    const { instancePath = "", message = "is wrong" } = validate.errors?.at(-1) ?? {};
    const path = written(pathOf(instancePath, value));
    return path === "" ? message : `has a wrong ${path}, which ${message}`;
  } catch {
    // Another rule reports references to unknown definitions, and circular ones.
    return undefined;
  }
}
