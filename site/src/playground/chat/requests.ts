import { readModelFiles, type LoadedModel, type ModelFiles } from "./model-files.ts";
import { parseAnswer, type ParsedAnswer } from "./parse-answer.ts";
import { formatChat, runChat, type ChatResult, type FormatResult } from "./run.ts";
import type { ChatState } from "./state.ts";

/** A request to the worker: render the prompt and parse the answer, format the template, or read the files of a model. */
export type ChatRequest =
  | { readonly action: "render"; readonly state: ChatState }
  | { readonly action: "format"; readonly template: string }
  | { readonly action: "load"; readonly files: ModelFiles; readonly variables: string };

/** The rendered prompt, and the parsed answer. */
export interface Rendered extends ChatResult {
  /** Absent if there is no response template, or no answer. */
  readonly answer?: ParsedAnswer;
}

/** The response to a request. */
export type ChatAnswer = Rendered & FormatResult & { readonly loaded?: LoadedModel };

/** Handles a request of the page. */
export function answerChat(request: ChatRequest): ChatAnswer {
  if (request.action === "format") return formatChat(request.template);
  if (request.action === "load") return { loaded: readModelFiles(request.files, request.variables) };
  const { state } = request;
  const result = runChat(state);
  // The model continues the prompt only if the prompt ends with the start of an answer.
  const isContinued = state.addGenerationPrompt || state.continueFinalMessage;
  const answer = parseAnswer(state, (isContinued && result.text) || "");
  return { ...result, ...(answer !== undefined && { answer }) };
}
