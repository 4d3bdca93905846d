import { fail } from "./errors.ts";
import { builtins } from "./function.ts";
import { spend } from "./run.ts";
import { needInteger, needText } from "./arguments.ts";
import { strip, words } from "./strings.ts";
import { text } from "./text.ts";
import { tuple, type Tuple, type BuiltinTable } from "./value.ts";

function separatorOf(value: unknown): string {
  return needText(value) || fail("value", "empty separator");
}

/** Of more parts than wanted, the last ones stay together, or the first ones when it goes `fromRight`. */
const split =
  (fromRight: boolean) =>
  (value: unknown, separator: unknown = null, most: unknown = -1): string[] => {
    const limit = needInteger(most);
    const whole = text(value);
    spend(1 + (whole.length >> 5));
    const mark = separator === null ? undefined : separatorOf(separator);
    const parts = mark === undefined ? words(whole) : splitAt(whole, mark);
    spend(parts.length >> 2);
    if (limit < 0 || parts.length <= limit) return parts;
    const at = fromRight ? parts.length - limit : limit;
    const [head, tail] = [parts.slice(0, at), parts.slice(at)];
    const end = wordsEnd(whole, mark === undefined ? head : []);
    return fromRight
      ? [mark === undefined ? whole.slice(0, end) : head.join(mark), ...tail]
      : [...head, mark === undefined ? strip(whole.slice(end), null, true, false) : tail.join(mark)];
  };

/** The offset behind the first words of a text. */
function wordsEnd(whole: string, first: readonly string[]): number {
  return first.reduce((at, word) => whole.indexOf(word, at) + word.length, 0);
}

/** The parts between marks. The host's own split has a high price for a few parts. */
function splitAt(whole: string, mark: string): string[] {
  let at = whole.indexOf(mark);
  if (at < 0) return [whole];
  const parts: string[] = [];
  let from = 0;
  for (; at >= 0; at = whole.indexOf(mark, from)) {
    if (parts.length === 8) return parts.concat(whole.slice(from).split(mark));
    parts.push(whole.slice(from, at));
    from = at + mark.length;
  }
  parts.push(whole.slice(from));
  return parts;
}

const partition =
  (fromRight: boolean) =>
  (value: unknown, separator: unknown): Tuple => {
    const whole = text(value);
    const mark = separatorOf(separator);
    const found = fromRight ? whole.lastIndexOf(mark) : whole.indexOf(mark);
    if (found >= 0) return tuple(whole.slice(0, found), mark, whole.slice(found + mark.length));
    return fromRight ? tuple("", "", whole) : tuple(whole, "", "");
  };

/** The methods of `str` that cut it to pieces. */
export const SPLIT_METHODS: BuiltinTable = {
  ...builtins("sep? maxsplit?", { split: split(false), rsplit: split(true) }),
  ...builtins("1", { partition: partition(false), rpartition: partition(true) }),
};
