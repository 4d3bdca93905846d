import { isMapping } from "../json.ts";

/** Maximum number of characters that an error message quotes from a server's message. */
const LONGEST_WORDS = 500;

/** Returns the server's message from an error body: plain text, or JSON in any usual form. Empty if there is none. */
export function wordsOf(text: string, mediaType = ""): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // An HTML page is not a useful message, so it is left out.
    return mediaType.includes("html") || text.trimStart().startsWith("<") ? "" : cut(text.trim());
  }
  return cut(messageIn(body));
}

/** Returns the server's error message in a parsed response. Empty if there is none. */
export function errorWords(reply: unknown): string {
  return isMapping(reply) ? cut(messageIn(reply)) : "";
}

/**
 * Returns the message in an error value: the value itself if it is a text, or one of the fields that common APIs use
 * for messages.
 */
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
