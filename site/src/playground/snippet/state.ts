/** The content of the fields of the snippet playground. */
export interface SnippetState {
  /** File name of the entry, without `.yaml`. */
  readonly library: string;
  readonly text: string;
}

/** Returns a state out of an address, where anything may stand; undefined when it is none. */
export function snippetStateOf(shared: unknown): SnippetState | undefined {
  if (typeof shared !== "object" || shared === null) return undefined;
  const { library, text } = shared as Readonly<Record<string, unknown>>;
  return typeof library === "string" && typeof text === "string" ? { library, text } : undefined;
}
