/** Name and version of this package, as servers see them. A test compares them with `package.json`. */
const PRODUCT = "hubsmith/0.1.0";

/** Header of every request, but for browsers: they say who they are themselves, and would ask the server first. */
export const USER_AGENT: Readonly<Record<string, string>> | undefined =
  typeof document === "object" || typeof importScripts === "function" ? undefined : { "user-agent": PRODUCT };

declare const importScripts: unknown;
