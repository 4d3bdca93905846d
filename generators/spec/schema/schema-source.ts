import { compose, PositionedText } from "../yaml/compose.ts";
import { MAX_DEPTH, tooDeep } from "../yaml/convert.ts";
import type { Schema } from "../entry.ts";
import { isObject } from "../json.ts";
import { problemIn } from "../yaml/locate.ts";
import type { Located } from "../yaml/locate.ts";
import type { Problem } from "../problem.ts";

/** Texts of the schemas that were read from files. */
const sources = new WeakMap<Schema, PositionedText>();

/** Returns the text of a schema, or undefined for a schema made in memory. */
export function sourceOf(schema: Schema): Located | undefined {
  return sources.get(schema);
}

/** Reads a schema file. `validate.ts` checks that the file is a valid schema. */
export function parseSchema(
  file: string,
  text: string,
): { readonly schema?: Schema; readonly problems: readonly Problem[] } {
  const source = new PositionedText(file, text);
  const schema = parseJson(text);
  if (schema !== undefined && depthOf(schema) <= MAX_DEPTH) {
    sources.set(schema, source);
    return { schema, problems: [] };
  }
  // The YAML parser reads the JSON text, because it reports the position of an error. JSON is a subset of YAML.
  const composed = compose(text);
  const fault = "fault" in composed ? composed.fault : undefined;
  if (fault?.code === "too-deep" || schema !== undefined) {
    return { problems: [problemIn(source, fault?.range ?? [0, 1], tooDeep())] };
  }
  const hint = "JSON has double quotes, no comments, no comma before a closing bracket, and one { } around all";
  const position = firstNonJson(text) ?? fault?.range[0] ?? 0;
  const notJson = { code: "bad-json", message: "this is not JSON", hint };
  return { problems: [problemIn(source, [position, position + 1], notJson)] };
}

/**
 * Returns how deeply lists and mappings are nested in a schema. The function does not recurse, so deep nesting cannot
 * overflow the call stack.
 */
function depthOf(value: Schema): number {
  let depth = 0;
  for (let level: unknown[] = [value]; level.length > 0; depth++) {
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  }
  return depth;
}

function parseJson(text: string): Schema | undefined {
  try {
    const schema: unknown = JSON.parse(text);
    return isObject(schema) ? schema : undefined;
  } catch {
    return undefined;
  }
}

const JSON_TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON allows no control characters in strings
  /\s*(?:([{}[\],:])|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|$)/y;

/** Returns the position of the first piece that is not allowed in JSON, or undefined if there is none. */
function firstNonJson(text: string): number | undefined {
  let isAfterComma = false;
  for (let at = 0; at < text.length;) {
    JSON_TOKEN.lastIndex = at;
    const token = JSON_TOKEN.exec(text);
    const start = at + (/^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0);
    if (token === null || (isAfterComma && /[\]}]/.test(token[1] ?? ""))) return start;
    isAfterComma = token[1] === ",";
    at = JSON_TOKEN.lastIndex;
  }
  return undefined;
}
