import { byOrder } from "./entries.ts";
import type { Entry, Spec } from "./entry.ts";
import { textOf } from "./json.ts";

/** Name of the file that lists the facts about a call, and the calls that are rendered as examples. */
export const CALLS = "_calls";

/** Returns the file `_calls.yaml`, or undefined in a spec without clients. */
export function callsOf(spec: Spec): Entry | undefined {
  return spec.clients.find(({ id }) => id === CALLS);
}

/** Languages of clients, in the order in which they are shown. */
const LANGUAGES = ["python", "js", "sh"];

/** Returns the clients, in the order in which they are shown. */
export function clientsOf(spec: Spec): readonly Entry[] {
  const all = spec.clients.filter(({ id }) => id !== CALLS);
  return all.sort((one, other) => languageOf(one) - languageOf(other) || byOrder(one, other));
}

function languageOf({ data }: Entry): number {
  return LANGUAGES.indexOf(textOf(data["language"]) ?? "");
}
