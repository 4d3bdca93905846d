import { isMapping } from "../json.ts";

/** So much of the server's words goes into a message. */
const LONGEST_WORDS = 500;

/**
 * Returns what a server says went wrong, from the body of an error in any of the usual forms; `""` when it says
 * nothing.
 */
export function wordsOf(text: string, mediaType = ""): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // An HTML page is no useful message.
    return mediaType.includes("html") || text.trimStart().startsWith("<") ? "" : cut(text.trim());
  }
  return cut(messageIn(body));
}

/** Returns what a parsed reply says went wrong; `""` when it says nothing. */
export function errorWords(reply: unknown): string {
  return isMapping(reply) ? cut(messageIn(reply)) : "";
}

/** Returns the message within an error value: a text, or where the usual interfaces put it. */
export function messageIn(value: unknown, depth = 4): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || depth === 0) return "";
  if (Array.isArray(value)) {
    const all = value.map((item) => messageIn(item, depth - 1)).filter((message) => message !== "");
    return all.join("; ");
  }
  const record = value as Record<string, unknown>;
  for (const key of ["error", "message", "detail", "msg", "error_description", "errors", "title", "reason"]) {
    const message = messageIn(record[key], depth - 1);
    if (message !== "") return message;
  }
  return "";
}

function cut(text: string): string {
  return text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS)}…` : text;
}
