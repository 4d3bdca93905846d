import { Problem } from "./errors.ts";
import { builtins, type BuiltinTable } from "./function.ts";
import { spend } from "./run.ts";
import { needInteger, needText } from "./arguments.ts";
import { strip, words } from "./strings.ts";
import { text } from "./text.ts";
import { tuple, type Tuple } from "./value.ts";

function separatorOf(value: unknown): string {
  const separator = needText(value);
  if (separator === "") throw new Problem("value", "empty separator");
  return separator;
}

function split(value: unknown, separator: unknown = null, most: unknown = -1): string[] {
  const limit = needInteger(most);
  const whole = text(value);
  spend(1 + (whole.length >> 5));
  if (separator === null) return splitSpace(whole, limit);
  const mark = separatorOf(separator);
  const parts = splitAt(whole, mark);
  spend(parts.length >> 2);
  return limit < 0 || parts.length <= limit + 1 ? parts : [...parts.slice(0, limit), parts.slice(limit).join(mark)];
}

/** The host's own split has a high price for a few parts. */
function splitAt(whole: string, mark: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = whole.indexOf(mark); at >= 0; at = whole.indexOf(mark, from)) {
    if (parts.length === 8) return parts.concat(whole.slice(from).split(mark));
    parts.push(whole.slice(from, at));
    from = at + mark.length;
  }
  parts.push(whole.slice(from));
  return parts;
}

function splitSpace(whole: string, limit: number): string[] {
  const all = words(whole);
  spend(all.length >> 2);
  if (limit < 0 || all.length <= limit) return all;
  let rest = strip(whole, undefined, true, false);
  const head = all.slice(0, limit);
  for (const word of head) rest = strip(rest.slice(word.length), undefined, true, false);
  return rest ? [...head, rest] : head;
}

function splitFromRight(value: unknown, separator: unknown = null, most: unknown = -1): string[] {
  const limit = needInteger(most);
  const whole = text(value);
  spend(1 + (whole.length >> 5));
  if (separator !== null) {
    const mark = separatorOf(separator);
    const parts = whole.split(mark);
    spend(parts.length >> 2);
    const from = parts.length - limit;
    return limit < 0 || from <= 1 ? parts : [parts.slice(0, from).join(mark), ...parts.slice(from)];
  }
  const all = words(whole);
  if (limit < 0 || all.length <= limit) return all;
  let rest = strip(whole, undefined, false, true);
  const tail = limit === 0 ? [] : all.slice(-limit);
  for (const word of tail.toReversed()) rest = strip(rest.slice(0, rest.length - word.length), undefined, false, true);
  return rest ? [rest, ...tail] : tail;
}

function partition(value: unknown, separator: unknown, at: (whole: string, mark: string) => number): Tuple | undefined {
  const whole = text(value);
  const mark = separatorOf(separator);
  const found = at(whole, mark);
  return found < 0 ? undefined : tuple(whole.slice(0, found), mark, whole.slice(found + mark.length));
}

/** The methods of `str` that cut it to pieces. */
export const SPLIT_METHODS: BuiltinTable = {
  ...builtins("sep? maxsplit?", { split, rsplit: splitFromRight }),
  ...builtins("1", {
    partition: (value: unknown, separator: unknown) =>
      partition(value, separator, (whole, mark) => whole.indexOf(mark)) ?? tuple(text(value), "", ""),
    rpartition: (value: unknown, separator: unknown) =>
      partition(value, separator, (whole, mark) => whole.lastIndexOf(mark)) ?? tuple("", "", text(value)),
  }),
};
