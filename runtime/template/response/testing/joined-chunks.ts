import type { ResponseParserEvent } from "../index.ts";

/** Joins the chunks of each region, which depend on how the answer is cut. */
export function joinedChunks(events: readonly ResponseParserEvent[]): ResponseParserEvent[] {
  const result: ResponseParserEvent[] = [];
  for (const event of events) {
    const last = result.at(-1);
    if (event.type === "region_chunk" && last?.type === "region_chunk") {
      result[result.length - 1] = { ...event, text: last.text + event.text };
    } else result.push(event);
  }
  return result;
}
