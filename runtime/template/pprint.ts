import { represent } from "./text.ts";
import { entriesOf } from "./dicts.ts";
import { isMapping, Tuple } from "./value.ts";
import { order } from "./compare.ts";
import { codePointLength } from "./strings.ts";

const WIDTH = 80;

/** Python's `pprint.pformat`: on one line if it fits into 80 columns, else an item per line. */
export function pretty(value: unknown, indent = 0, room = 0): string {
  const items = namedItems(value);
  if (!items) return represent(value);
  const [open, close] = isMapping(value)
    ? ["{", "}"]
    : value instanceof Tuple
      ? ["(", items.length === 1 ? ",)" : ")"]
      : ["[", "]"];
  // So far to the left everything fits.
  const flat = open + items.map(([name, item]) => name + pretty(item, -Infinity)).join(", ") + close;
  if (items.length === 0 || codePointLength(flat) <= WIDTH - indent - room) return flat;
  const lines = items.map(([name, item], index) => {
    const behind = index === items.length - 1 ? room + close.length : 1;
    return name + pretty(item, indent + 1 + codePointLength(name), behind);
  });
  return open + lines.join(`,\n${" ".repeat(indent + 1)}`) + close;
}

/** What a list or dict holds, each item with what stands before it. */
function namedItems(value: unknown): [string, unknown][] | undefined {
  if (Array.isArray(value)) return value.map((item) => ["", item]);
  return isMapping(value) ? sortedPairs(value).map(([key, item]) => [`${represent(key)}: `, item]) : undefined;
}

function sortedPairs(value: Parameters<typeof entriesOf>[0]): [unknown, unknown][] {
  return entriesOf(value).sort(([left], [right]) => {
    try {
      return order(left, right);
    } catch {
      return 0;
    }
  });
}
