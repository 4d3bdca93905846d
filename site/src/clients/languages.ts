/**
 * The languages of clients, in the order in which pages show them. Each value is the language's name in the
 * highlighter.
 */
export const LANGUAGES = { python: "python", js: "javascript", sh: "bash" } as const;

export function clientPath(id: string): string {
  return `/clients/${encodeURIComponent(id)}/`;
}
