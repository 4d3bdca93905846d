/** The content of the fields in the snippet playground. */
export interface SnippetState {
  /** File name of the entry, without `.yaml`. */
  readonly library: string;
  readonly text: string;
}

/** Converts the value in a shared address to a state; undefined if the value is not a state. */
export function snippetStateOf(shared: unknown): SnippetState | undefined {
  if (typeof shared !== "object" || shared === null) return undefined;
  const { library, text } = shared as Readonly<Record<string, unknown>>;
  return typeof library === "string" && typeof text === "string" ? { library, text } : undefined;
}
