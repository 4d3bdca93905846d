import type { Node, Text } from "./ir.ts";

/**
 * Removes the final line break in every branch, so that a snippet does not end with an empty line. A line break before
 * a block that may be empty moves into the block. If a branch has no final line break to remove, the whole list stays
 * unchanged.
 */
export function withoutFinalLineBreak(nodes: readonly Node[]): readonly Node[] {
  return strip(nodes) ?? nodes;
}

/** Returns the list without the final line break, or undefined if not every branch ends with one. */
function strip(nodes: readonly Node[]): readonly Node[] | undefined {
  const before = nodes.slice(0, -1);
  const last = nodes.at(-1);
  if (last?.kind === "text") {
    if (!last.text.endsWith("\n")) return undefined;
    return last.text === "\n" ? before : [...before, { ...last, text: last.text.slice(0, -1) }];
  }
  if (last?.kind === "if")
    return stripIf(before, last.present, last.absent, (present, absent) => ({ ...last, present, absent }));
  if (last?.kind === "each") return stripIf(before, last.body, [], (body) => ({ ...last, body }));
  return undefined;
}

function stripIf(
  before: readonly Node[],
  present: readonly Node[],
  absent: readonly Node[],
  put: (present: readonly Node[], absent: readonly Node[]) => Node,
): readonly Node[] | undefined {
  const [left, right] = [strip(present), strip(absent)];
  if (left !== undefined && right !== undefined) return [...before, put(left, right)];
  const earlier = strip(before);
  if (earlier === undefined) return undefined;
  if (left !== undefined && absent.length === 0) return [...earlier, put([lineBreak(present), ...left], [])];
  if (right !== undefined && present.length === 0) return [...earlier, put([], [lineBreak(absent), ...right])];
  return undefined;
}

function lineBreak([first]: readonly Node[]): Text {
  return { kind: "text", text: "\n", place: { ...(first?.place ?? { offset: 0 }), length: 1 } };
}
