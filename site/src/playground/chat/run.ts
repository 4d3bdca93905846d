import { renderChat, Template, TemplateError, type Budgets, type ChatMessage } from "hubsmith/template";
import { messageOf } from "../../message-of.ts";
import { jsonErrorPlace } from "../../model/json-error.ts";
import type { ChatState } from "./state.ts";

/** Limits of one render here: below the engine's own, because someone waits and the page has to show what comes out. */
const BUDGETS: Partial<Budgets> = { steps: 1_000_000, outputCharacters: 1_000_000 };

/** A field of the playground that something can be wrong with. */
export type ChatField = "template" | "messages" | "tools" | "variables";

/** A problem, with its position. */
export interface ChatProblem {
  readonly field: ChatField;
  readonly message: string;
  /** From 1, in the text of the field. Absent: the field as a whole is meant. */
  readonly place?: { readonly line: number; readonly column: number; readonly width: number };
  /** The line with carets under what is wrong. */
  readonly excerpt?: string;
}

/** A name that the template reads from its context. */
export interface ReadVariable {
  readonly name: string;
  /** True if the fields set it. */
  readonly isGiven: boolean;
}

/** The result that the playground shows. */
export interface ChatResult {
  readonly problem?: ChatProblem;
  /** Absent when the template cannot be compiled. */
  readonly variables?: readonly ReadVariable[];
  readonly text?: string;
  /** Start and end of what the assistant wrote, in UTF-16 units of the text. */
  readonly spans?: readonly (readonly [number, number])[];
}

/** A request to the worker: the prompt, or the formatted template. */
export type ChatRequest =
  | { readonly action: "render"; readonly state: ChatState }
  | { readonly action: "format"; readonly template: string };

/** The template written anew, or what is wrong with it. */
export interface FormatResult {
  readonly formatted?: string;
  readonly problem?: ChatProblem;
}

/** Renders a chat template with what is in the fields. Never throws for what is there. */
export function runChat(state: ChatState): ChatResult {
  let variables: readonly ReadVariable[] | undefined;
  try {
    const context = contextOf(state);
    const given = new Set(Object.keys(context));
    const template = new Template(state.template, { budgets: BUDGETS });
    variables = template.variables().map((name) => ({ name, isGiven: given.has(name) }));
    const { text, assistantSpans } = renderChat(state.template, { ...context, templateOptions: { budgets: BUDGETS } });
    return { variables, text, spans: assistantSpans };
  } catch (error) {
    return { problem: problemOf(error), ...(variables !== undefined && { variables }) };
  }
}

/** Writes a template anew: a tag per line, indented. It renders the same text. */
export function formatChat(template: string): FormatResult {
  try {
    return { formatted: new Template(template, { budgets: BUDGETS }).format() };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Thrown for a field that cannot be read. */
class FieldError extends Error {
  override readonly name = "FieldError";
  readonly problem: ChatProblem;
  constructor(problem: ChatProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

function problemOf(error: unknown): ChatProblem {
  if (error instanceof FieldError) return error.problem;
  if (error instanceof TemplateError) {
    const { line, column, excerpt, templateMessage, calls } = error;
    const trail = calls.map(({ name, line: from }) => `\n  called as ${name}() from line ${from}`).join("");
    const width = /\^+(?=\s*$)/.exec(excerpt)?.[0].length ?? 1;
    return { field: "template", message: templateMessage, place: { line, column, width }, excerpt: excerpt + trail };
  }
  return { field: "template", message: messageOf(error) };
}

/** Returns the context that the fields stand for. */
function contextOf(state: ChatState): Record<string, unknown> & { readonly messages: readonly ChatMessage[] } {
  // These two choose the template, which has a field of its own here.
  const { chat_template: _, templateOptions: __, ...others } = variablesOf(state.variables);
  return {
    ...others,
    messages: listOf("messages", state.messages) as readonly ChatMessage[],
    tools: state.tools.trim() === "" ? null : listOf("tools", state.tools),
    add_generation_prompt: state.addGenerationPrompt,
    ...(state.continueFinalMessage && { continue_final_message: true }),
  };
}

function variablesOf(text: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  const value = readJson("variables", text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new FieldError({ field: "variables", message: 'An object is wanted: { "bos_token": "<s>" }' });
}

function listOf(field: ChatField, text: string): readonly unknown[] {
  const value = readJson(field, text);
  if (Array.isArray(value)) return value;
  throw new FieldError({ field, message: "A list is wanted: [ … ]" });
}

function readJson(field: ChatField, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const words = messageOf(error);
    const place = jsonErrorPlace(text);
    throw new FieldError({
      field,
      message: `This is no JSON: ${words}`,
      ...(place && { place: { ...place, width: 1 } }),
    });
  }
}
