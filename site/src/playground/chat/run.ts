import { parseJson, renderChat, Template, TemplateError, type Budgets } from "hubsmith/template";
import { messageOf } from "../../message-of.ts";
import { jsonProblem } from "../../json-problem.ts";
import type { ChatState } from "./state.ts";

/** Limits for one render. They are lower than the engine's defaults, because a visitor waits for the result. */
export const BUDGETS: Partial<Budgets> = { steps: 1_000_000, outputCharacters: 1_000_000 };

/** A field of the playground that can have a problem. */
export type ChatField = "template" | "messages" | "tools" | "variables" | "responseTemplate" | "answer";

/** A problem in one of the fields. */
export interface ChatProblem {
  readonly field: ChatField;
  readonly message: string;
  /**
   * Place of the problem in the text of the field. Lines and columns are counted from 1. If `place` is absent, the
   * whole field has the problem.
   */
  readonly place?: { readonly line: number; readonly column: number; readonly width: number };
  /** The line, with carets below the problem. */
  readonly excerpt?: string;
}

/** A variable that the template reads. */
export interface ReadVariable {
  readonly name: string;
  /** True if a field of the playground sets the variable. */
  readonly isGiven: boolean;
}

/** The result that the playground shows. */
export interface ChatResult {
  readonly problem?: ChatProblem;
  /** The variables that the template reads. Absent if the template cannot be compiled. */
  readonly variables?: readonly ReadVariable[];
  readonly text?: string;
  /** Start and end of each text that the assistant wrote, in UTF-16 units. */
  readonly spans?: readonly (readonly [number, number])[];
}

/** The formatted template, or the problem. */
export interface FormatResult {
  readonly formatted?: string;
  readonly problem?: ChatProblem;
}

/**
 * Renders a chat template with the content of the fields. Returns problems in the fields instead of throwing errors.
 */
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

/** Formats a template: one tag per line, indented. The formatted template renders the same text as before. */
export function formatChat(template: string): FormatResult {
  try {
    return { formatted: new Template(template, { budgets: BUDGETS }).format() };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** The error of a field that cannot be read. */
export class FieldError extends Error {
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

/** Returns the values of the template's variables, from the content of the fields. */
function contextOf(state: ChatState): Record<string, unknown> & { readonly messages: readonly object[] } {
  // The template is left out of the variables, because the page has a separate field for the template.
  const { chat_template: _, templateOptions: __, ...others } = variablesOf(state.variables);
  return {
    ...others,
    messages: listOf("messages", state.messages) as readonly object[],
    tools: state.tools.trim() === "" ? null : listOf("tools", state.tools),
    add_generation_prompt: state.addGenerationPrompt,
    ...(state.continueFinalMessage && { continue_final_message: true }),
  };
}

function variablesOf(text: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  const value = readJson("variables", text);
  if (value instanceof Map) return Object.fromEntries(value);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new FieldError({ field: "variables", message: 'An object is wanted: { "bos_token": "<s>" }' });
}

/** Reads a JSON list. @throws FieldError */
export function listOf(field: ChatField, text: string): readonly unknown[] {
  const value = readJson(field, text);
  if (Array.isArray(value)) return value;
  throw new FieldError({ field, message: "A list is required: [ … ]" });
}

/** Reads JSON. @throws FieldError with the place */
export function readJson(field: ChatField, text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    const { reason, place } = jsonProblem(text);
    throw new FieldError({
      field,
      message: `This is not valid JSON: ${reason}`,
      ...(place && { place: { ...place, width: 1 } }),
    });
  }
}
