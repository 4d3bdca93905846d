import type { Entry, Spec } from "./entry.ts";

/** Name of the file that holds the facts of a hosted call, and the calls that are rendered as examples. */
export const CALLS = "_calls";

/** The file `_calls.yaml`; undefined in a spec without clients. */
export function callsOf(spec: Spec): Entry | undefined {
  return spec.clients.find(({ id }) => id === CALLS);
}

/** The clients, in the order that they are shown in. */
export function clientsOf(spec: Spec): readonly Entry[] {
  const all = spec.clients.filter(({ id }) => id !== CALLS);
  return all.sort((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ data }: Entry): number {
  return typeof data["order"] === "number" ? data["order"] : Infinity;
}
