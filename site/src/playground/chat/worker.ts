import { messageOf } from "../../message-of.ts";
import type { Answer, Call } from "./background.ts";
import { answerChat } from "./requests.ts";

addEventListener("message", ({ data: { id, request } }: MessageEvent<Call>) => {
  try {
    postMessage({ id, result: answerChat(request) } satisfies Answer);
  } catch (error) {
    postMessage({ id, failure: messageOf(error) } satisfies Answer);
  }
});
// Tells the page that the worker has loaded.
postMessage("ready");
