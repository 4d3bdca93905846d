import type { RecordPath } from "./paths.ts";

/** The place of the caret in a JSON text. */
export interface JsonPlace {
  /** The kind of text at the caret: the name of a field, or a value. */
  readonly expects: "name" | "value";
  /** Path of the value at the caret. If a name is at the caret, path of the object that contains the field. */
  readonly path: RecordPath;
  /** The part of the name or value before the caret, without quotes. */
  readonly typed: string;
  /** Range of the text that a completion replaces, including quotes. */
  readonly from: number;
  readonly to: number;
  /** Names of the fields before the caret in the same object. They are not suggested again. */
  readonly taken: ReadonlySet<string>;
}

/** An object or list that is not closed before the caret. */
interface Open {
  readonly isList: boolean;
  readonly taken: Set<string>;
  /** Name of the field, or index of the item, whose value comes next. */
  step: string | number;
  /** True if the name of a field comes next. */
  needsName: boolean;
}

/**
 * Finds the path at the caret, and whether a name or a value is expected there. Reads only the text before the caret,
 * so the text after the caret can be incomplete.
 *
 * @returns undefined where nothing can be completed: after a complete name or value, or outside objects and lists
 */
export function placeIn(text: string, caret: number): JsonPlace | undefined {
  const open: Open[] = [];
  let position = 0;
  let isComplete = false;
  while (position < caret) {
    const char = text[position] ?? "";
    if (char === '"') {
      const end = endOfString(text, position);
      if (end > caret || (end === caret && text[end - 1] !== '"')) {
        return placeOf(open, text, [position, endOfTyped(text, caret)], caret);
      }
      takeName(open.at(-1), text.slice(position, end));
      isComplete = true;
      position = end;
      continue;
    }
    const word = /^[\w.+-]+/.exec(text.slice(position))?.[0];
    if (word !== undefined) {
      if (position + word.length >= caret) return placeOf(open, text, [position, position + word.length], caret);
      isComplete = true;
      position += word.length;
      continue;
    }
    if (char.trim() !== "") isComplete = takeSign(open, char);
    position += 1;
  }
  return isComplete ? undefined : placeOf(open, text, [caret, caret], caret);
}

/** Remembers a string as the name of a field, if a name is expected. */
function takeName(inner: Open | undefined, quoted: string): void {
  if (inner === undefined || inner.isList || !inner.needsName) return;
  inner.step = unquoted(quoted);
  inner.taken.add(inner.step);
}

/** Reads a bracket, colon or comma. Returns true after a closing bracket, because the bracket completes a value. */
function takeSign(open: Open[], char: string): boolean {
  const inner = open.at(-1);
  if (char === "{" || char === "[") {
    open.push({ isList: char === "[", taken: new Set(), step: char === "[" ? 0 : "", needsName: char === "{" });
    return false;
  }
  if (char === "}" || char === "]") {
    open.pop();
    return true;
  }
  if (inner === undefined) return false;
  if (char === ":") inner.needsName = false;
  if (char === ",") {
    inner.needsName = !inner.isList;
    if (typeof inner.step === "number") inner.step += 1;
  }
  return false;
}

function placeOf(
  open: readonly Open[],
  text: string,
  [from, to]: readonly [number, number],
  caret: number,
): JsonPlace | undefined {
  const inner = open.at(-1);
  if (inner === undefined) return undefined;
  const outer = open.slice(0, -1).map(({ step }) => step);
  const typed = text.slice(from, caret).replace(/^"/, "");
  const place = { typed, from, to, taken: inner.taken };
  if (inner.needsName) return { expects: "name", path: outer, ...place };
  return { expects: "value", path: [...outer, inner.step], ...place };
}

/** Returns the position after a string: after its closing quote, or at the end of the line. */
function endOfString(text: string, start: number): number {
  for (let position = start + 1; position < text.length; position += 1) {
    const char = text[position];
    if (char === "\\") position += 1;
    else if (char === '"') return position + 1;
    else if (char === "\n") return position;
  }
  return text.length;
}

/** Returns the position after the closing quote of the word at the caret; without such a quote, returns the caret. */
function endOfTyped(text: string, caret: number): number {
  return caret + (/^[\w./-]*"/.exec(text.slice(caret))?.[0].length ?? 0);
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
