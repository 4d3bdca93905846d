import type { Json, Path } from "./entry.ts";
import { isList, isObject } from "./json.ts";

/** Converts a JSON pointer to a path. A step that selects an item of a list in `data` becomes a number. */
export function pathOf(pointer: string, data: unknown): Path {
  const path: (string | number)[] = [];
  let value: unknown = data;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(isList(value) ? Number(name) : name);
    value = isList(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined;
  }
  return path;
}

export function valueAt(data: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, step) => {
    if (isList(value)) return typeof step === "number" ? value[step] : undefined;
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, data);
}

/** Yields every text in a value, with its path. */
export function* textsIn(
  value: Json | undefined,
  path: Path = [],
): Generator<{ readonly text: string; readonly path: Path }> {
  if (typeof value === "string") yield { text: value, path };
  else if (isList(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else if (isObject(value)) for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
}

/** Returns a key or an index as one step of a JSON pointer. */
export function pointerStep(step: string | number): string {
  return `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Returns a path in readable form: `demo.inputs[0].type`. */
export function written(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    const name = /^[\w$.-]+$/.test(step) ? step : JSON.stringify(step);
    return text === "" ? name : `${text}.${name}`;
  }, "");
}
