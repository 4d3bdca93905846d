/** `type/subtype` in lower case, without parameters; `""` when there is none. */
export function bareType(type: string): string {
  return (type.split(";", 1)[0] ?? "").trim().toLowerCase();
}

/** True for JSON and for what is written in it, such as `application/problem+json`. @param type as `bareType` gives it */
export function isJsonType(type: string): boolean {
  return type === "application/json" || type.endsWith("+json");
}
