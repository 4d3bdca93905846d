import { isMapping } from "../../http/json.ts";
import type { Piece } from "./read.ts";

/** Names of strings that servers send in pieces. Other strings, such as `type` and `signature`, are sent as a whole. */
const IN_PIECES = new Set(["text", "thinking", "reasoning", "summary", "data", "transcript", "arguments"]);
/** Types of list items that continue the item before them if it has the same type. */
const CONTINUED = new Set(["text", "output_text", "thinking", "reasoning", "reasoning.text", "reasoning.summary"]);
/** Number of items at the end of a list among which the item with the same index is searched. */
const SEARCHED = 64;
/** Deeper values replace earlier ones, so that a hostile server cannot exhaust the stack. */
const DEEPEST = 32;

/**
 * Adds the pieces of a list. Pieces with an index belong to the item with the same index and type. A piece of text
 * without an index continues the last item if that is text too. All other pieces are new items.
 * @returns the list that was given
 */
export function joinLists(list: unknown[], pieces: readonly unknown[], depth = 0): unknown[] {
  for (const piece of pieces) {
    const item = isMapping(piece) ? itemFor(list, piece) : undefined;
    if (item !== undefined) joinFields(item, piece as Piece, depth + 1);
    else list.push(isMapping(piece) ? joinFields({}, piece, depth + 1) : piece);
  }
  return list;
}

function itemFor(list: readonly unknown[], piece: Piece): Record<string, unknown> | undefined {
  const hasIndex = typeof piece["index"] === "number";
  if (!hasIndex && !CONTINUED.has(String(piece["type"]))) return undefined;
  const item = list
    .slice(hasIndex ? -SEARCHED : -1)
    .findLast((one) => isMapping(one) && one["index"] === piece["index"]);
  return isMapping(item) && isContinued(item, piece) ? item : undefined;
}

/** Returns true if a piece belongs to an item. Encrypted data and the id of a whole item are never sent in pieces. */
function isContinued(item: Piece, piece: Piece): boolean {
  const isOther = (name: string): boolean =>
    typeof item[name] === "string" && typeof piece[name] === "string" && item[name] !== piece[name];
  return !isOther("type") && !isOther("id") && !isOther("data");
}

/**
 * Adds the fields of a piece: joins strings that arrive in pieces, lists and objects. Other values replace earlier
 * ones. Null and undefined are ignored.
 * @returns the object that was given
 */
export function joinFields(target: Record<string, unknown>, piece: Piece, depth = 0): Record<string, unknown> {
  for (const [name, value] of Object.entries(piece)) {
    if (value === null || value === undefined || name === "__proto__") continue;
    const known = target[name];
    if (typeof value === "string")
      target[name] = typeof known === "string" && IN_PIECES.has(name) ? known + value : value;
    else if (depth >= DEEPEST) target[name] = value;
    else if (Array.isArray(value)) target[name] = joinLists(Array.isArray(known) ? known : [], value, depth + 1);
    else if (isMapping(value)) target[name] = joinFields(isMapping(known) ? known : {}, value, depth + 1);
    else target[name] = value;
  }
  return target;
}
