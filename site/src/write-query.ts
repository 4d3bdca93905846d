/**
 * Replaces fields in the query of the address. Other fields of the query stay unchanged, and the browser history gets
 * no new entry.
 */
export function writeQuery(fields: URLSearchParams): void {
  const query = fields.toString();
  history.replaceState(history.state, "", `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`);
}
