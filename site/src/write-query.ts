/** Replaces the whole query of the address by `fields`. The browser history gets no new entry. */
export function writeQuery(fields: URLSearchParams): void {
  const query = fields.toString();
  history.replaceState(history.state, "", `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`);
}
