import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RESPONSES } from "../../runtime/contract/provider-rules.ts";
import { read } from "../../runtime/inference/provider/paths.ts";
import { chatEvents } from "../../runtime/mock/formats.ts";
import { localized, mediaOf } from "../../runtime/mock/replies.ts";
import { adapterOf } from "../../runtime/inference/provider/catalogue.ts";
import type { Part } from "../../runtime/mock/parts.ts";
import type { Row } from "./rows.ts";
import type { Outcome } from "./runner.ts";

/** Returns how a snippet fails to read the reply: it must print the result, or write it to a file. */
export function readingProblems(row: Row, { error, stdout, folder }: Outcome): readonly string[] {
  if (error !== "") return [`fails: ${error.slice(-600)}`];
  const { part, client, stream } = row;
  const { shared } = row.shown;
  const { output } = part.example;
  const printed = `prints ${JSON.stringify(stdout.slice(0, 300))}`;
  const without = (values: readonly string[]): string[] => {
    const missing = values.filter((value) => !stdout.includes(value));
    return missing.length === 0 ? [] : [`${printed}, without ${missing.join(", ")}`];
  };
  if (stream || part.task === "conversational" || part.task === RESPONSES) {
    const texts = stream ? streamed(part) : [answerIn(output)];
    // A curl command prints the whole reply as JSON, so each expected text is a value in this JSON.
    if (client.language === "sh") return without(texts.map((text) => JSON.stringify(text)));
    const whole = texts.join("");
    return stdout.trim() === whole.trim() ? [] : [`${printed}, not ${whole}`];
  }
  const isClient = client.methods !== undefined;
  if (isClient && part.task === "automatic-speech-recognition") return without(leaves(read(output, ["text"])));
  const media = mediaOf(part);
  if (media === undefined || !(isClient ? shared.output_kind !== "" : shared.writes_file)) {
    return without(leaves(isClient ? output : rawAnswer(row)));
  }
  const path = join(folder, shared.output);
  if (!existsSync(path)) return [`writes no ${shared.output}`];
  const bytes = readFileSync(path);
  return bytes.equals(media.bytes) ? [] : [`writes ${bytes.toString("base64").slice(0, 80)} into ${shared.output}`];
}

/** Returns the texts in the events of a streamed reply. */
function streamed(part: Part): readonly string[] {
  const convert = adapterOf(part.provider).task(part.task)?.stream.events?.();
  const records = chatEvents(part, {}).map((record) => record.replace(/^(?:event: .*\n)?data: /, ""));
  const events: Record<string, unknown>[] = records.flatMap((record) =>
    record.includes("[DONE]") ? [] : [JSON.parse(record)],
  );
  return events.flatMap((record) => {
    const event = convert === undefined ? record : convert(record);
    const places = [["choices", 0, "delta", "content"], ["choices", 0, "text"], ["delta"]];
    const text = places.map((place) => read(event, place)).find((found) => found !== undefined);
    return typeof text === "string" && text !== "" ? [text] : [];
  });
}

function answerIn(output: unknown): string {
  const text = read(output, ["output_text"]) ?? read(output, ["choices", 0, "message", "content"]);
  if (typeof text !== "string") throw new TypeError("the response of the chat example contains no text");
  return text;
}

/** Returns the part of the last reply that contains the result. Snippets that use no client library print this part. */
function rawAnswer({ part, shown }: Row): unknown {
  const { reply, statuses = [], result = statuses.at(-1) ?? reply } = part.example;
  const { answer, other_answer: other } = shown.shared;
  const last = localized(result, part, { media: "https://media.example", base: undefined }, "");
  return read(last, answer) ?? read(last, other) ?? last;
}

/** Returns the strings and numbers in a value, as every language prints them. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null || value instanceof Blob) return [];
  return Object.values(value).flatMap(leaves);
}
