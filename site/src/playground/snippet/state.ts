/** The content of the fields in the snippet playground. */
export interface SnippetState {
  /** File name of the entry, without `.yaml`. */
  readonly library: string;
  readonly text: string;
}

/**
 * Returns the state that an address contains. Returns undefined if `shared` is not a state, because an address can
 * contain any value.
 */
export function snippetStateOf(shared: unknown): SnippetState | undefined {
  if (typeof shared !== "object" || shared === null) return undefined;
  const { library, text } = shared as Readonly<Record<string, unknown>>;
  return typeof library === "string" && typeof text === "string" ? { library, text } : undefined;
}
