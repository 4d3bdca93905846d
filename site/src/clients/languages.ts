/** The languages of clients, in the order in which pages show them. The values are their names for highlighting. */
export const LANGUAGES = { python: "python", js: "javascript", sh: "bash" } as const;

/** Returns the path of a client's page. */
export function clientPath(id: string): string {
  return `/clients/${encodeURIComponent(id)}/`;
}
