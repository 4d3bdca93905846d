import type { Selection } from "./selection.ts";

/** The model and the selection that a link to an open dialog contains. */
export interface DialogLink extends Omit<Selection, "memory" | "context"> {
  /** Id of the model. If absent, the link opens the first dialog of the page. */
  readonly model?: string;
}

const KEYS = ["use", "model", "language", "client", "stream"] as const;

/**
 * Reads a link to a dialog from the fragment of a URL, such as `#use=library:transformers&language=python`.
 *
 * @returns undefined if the fragment does not lead to a dialog
 */
export function readLink(hash: string): DialogLink | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const source = fields.get("use");
  if (source === null) return undefined;
  const model = fields.get("model");
  return {
    source,
    ...(model !== null && { model }),
    language: fields.get("language") ?? "",
    client: fields.get("client") ?? "",
    streaming: fields.get("stream") === "yes",
  };
}

/**
 * Adds a link to a dialog to the fragment of a URL. Fields that other scripts added are kept. A plain anchor, such
 * as `#top`, is removed.
 */
export function withLink(hash: string, { source, model, language, client, streaming }: DialogLink): string {
  const link = { use: source, model, language, client, stream: streaming ? "yes" : "" };
  const own = Object.entries(link).flatMap(([key, value]) => (value || key === "use" ? [[key, value ?? ""]] : []));
  return hashOf([...otherFields(hash), ...own]);
}

/** Removes the link to a dialog from the fragment of a URL. Returns an empty string if nothing else is left. */
export function withoutLink(hash: string): string {
  return hashOf(otherFields(hash));
}

/** Returns a fragment with fields, or an empty string without fields. */
function hashOf(fields: readonly (readonly string[])[]): string {
  return fields.length === 0 ? "" : `#${fields.map(([key = "", value = ""]) => `${key}=${encode(value)}`).join("&")}`;
}

function otherFields(hash: string): string[][] {
  if (!hash.includes("=")) return [];
  const own = new Set<string>(KEYS);
  return [...new URLSearchParams(hash.replace(/^#/, ""))].filter(([key]) => !own.has(key));
}

/** Encodes a value. The characters `:` and `/` stay unchanged, because they have no special meaning in a fragment. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll("%3A", ":").replaceAll("%2F", "/");
}
