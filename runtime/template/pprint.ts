import { represent } from "./text.ts";
import { entriesOf, isMapping, Tuple } from "./value.ts";
import { order } from "./compare.ts";
import { codePointLength } from "./strings.ts";

const WIDTH = 80;

/** Python's `pprint.pformat`: on one line if it fits into 80 columns, else an item per line. */
export function pretty(value: unknown, indent = 0, room = 0): string {
  const flat = oneLine(value);
  if (codePointLength(flat) <= WIDTH - indent - room) return flat;
  if (Array.isArray(value) && value.length) {
    const [open, close] = value instanceof Tuple ? ["(", value.length === 1 ? ",)" : ")"] : ["[", "]"];
    const last = value.length - 1;
    const lines = value.map((item, index) => pretty(item, indent + 1, index === last ? room + close.length : 1));
    return open + lines.join(`,\n${" ".repeat(indent + 1)}`) + close;
  }
  if (!isMapping(value)) return flat;
  const pairs = sortedPairs(value);
  const lines = pairs.map(([key, item], index) => {
    const name = `${represent(key)}: `;
    return name + pretty(item, indent + 1 + codePointLength(name), index === pairs.length - 1 ? room + 1 : 1);
  });
  return `{${lines.join(`,\n${" ".repeat(indent + 1)}`)}}`;
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

function oneLine(value: unknown): string {
  if (Array.isArray(value)) {
    const inner = value.map(oneLine).join(", ");
    return value instanceof Tuple ? `(${inner}${value.length === 1 ? "," : ""})` : `[${inner}]`;
  }
  if (!isMapping(value)) return represent(value);
  return `{${sortedPairs(value)
    .map(([key, item]) => `${represent(key)}: ${oneLine(item)}`)
    .join(", ")}}`;
}
