/** Creates an element that contains a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = "",
  className = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (text !== "") made.textContent = text;
  if (className !== "") made.className = className;
  return made;
}

/** Replaces the whole query of the address by `fields`. The browser history gets no new entry. */
export function writeQuery(fields: URLSearchParams): void {
  const query = fields.toString();
  history.replaceState(history.state, "", `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`);
}
