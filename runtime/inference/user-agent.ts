/** Name and version of this package, as servers see them. A test compares them with `package.json`. */
const PRODUCT = "hubsmith/0.1.0";

/** A page, or a worker of one. */
export const IS_BROWSER = typeof document === "object" || typeof importScripts === "function";

/** Header of every request, but for browsers: they say who they are themselves, and would ask the server first. */
export const USER_AGENT: Readonly<Record<string, string>> | undefined = IS_BROWSER
  ? undefined
  : { "user-agent": PRODUCT };

declare const importScripts: unknown;
