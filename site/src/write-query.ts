/** Replaces fields in the query of the address. Other fields stay, and the history gets no new entry. */
export function writeQuery(fields: URLSearchParams): void {
  const query = fields.toString();
  history.replaceState(history.state, "", `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`);
}
