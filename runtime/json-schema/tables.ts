import type { SchemaTable, ValueSchema } from "../contract/schemas.ts";
import { Check, type Keywords, type SchemaRun } from "./check.ts";
import { KEYWORDS, keywordsOf } from "./keywords.ts";
import type { ValueProblem } from "./problems.ts";
import { isBlob } from "./values.ts";

const TABLE_KEYWORDS: Keywords = new Map([
  ...KEYWORDS,
  ...keywordsOf<unknown>("any", {
    media: (kind, value, check) => {
      if (!isBlob(value)) check.expect(kind === "any" ? "Blob" : `Blob (${String(kind)})`, value);
    },
  }),
]);

const plans: SchemaRun["plans"] = new Map();

/**
 * Checks a value against a generated schema. Never throws, even for getters, proxies and circular values.
 *
 * @returns up to twenty problems; an empty list if the value is valid
 */
export function checkTable(schema: ValueSchema, definitions: SchemaTable, value: unknown): readonly ValueProblem[] {
  const check = new Check({
    keywords: TABLE_KEYWORDS,
    plans,
    maxDepth: 100,
    resolve: (name) => definitions[name],
    matches: (pattern, text) => new RegExp(pattern, "u").test(text),
  });
  try {
    return check.apply(schema, value).problems;
  } catch {
    return [...check.problems, { path: check.path, message: "cannot be read" }];
  }
}
