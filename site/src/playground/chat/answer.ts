import { formatChat, runChat, type ChatRequest, type ChatResult, type FormatResult } from "./run.ts";

/** Answers a request of the page, in the worker or in the page. */
export function answerChat(request: ChatRequest): ChatResult & FormatResult {
  return request.action === "render" ? runChat(request.state) : formatChat(request.template);
}
