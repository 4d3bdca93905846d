import type { Selection } from "../model/selection.ts";

/** The content of a link to an open dialog. */
export interface DialogLink extends Omit<Selection, "memory"> {
  /** Id of the model; absent: the first dialog of the page is meant. */
  readonly model?: string;
}

const KEYS = ["use", "model", "language", "client", "stream"] as const;

/**
 * Reads the part of an address behind its `#`: `#use=library:transformers&language=python`.
 *
 * @returns undefined when it leads to no dialog
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
 * Returns the part of an address behind its `#` with a link to a dialog in it. Fields of others stay; a plain anchor
 * goes.
 */
export function withLink(hash: string, { source, model, language, client, streaming }: DialogLink): string {
  const link = { use: source, model, language, client, stream: streaming ? "yes" : "" };
  const own = Object.entries(link).flatMap(([key, value]) => (value || key === "use" ? [[key, value ?? ""]] : []));
  return `#${[...otherFields(hash), ...own].map(([key, value]) => `${key}=${encode(value ?? "")}`).join("&")}`;
}

/** Returns the part of an address behind its `#` without a link to a dialog; empty when nothing else is in it. */
export function withoutLink(hash: string): string {
  const fields = otherFields(hash);
  return fields.length === 0 ? "" : `#${fields.map(([key = "", value = ""]) => `${key}=${encode(value)}`).join("&")}`;
}

function otherFields(hash: string): string[][] {
  if (!hash.includes("=")) return [];
  const own = new Set<string>(KEYS);
  return [...new URLSearchParams(hash.replace(/^#/, ""))].filter(([key]) => !own.has(key));
}

/** Encodes a value, and leaves alone what reads better as it is and means nothing in this place. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll("%3A", ":").replaceAll("%2F", "/");
}
