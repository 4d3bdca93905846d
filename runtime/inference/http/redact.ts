/** The text that replaces a secret. */
export const REDACTED = "[redacted]";

/**
 * Header names that carry secrets: known ones, and whatever ends like one. Rate limits count `tokens` and are no
 * secret.
 */
const SECRET_HEADER =
  /^(?:proxy-)?authorization$|cookie|secret|password|signature|credential|api-?key|(?:^|[-_])(?:auth|token|key|jwt)$/i;
/** A query parameter with a secret, as `?name=` or `&name=`. */
const SECRET_PARAMETER =
  /([?&;#](?:[^=&#]*[-_.])?(?:access_?token|api_?key|token|key|secret|sig|signature|password|passwd|auth|credentials?|jwt)=)[^&#\s"'<>]*/gi;
/** The user and password of an address. */
const USER_INFORMATION = /(\/\/)[^/?#\s@"'<>]*@/g;
/** A text with a scheme in front of what looks like a key. */
const SCHEME_AND_KEY = /\b(bearer|basic|key|token)(\s+)[\w.~+/:=-]{8,}/gi;
/** Shorter values are in ordinary texts too. */
const SHORTEST_SECRET = 4;
/** A `data:` address is cut after so many characters. */
const LONGEST_DATA_ADDRESS = 64;

/** Returns whether the header `name`, in any letter case, may hold a secret; `more`: further names, lower case. */
export function isSecretHeader(name: string, more: readonly string[] = []): boolean {
  const lower = name.toLowerCase();
  return more.includes(lower) || (SECRET_HEADER.test(lower) && lower !== "idempotency-key");
}

/**
 * Returns a plain copy of headers, names in lower case, in which secret values are `"[redacted]"`.
 * @param secretNames further names that are secret, lower case
 * @param secrets     values to take out of the others, see {@link secretsOf}
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
 * Returns the secret values of a request: of its headers, whole and without the scheme in front (`Bearer …`, `Key …`),
 * and of the query of its address.
 */
export function secretsOf(
  headers: Readonly<Record<string, string>>,
  secretNames: readonly string[] = [],
  url = "",
): readonly string[] {
  const secrets = new Set<string>();
  const add = (secret: string): void => {
    if (secret.length < SHORTEST_SECRET) return;
    // A server may echo a key as it is in an address or in JSON.
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
  // The longest first, so that no rest of a longer one is left.
  return [...secrets].sort((one, other) => other.length - one.length);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a text without the given secrets, wherever they are in it. */
export function redactText(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (clean.includes(secret)) clean = clean.replaceAll(secret, REDACTED);
  return clean;
}

/** Returns an address that may be printed: without user, password and the values of secret-looking query parameters. */
export function redactUrl(url: string, secrets: readonly string[] = []): string {
  if (/^data:/i.test(url)) {
    return url.length > LONGEST_DATA_ADDRESS ? `${url.slice(0, LONGEST_DATA_ADDRESS)}…` : url;
  }
  const bare = url.replaceAll(USER_INFORMATION, "$1").replaceAll(SECRET_PARAMETER, `$1${REDACTED}`);
  return redactText(bare, secrets);
}

/**
 * Copies the safe parts of an error thrown by `fetch`, the platform or a caller's `fetch`: name, message and code, three
 * causes deep. The rest is dropped, because such errors may hold the request with its headers.
 * @returns a new error; never the given object
 */
export function plainCause(thrown: unknown, secrets: readonly string[] = [], depth = 3): Error {
  const given = isRecord(thrown) ? thrown : { message: typeof thrown === "string" ? thrown : "" };
  const message = redactUrl(textOf(given, "message"), secrets).replaceAll(SCHEME_AND_KEY, `$1$2${REDACTED}`);
  const inner = read(given, "cause");
  const plain = new Error(
    message,
    depth > 1 && isRecord(inner) ? { cause: plainCause(inner, secrets, depth - 1) } : {},
  );
  const name = redactText(textOf(given, "name"), secrets) || "Error";
  const code = redactText(textOf(given, "code"), secrets);
  // The stack of the thrown error repeats its message; ours only says where it was caught, which helps no one.
  Object.defineProperty(plain, "stack", { value: `${name}: ${message}`, configurable: true, writable: true });
  Object.defineProperty(plain, "name", { value: name, configurable: true, writable: true });
  if (code !== "") Object.defineProperty(plain, "code", { value: code, enumerable: true, configurable: true });
  return plain;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null;
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
