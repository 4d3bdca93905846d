/** Returns a new element with a text in it. */
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
