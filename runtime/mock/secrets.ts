import { isObject } from "../http/json.ts";
import { isSecretHeader, REDACTED, redactText, redactUrl, secretsOf } from "../http/redact.ts";

/** Matches the end of a field name whose value is always secret, in snake case. */
const SECRET_NAME =
  /(?:^|_)(?:authorization|cookies?|credentials?|jwt|passphrase|passwd|password|pwd|secrets?|api_?key|access_key_id|(?:access|auth|bearer|client|id|private|refresh|secret|session|subscription)_(?:key|token))$/;
/** Matches the end of a field name whose value is secret if it looks random. */
const POSSIBLE_NAME = /(?:^|_)(?:auth|key|pass|sas|token)$/;
/** Matches values that are no words: a digit and at least 8 characters, or very long. */
const RANDOM = /^(?=\S*\d)\S{8,}$|^\S{24,}$/;
/** Matches keys and tokens that show by their form what they are, such as `hf_…`, `sk-…` and signed tokens. */
const KEY_FORM = new RegExp(
  [
    String.raw`\b(?:hf_|api_org_|gsk_|r8_|nvapi-|xai-|fw_|csk-|gh[oprsu]_|github_pat_|xox[abps]-|AIza|AKIA|sk[-_])[\w-]{12,}`,
    String.raw`\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*`,
    String.raw`(?<=\b(?:bearer|basic)\s)(?=\S*\d)[\w.~+/=-]{12,}`,
  ].join("|"),
  "gi",
);

