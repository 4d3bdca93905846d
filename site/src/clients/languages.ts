/** Languages of clients, in the order of pages, with their names for highlighting. */
export const LANGUAGES = { python: "python", js: "javascript", sh: "bash" } as const;

/** Returns the path of a client's page. */
export function clientPath(id: string): string {
  return `/clients/${encodeURIComponent(id)}/`;
}
