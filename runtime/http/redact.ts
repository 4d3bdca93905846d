import { isObject } from "./json.ts";
import { unescaped } from "./trust.ts";

export const REDACTED = "[redacted]";

/**
 * Matches the names of headers that contain secrets, such as `x-api-key`. Rate-limit headers, whose names end in
 * `tokens`, are not secret.
 */
const SECRET_HEADER =
  /^(?:proxy-)?authorization$|cookie|secret|password|signature|credential|api-?key|(?:^|[-_])(?:auth|token|key|jwt)$/i;
/**
 * Matches a query parameter that contains a secret, such as `?token=…`, `&api_key=…` or the `?code=…` of Azure
 * Functions. Names that end in `code`, such as `country_code`, are not secret. The pattern starts at the last word of a
 * name, because a server chooses URLs: a pattern for the whole name would be tried again at each `;` of a long URL.
 */
const SECRET_PARAMETER =
  /((?:[-_.?&;#](?:(?:access|api|auth|client|functions|private|refresh|sas|secret|session|subscription)?_?(?:token|key|secret)|(?:aws)?access_?key_?id|sas|sig|signature|pass|pwd|password|passwd|passphrase|auth|authorization|credentials?|jwt)|[?&;#]code)=)[^&#\s"'<>]*/gi;
/** Matches the user and password in a URL. */
const USER_INFORMATION = /(\/\/)[^/?#\s@"'<>]*@/g;
/** Matches an authentication scheme, followed by text that looks like a key. */
const SCHEME_AND_KEY = /\b(bearer|basic|key|token)(\s+)[\w.~+/:=-]{8,}/gi;
/**
 * Minimum length of a secret in characters. Shorter values are not removed, because they also occur in ordinary text.
 */
const SHORTEST_SECRET = 4;
/** Maximum number of characters that are shown of a `data:` URL. */
const LONGEST_DATA_ADDRESS = 64;

/**
 * Returns true if a header may contain a secret. @param name in any letter case @param more names of other headers that
 * contain secrets, in lower case
 */
export function isSecretHeader(name: string, more: readonly string[] = []): boolean {
  const lower = name.toLowerCase();
  return more.includes(lower) || (SECRET_HEADER.test(lower) && lower !== "idempotency-key");
}

/**
 * Returns headers as a plain object, with names in lower case. Secret values are replaced by `"[redacted]"`.
 * @param secretNames names of other headers that contain secrets, in lower case
 * @param secrets     values to remove from all other headers, see {@link secretsOf}
 */
export function redactHeaders(
  headers: Headers | Readonly<Record<string, string>>,
  secretNames: readonly string[] = [],
  secrets: readonly string[] = [],
): Record<string, string> {
  const copy: Record<string, string> = {};
  const add = (value: string, name: string): void => {
    const lower = name.toLowerCase();
    if (lower === "__proto__") return;
    copy[lower] = isSecretHeader(lower, secretNames) ? REDACTED : redactText(value, secrets);
  };
  if (headers instanceof Headers) headers.forEach(add);
  else for (const name of Object.keys(headers)) add(headers[name] ?? "", name);
  return copy;
}

/**
 * Returns the secret values of a request: header values with and without their scheme (`Bearer …`, `Key …`), and
 * values in the query of its URL.
 */
export function secretsOf(
  headers: Readonly<Record<string, string>>,
  secretNames: readonly string[] = [],
  url = "",
): readonly string[] {
  const secrets = new Set<string>();
  const add = (secret: string): void => {
    if (secret.length < SHORTEST_SECRET) return;
    // A server may repeat a secret unchanged, encoded in a URL, or escaped in JSON.
    for (const spelling of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) {
      secrets.add(spelling);
    }
  };
  for (const [parameter] of url.matchAll(SECRET_PARAMETER)) {
    const value = parameter.slice(parameter.indexOf("=") + 1);
    add(value);
    add(unescaped(value));
  }
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value === undefined || !isSecretHeader(name, secretNames)) continue;
    add(value);
    add(value.slice(value.indexOf(" ") + 1).trim());
  }
  // One secret may contain another. The longest secret is replaced first, so that no part of it remains.
  return [...secrets].sort((one, other) => other.length - one.length);
}

export function redactText(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (clean.includes(secret)) clean = clean.replaceAll(secret, REDACTED);
  return clean;
}

/**
 * Returns a URL without its secrets: the user, the password, and the values of query parameters that look like
 * secrets.
 */
export function redactUrl(url: string, secrets: readonly string[] = []): string {
  if (/^data:/i.test(url)) {
    return url.length > LONGEST_DATA_ADDRESS ? `${url.slice(0, LONGEST_DATA_ADDRESS)}…` : url;
  }
  const bare = url.replaceAll(USER_INFORMATION, "$1").replaceAll(SECRET_PARAMETER, `$1${REDACTED}`);
  return redactText(bare, secrets);
}

/**
 * Copies the safe parts of an error that `fetch` threw, and of at most two nested causes: name, message and code. All
 * other parts are dropped, because such errors may contain the request with its headers.
 * @returns a new error, never the given object
 */
export function plainCause(thrown: unknown, secrets: readonly string[] = [], depth = 3): Error {
  const given = isObject(thrown) ? thrown : { message: typeof thrown === "string" ? thrown : "" };
  const message = redactUrl(textOf(given, "message"), secrets).replaceAll(SCHEME_AND_KEY, `$1$2${REDACTED}`);
  const inner = read(given, "cause");
  const plain = new Error(
    message,
    depth > 1 && isObject(inner) ? { cause: plainCause(inner, secrets, depth - 1) } : {},
  );
  const name = redactText(textOf(given, "name"), secrets) || "Error";
  const code = redactText(textOf(given, "code"), secrets);
  // The original stack repeats the original message, and a new stack would only show where the error was caught. So the
  // stack contains only the cleaned message.
  Object.defineProperty(plain, "stack", { value: `${name}: ${message}`, configurable: true, writable: true });
  Object.defineProperty(plain, "name", { value: name, configurable: true, writable: true });
  if (code !== "") Object.defineProperty(plain, "code", { value: code, enumerable: true, configurable: true });
  return plain;
}

/** Reads a field of a foreign object, whose getters may throw. */
function read(from: object, key: string): unknown {
  try {
    return Reflect.get(from, key);
  } catch {
    return undefined;
  }
}

function textOf(from: object, key: string): string {
  const value = read(from, key);
  return typeof value === "string" ? value.slice(0, 2000) : "";
}
