/** The content of the fields in the snippet playground. */
export interface SnippetState {
  /** File name of the entry, without `.yaml`. */
  readonly library: string;
  readonly text: string;
}

/**
 * Returns the state in an address. The address can contain any value. Returns undefined if the value is not a state.
 */
export function snippetStateOf(shared: unknown): SnippetState | undefined {
  if (typeof shared !== "object" || shared === null) return undefined;
  const { library, text } = shared as Readonly<Record<string, unknown>>;
  return typeof library === "string" && typeof text === "string" ? { library, text } : undefined;
}
