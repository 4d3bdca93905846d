import { isMapping } from "./json.ts";

/** Maximum number of characters that an error message quotes from a server's message. */
const LONGEST_MESSAGE = 500;

/** Returns the server's message from an error body: plain text, or JSON in any usual form. Empty if there is none. */
export function textMessage(text: string, mediaType = ""): string {
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
export function replyMessage(reply: unknown): string {
  return isMapping(reply) ? cut(messageIn(reply)) : "";
}

/** Fields that common APIs use for messages, in the order in which they are tried. */
const FIELDS = [
  "error",
  "message",
  "detail",
  "msg",
  "err_msg",
  "error_description",
  "errors",
  "title",
  "reason",
  "fault",
  "faultstring",
  "description",
];

/**
 * Returns the message in an error value: the value itself if it is a string, or one of the fields that common APIs use
 * for messages. Names the location of a wrong argument (`loc` or `path`), and adds the list `issues`.
 */
export function messageIn(value: unknown, depth = 4): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || depth === 0) return "";
  if (Array.isArray(value))
    return joined(
      value.map((item) => messageIn(item, depth - 1)),
      "; ",
    );
  const record = value as Record<string, unknown>;
  const { error, message, issues } = record;
  // Some servers send the name of the status as `error`, and the details as `message`.
  const both = typeof error === "string" && typeof message === "string" && error !== message ? [error, message] : [];
  const own = joined(both, ": ") || firstMessage(record, depth);
  const place = [record["loc"], record["path"]].find((steps) => Array.isArray(steps) && steps.length > 0);
  return joined([placeOf(place), own, Array.isArray(issues) ? messageIn(issues, depth - 1) : ""], ": ");
}

function firstMessage(record: Readonly<Record<string, unknown>>, depth: number): string {
  for (const field of FIELDS) {
    const message = messageIn(record[field], depth - 1);
    if (message !== "") return message;
  }
  return "";
}

/** Returns a location as `body.items.0`. The steps are names and indexes. */
function placeOf(steps: unknown): string {
  if (!Array.isArray(steps)) return "";
  return steps.filter((step) => typeof step === "string" || typeof step === "number").join(".");
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== "").join(separator);
}

/** Returns a text of a server without line breaks, so that it cannot look like another line of a log. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " ");
}

function cut(text: string): string {
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;
}
