import { read } from "../../runtime/inference/provider/paths.ts";
import { eventsOf, localized, mediaOf } from "../mock/replies.ts";
import type { Row } from "./rows.ts";

/** The expected result of a snippet: its exact output, some values in its output, or a file that it writes. */
export type Reading =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "values"; readonly values: readonly string[] }
  | { readonly kind: "file"; readonly name: string; readonly base64: string };

/** Returns the expected result of the snippet of a row. */
export function readingOf({ part, client, shown, stream }: Row): Reading {
  const { reply, output } = part.example;
  const { shared } = shown;
  if (stream || part.task === "conversational") {
    const pieces = stream ? streamed(reply) : [answerIn(output)];
    // A curl command prints the whole reply as JSON, so each expected text is a value in this JSON.
    if (client.language === "sh") return { kind: "values", values: pieces.map((piece) => JSON.stringify(piece)) };
    return { kind: "text", text: pieces.join("") };
  }
  const isClient = client.methods !== undefined;
  const writesFile = isClient ? shared.output_kind !== "" : shared.writes_file;
  const media = mediaOf(part);
  if (isClient && part.task === "automatic-speech-recognition") {
    return { kind: "values", values: leaves(read(output, ["text"])) };
  }
  if (writesFile && media !== undefined) {
    return { kind: "file", name: shared.output, base64: Buffer.from(media.bytes).toString("base64") };
  }
  return { kind: "values", values: leaves(isClient ? output : rawAnswer({ part, shown })) };
}

/** Returns the texts in the events of a streamed reply. */
function streamed(reply: unknown): readonly string[] {
  const events = eventsOf(reply).flatMap((event) => (event.includes("[DONE]") ? [] : [JSON.parse(event.slice(5))]));
  return events.flatMap((event: unknown) => {
    const text = read(event, ["choices", 0, "delta", "content"]) ?? read(event, ["choices", 0, "text"]);
    return typeof text === "string" && text !== "" ? [text] : [];
  });
}

function answerIn(output: unknown): string {
  const text = read(output, ["choices", 0, "message", "content"]);
  if (typeof text !== "string") throw new TypeError("the response of the chat example contains no text");
  return text;
}

/** Returns the part of the last reply that contains the result. Snippets that use no client library print this part. */
function rawAnswer({ part, shown }: Pick<Row, "part" | "shown">): unknown {
  const { reply, statuses = [], result = statuses.at(-1) ?? reply } = part.example;
  const links = { media: "https://media.example", base: undefined };
  const { answer, other_answer: other } = shown.shared;
  const last = localized(result, part, links, "");
  return read(last, answer) ?? read(last, other) ?? last;
}

/** Returns the texts and numbers in a value, as every language prints them. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null || value instanceof Blob) return [];
  return Object.values(value).flatMap(leaves);
}
