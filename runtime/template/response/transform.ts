import { dictOf } from "../chat/python-json.ts";
import type { Run } from "../run.ts";
import { isMapping, typeName } from "../values/value.ts";
import { ResponseError } from "./errors.ts";
import { entriesOf, MOST_LEVELS, valueAt } from "./template-fields.ts";

const WORD = String.raw`[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]+`;
const PLACEHOLDER = new RegExp(String.raw`\{(${WORD}(?:\.${WORD})*)\}`, "u");

/** Checks that each placeholder is a whole string. @throws ResponseError `template` */
export function checkTransform(transform: unknown, path: string, level = 0): void {
  if (level > MOST_LEVELS) throw new ResponseError("template", path, `nested deeper than ${MOST_LEVELS} levels`);
  if (Array.isArray(transform)) for (const item of transform) checkTransform(item, path, level + 1);
  else if (isMapping(transform)) for (const [, item] of entriesOf(transform)) checkTransform(item, path, level + 1);
  if (typeof transform !== "string") return;
  const found = PLACEHOLDER.exec(transform)?.[0];
  if (found !== undefined && found !== transform) {
    const message = `"${transform.slice(0, 80)}" mixes ${found} with other text; use the placeholder alone`;
    throw new ResponseError("template", path, message);
  }
}

/** Replaces the placeholders of a transform. @param scope the values by name @throws ResponseError `content` */
export function applyTransform(
  run: Run,
  transform: unknown,
  scope: ReadonlyMap<string, unknown>,
  path: string,
): unknown {
  run.charge(1);
  const apply = (item: unknown): unknown => applyTransform(run, item, scope, path);
  if (Array.isArray(transform)) return transform.map(apply);
  if (isMapping(transform)) return dictOf(new Map(entriesOf(transform).map(([key, item]) => [key, apply(item)])));
  const [, place] = (typeof transform === "string" && PLACEHOLDER.exec(transform)) || [];
  if (place === undefined) return transform;
  const [root = "", ...keys] = place.split(".");
  const refuse = (what: string): ResponseError => new ResponseError("content", path, `{${place}} ${what}`);
  if (!scope.has(root)) throw refuse(`is not defined; known are ${[...scope.keys()].join(", ").slice(0, 200)}`);
  let value = scope.get(root);
  for (const key of keys) {
    if (!isMapping(value)) throw refuse(`cannot find "${key}" in a value of type ${typeName(value)}`);
    value = valueAt(value, key);
    if (value === undefined) throw refuse(`needs the key "${key}", which the answer lacks`);
  }
  return value;
}
