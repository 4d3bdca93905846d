import { isMapping } from "../../http/json.ts";
import { type Piece, textOf } from "../message/read.ts";

/** The last events of a stream that succeeded. */
const LAST: ReadonlySet<unknown> = new Set(["response.completed", "response.incomplete"]);

/** Reads the events of one response of the Responses API, in order. */
export class ResponseEvents {
  /** Text of the answer so far. */
  text = "";
  /** What a complete stream ends with, for error messages. */
  readonly end = "response.completed";
  /** A stream without a last event was cut off, even if the server sends `[DONE]`. */
  readonly hasFinished = true;
  #whole: Piece | undefined;

  get hasAllFinished(): boolean {
    return this.#whole !== undefined;
  }

  /** Records an event. Adds `output_text` to its response. */
  note(event: Piece): void {
    const { type, delta, response } = event;
    if (type === "response.output_text.delta" && typeof delta === "string") this.text += delta;
    if (!isMapping(response)) return;
    Object.assign(response, withOutputText(response));
    if (LAST.has(type)) this.#whole = response;
  }

  /** Returns the response in the last event. */
  result(): unknown {
    return this.#whole;
  }
}

/** Adds the text of all messages to a response, as `output_text`. Returns any other value unchanged. */
export function withOutputText(reply: unknown): unknown {
  if (!isMapping(reply) || !Array.isArray(reply.output)) return reply;
  const messages = reply.output.filter((item) => isMapping(item) && item.type === "message") as Piece[];
  return { ...reply, output_text: messages.map(({ content }) => textOf(content)).join("") };
}

/** Converts a whole response to the last event of a stream. */
export function asLastEvent(response: Piece): Piece {
  const { status = "completed" } = response;
  return { type: `response.${String(status)}`, response: withOutputText(response) };
}
