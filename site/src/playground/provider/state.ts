import type { Way } from "../../../../generators/replay/replay.ts";

/** The content of the fields of the provider playground. */
export interface ProviderState {
  /** File name of the entry, without `.yaml`. */
  readonly provider: string;
  readonly text: string;
  /** The task whose example is called; one that the entry lacks stands for its first. */
  readonly task: string;
  readonly way: Way;
}

/** Returns a state out of an address, where anything may stand; undefined when it is none. */
export function providerStateOf(shared: unknown): ProviderState | undefined {
  if (typeof shared !== "object" || shared === null) return undefined;
  const { provider, text, task, way } = shared as Readonly<Record<string, unknown>>;
  if (typeof provider !== "string" || typeof text !== "string") return undefined;
  return { provider, text, task: typeof task === "string" ? task : "", way: way === "direct" ? "direct" : "router" };
}
