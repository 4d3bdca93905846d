import type { Way } from "../../../../generators/replay/replay.ts";

/** The content of the fields in the provider playground. */
export interface ProviderState {
  /** File name of the entry, without `.yaml`. */
  readonly provider: string;
  readonly text: string;
  /** The task whose example is called. If the entry does not have this task, the entry's first task is used. */
  readonly task: string;
  readonly way: Way;
}

/** Converts the value in a shared address to a state; undefined if the value is not a state. */
export function providerStateOf(shared: unknown): ProviderState | undefined {
  if (typeof shared !== "object" || shared === null) return undefined;
  const { provider, text, task, way } = shared as Readonly<Record<string, unknown>>;
  if (typeof provider !== "string" || typeof text !== "string") return undefined;
  return { provider, text, task: typeof task === "string" ? task : "", way: way === "direct" ? "direct" : "router" };
}
