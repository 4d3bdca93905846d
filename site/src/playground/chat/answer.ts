import { formatChat, runChat, type ChatRequest, type ChatResult, type FormatResult } from "./run.ts";

/** Answers the page, in the worker or in the page itself. */
export function answerChat(request: ChatRequest): ChatResult & FormatResult {
  return request.action === "render" ? runChat(request.state) : formatChat(request.template);
}
