import type { Check, Entry } from "../../entry.ts";
import { numberOf } from "../../json.ts";

/** Checks that no two tasks have the same number in `order`. */
export const duplicateOrder: Check = function* (spec) {
  const owners = new Map<number, Entry>();
  const highest = Math.max(0, ...spec.tasks.map((entry) => numberOf(entry.data["order"]) ?? 0));
  for (const entry of spec.tasks) {
    const order = numberOf(entry.data["order"]);
    if (order === undefined) continue;
    const owner = owners.get(order);
    if (owner === undefined) {
      owners.set(order, entry);
      continue;
    }
    const message = `order ${order} is taken by ${owner.file}`;
    const hint = `choose a free number between its neighbours' in the catalogue, or ${nextTen(highest)} to be last`;
    yield { entry, path: ["order"], code: "duplicate-order", message, hint };
  }
};

function nextTen(order: number): number {
  return Math.floor(order / 10) * 10 + 10;
}
