import { InputError } from "./errors.ts";
import { isSecretHeader } from "./redact.ts";

/** Name and version of this package, as in `package.json`. */
const PRODUCT = "hubsmith/0.1.0";

declare const importScripts: unknown;

/** True if this code runs in a web page, or in a worker of a web page. */
export const IS_BROWSER = typeof document === "object" || typeof importScripts === "function";

/** The user agent of this package. Empty in browsers, which send their own user agent. */
export const USER_AGENT: Readonly<Record<string, string>> = IS_BROWSER ? {} : { "user-agent": PRODUCT };

/**
 * Matches a character that a header value cannot contain. Visible Latin-1 characters, spaces and tabs are allowed. A
 * line break would start another header.
 */
const UNSENDABLE_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
const UNSENDABLE_NAME = /[^!#$%&'*+.^_`|~\w-]/;
/** Headers that reveal nothing about the caller. They may be sent to an origin that the caller did not choose. */
const SAFE = new Set(["accept", "accept-language", "content-type", "user-agent"]);

const REQUEST_ID_HEADERS = [
  "x-request-id",
  "request-id",
  "x-fal-request-id",
  "dg-request-id",
  "mistral-correlation-id",
  "x-amzn-requestid",
  "cf-ray",
];

/** Headers by name. Undefined means that the header is absent. */
export type HeaderFields = Readonly<Record<string, string | undefined>>;

/** Returns the request id that the server sent. Empty if there is none. */
export function requestIdOf(headers: Headers): string {
  for (const name of REQUEST_ID_HEADERS) {
    const value = headers.get(name);
    if (value !== null) return value;
  }
  return "";
}

/**
 * Merges headers. If a name occurs more than once, in any letter case, the last value is used.
 * @returns names in lower case
 * @throws InputError with the name of the invalid header, never its value
 */
export function mergeHeaders(...all: readonly (HeaderFields | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const fields of all) {
    for (const name in fields) {
      const value = fields[name];
      if (value !== undefined && Object.hasOwn(fields, name)) merged[sendableName(name)] = sendable(name, value);
    }
  }
  return merged;
}

/** Returns the headers that may be sent to an origin that the caller did not choose. */
export function safeHeaders(headers: HeaderFields): HeaderFields {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isSafeHeader(name)));
}

export function withoutSecrets(headers: HeaderFields, secretNames?: readonly string[]): HeaderFields {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isSecretHeader(name, secretNames)));
}

export function isSafeHeader(name: string): boolean {
  return SAFE.has(name.toLowerCase());
}

function sendableName(name: string): string {
  if (name === "" || name === "__proto__" || UNSENDABLE_NAME.test(name)) {
    throw new InputError(
      "a header name has a character that cannot be sent; allowed are letters, digits and !#$%&'*+-.^_`|~",
    );
  }
  return name.toLowerCase();
}

function sendable(name: string, value: unknown): string {
  if (typeof value === "string" && !UNSENDABLE_VALUE.test(value)) return value;
  // The message does not show the value, because it may be a token.
  throw new InputError(
    `the value of the header "${name.slice(0, 60)}" cannot be sent: it must be text without line breaks and without ` +
      "characters outside Latin-1; look for a stray newline in the token or option it is made of",
  );
}

/** Returns a content type as `type/subtype` in lower case, without parameters. Empty if `type` contains none. */
export function bareType(type: string): string {
  return (type.split(";", 1)[0] ?? "").trim().toLowerCase();
}

/**
 * Returns true for JSON and for formats based on JSON, such as `application/problem+json`. @param type as `bareType`
 * returns it
 */
export function isJsonType(type: string): boolean {
  return type === "application/json" || type.endsWith("+json");
}