/** Matches a line of a stream: the name of its field, and JSON. */
const JSON_LINE = /^((?:\w+: ?)?)([[{].*)$/s;

/** Removes secrets from everything that is recorded. Learns the secrets from requests and responses. */
export class Secrets {
  /** All spellings of all known secrets, the longest first. */
  #known: readonly string[] = [];

  /**
   * Learns the secrets of a request or a response. Returns true if one of them is new.
   *
   * @param bodies texts, or parsed JSON
   */
  learn(headers: Readonly<Record<string, string>>, url = "", ...bodies: readonly unknown[]): boolean {
    const found = [...secretsOf(headers, [], url)];
    for (const [name, value] of Object.entries(headers)) {
      if (/cookie/i.test(name)) found.push(...[...value.matchAll(/=([^;,\s]+)/g)].map(([, secret = ""]) => secret));
      const [, basic] = (isSecretHeader(name) && /^basic\s+(\S+)/i.exec(value)) || [];
      const text = Buffer.from(basic ?? "", "base64").toString("utf8");
      found.push(text, text.slice(text.indexOf(":") + 1));
    }
    for (const body of bodies) this.clean(body, found);
    return this.learnValues(found);
  }

  /** Learns values, for example those that the caller names. Returns true if one of them is new. */
  learnValues(values: readonly string[]): boolean {
    // Short words, such as the key `test` of a local server, also occur in ordinary text.
    const secrets = values.filter((value) => value.length >= 8 || (value.length >= 4 && /\d/.test(value)));
    const all = new Set([...this.#known, ...secrets.flatMap(spellings)]);
    const isNew = all.size > this.#known.length;
    if (isNew) this.#known = [...all].sort((one, other) => other.length - one.length);
    return isNew;
  }

  /**
   * Returns a copy of a value without secrets: of a text, or of parsed JSON.
   *
   * @param found receives the values of fields with secret names
   */
  clean(value: unknown, found: string[] = []): unknown {
    if (typeof value === "string") return this.cleanText(value, found);
    if (Array.isArray(value)) return value.map((item) => this.clean(item, found));
    if (!isObject(value)) return value;
    const fields = Object.entries(value).map(([name, item]) => {
      // The tokens of a model are no secrets.
      const isSecret = isSecretField(name, item) && !(name === "token" && "logprob" in value);
      const clean = isSecret ? hidden(item, found) : this.clean(item, found);
      return [this.cleanText(name, found), clean] as const;
    });
    return Object.fromEntries(fields);
  }

  /** Returns bytes without the known secrets. */
  cleanBytes(bytes: Uint8Array): Buffer {
    return Buffer.from(redactText(Buffer.from(bytes).toString("latin1"), this.#known), "latin1");
  }

  /** Returns a text without secrets. If it contains JSON, its fields with secret names are removed too. */
  cleanText(text: string, found: string[] = []): string {
    const [, start = "", json = ""] = JSON_LINE.exec(text) ?? [];
    const parsed = parsedObject(json);
    if (parsed !== undefined) {
      const clean = JSON.stringify(this.clean(parsed, found));
      return clean === JSON.stringify(parsed) ? text : start + clean;
    }
    const lines = text.split("\n");
    // `redactUrl` shortens `data:` URLs, which are files here.
    const bare = /^data:\w/i.test(text) ? text : redactUrl(text);
    const clean = lines.length > 1 ? lines.map((line) => this.cleanText(line, found)).join("\n") : bare;
    return redactText(clean.replaceAll(KEY_FORM, REDACTED), this.#known);
  }

  /** Returns the chunks of a text without secrets, also those that are spread over several chunks or events. */
  cleanChunks(chunks: readonly string[]): string[] {
    const whole = this.#cleanEvents(this.cleanText(chunks.join("")));
    const parts = chunks.map((chunk) => this.cleanText(chunk));
    return parts.join("") === whole ? parts : whole.split(/(?<=\n\n)/);
  }

  /** Cleans the strings that the events of a stream send in pieces. A changed string moves to its first piece. */
  #cleanEvents(text: string): string {
    const lines = text.split("\n").map((line) => {
      const [, start = "", json = ""] = JSON_LINE.exec(line) ?? [];
      return { line, start, event: parsedObject(json) };
    });
    const strings = new Map<string, string>();
    for (const { event } of lines)
      mapStrings(event, "", (piece, path) => (strings.set(path, (strings.get(path) ?? "") + piece), piece));
    const changed = new Map<string, string>();
    for (const [path, string] of strings) {
      const clean = this.cleanText(string);
      if (clean !== string) changed.set(path, clean);
    }
    if (changed.size === 0) return text;
    const next = (piece: string, path: string): string => {
      const clean = changed.get(path);
      if (clean !== undefined) changed.set(path, "");
      return clean ?? piece;
    };
    return lines
      .map(({ line, start, event }) =>
        event === undefined ? line : start + JSON.stringify(mapStrings(event, "", next)),
      )
      .join("\n");
  }
}

/** Returns the forms in which a secret can occur: as it is, in a URL, in JSON, and inside base64. */
function spellings(secret: string): string[] {
  const texts = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  return secret.length < 8 ? texts : [...texts, ...[0, 1, 2].flatMap((offset) => base64Spellings(secret, offset))];
}

/** Returns the characters of base64 text that depend only on the secret, if it starts at this place of a group. */
function base64Spellings(secret: string, offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  const text = bytes.toString("base64").replace(/={1,2}$/, "");
  const own = text.slice(offset === 0 ? 0 : offset + 1, bytes.length % 3 === 0 ? undefined : -1);
  return [own, encodeURIComponent(own), own.replaceAll("+", "-").replaceAll("/", "_")];
}

function isSecretField(name: string, value: unknown): boolean {
  const snake = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1_$2")
    .replaceAll(/\W/g, "_")
    .toLowerCase();
  return SECRET_NAME.test(snake) || (POSSIBLE_NAME.test(snake) && typeof value === "string" && RANDOM.test(value));
}

/** Removes the value of a field with a secret name; from an object or list, only strings that are no words. */
function hidden(value: unknown, found: string[]): unknown {
  if (isObject(value)) return mapStrings(value, "", (text) => (RANDOM.test(text) ? hide(text, found) : text));
  return typeof value === "string" || typeof value === "number" ? hide(String(value), found) : value;
}

function hide(secret: string, found: string[]): string {
  found.push(secret);
  return REDACTED;
}

/** Returns a copy in which the strings are changed. The path of a string contains the names of its fields. */
function mapStrings(value: unknown, path: string, change: (text: string, path: string) => string): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, `${path}.${index}`, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapStrings(item, `${path}.${name}`, change)]),
  );
}

function parsedObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
