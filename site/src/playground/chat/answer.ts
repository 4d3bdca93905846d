import { formatChat, runChat, type ChatRequest, type ChatResult, type FormatResult } from "./run.ts";

/** Handles a request of the page: renders the prompt, or formats the template. */
export function answerChat(request: ChatRequest): ChatResult & FormatResult {
  return request.action === "render" ? runChat(request.state) : formatChat(request.template);
}
