/** Puts fields into the query of the address; the rest of it stays, and the history gets no new entry. */
export function writeQuery(fields: URLSearchParams): void {
  const query = fields.toString();
  history.replaceState(history.state, "", `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`);
}
