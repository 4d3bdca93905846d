import type { RecordPath } from "./paths.ts";

/** Where the caret is in a JSON text. */
export interface JsonPlace {
  /** The expected part: the name of a field, or a value. */
  readonly expects: "name" | "value";
  /** Path of the object whose field is named, or of the value. */
  readonly path: RecordPath;
  /** The typed part of the name or value, without its quotes. */
  readonly typed: string;
  /** Stretch of the text that a completion replaces, quotes included. */
  readonly from: number;
  readonly to: number;
  /** Names of fields that the object has before the caret. */
  readonly taken: ReadonlySet<string>;
}

/** An object or list that is open before the caret. */
interface Open {
  readonly isList: boolean;
  readonly taken: Set<string>;
  /** Name of the field whose value comes next; index of the item for a list. */
  step: string | number;
  /** True: the name of a field comes next. */
  needsName: boolean;
}

/**
 * Finds out what belongs where the caret stands. The text need not be whole: what comes before the caret decides.
 *
 * @returns undefined where nothing can be completed: behind a whole value, or in a text that has no object
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
      isComplete = takeString(open.at(-1), text.slice(position, end));
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

/** Takes a whole string in; true when a value is complete with it. */
function takeString(inner: Open | undefined, quoted: string): boolean {
  if (inner === undefined || inner.isList || !inner.needsName) return true;
  inner.step = unquoted(quoted);
  inner.taken.add(inner.step);
  return true;
}

/** Takes a bracket, colon or comma in; true when a value is complete with it. */
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

/** Returns the position behind a string that begins at a quote: behind its other quote, or at the end of the line. */
function endOfString(text: string, start: number): number {
  for (let position = start + 1; position < text.length; position += 1) {
    const char = text[position];
    if (char === "\\") position += 1;
    else if (char === '"') return position + 1;
    else if (char === "\n") return position;
  }
  return text.length;
}

/**
 * Returns the end of the string that is being typed: with its other quote, if that stands right behind the word at the
 * caret.
 */
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
