import type { ChatCompletionInputMessage, ChatCompletionStreamOutput } from "../../generated/io/types.ts";
import { Assembler } from "./message/assemble.ts";
import { reasoningOf, textOf } from "./message/read.ts";
import { InputError, ProviderOutputError } from "../http/errors.ts";
import { chatCompletion, chatCompletionStream } from "./functions.ts";
import { unlessAborted } from "../http/timeout.ts";
import type { Methods } from "./methods.ts";
import { asJson, parseJson } from "../http/json.ts";
import { isFile } from "./media/bytes.ts";
import { reportTo, type Report } from "./events.ts";
import { checkParameters, warn, type CallOptions, type ClientOptions } from "./options.ts";
import { resultStream, type ResultStream } from "./stream/result-stream.ts";
import { type ReadSchema, readSchema } from "./schema/schema.ts";
import type { RunToolsArgs, Tool, ToolOutcome, ToolRun, ToolStep } from "./tool.ts";

/** The functions that run tools. */
export interface ToolMethods {
  /**
   * Runs the tools that the model calls, and sends the results to the model. Repeats this until the model answers
   * without calling a tool, or until `maxSteps` is reached. Returns all answers. Tools of one step run at the same
   * time. If the model calls an unknown tool or passes invalid arguments, the model receives the error as the result of
   * the call. A `tool_choice` that forces a call applies to the first step only. The options apply to each request.
   * `signal` also aborts the tools.
   *
   * @throws the errors of `chatCompletion`; the errors of tools; InputError if a tool is declared wrongly
   */
  readonly runTools: (args: RunToolsArgs, options?: CallOptions) => Promise<ToolRun>;
  /** Runs tools like `runTools`. Yields the chunks of all answers as they arrive. `result()` returns the whole run. */
  readonly runToolsStream: (args: RunToolsArgs, options?: CallOptions) => ResultStream<Chunk, ToolRun>;
}

/** The chat functions that a run uses: the functions of a client, or the functions that need no client. */
export type Chat = Pick<Methods, "chatCompletion" | "chatCompletionStream">;
type Chunk = ChatCompletionStreamOutput;
/** Sends one request to the model and returns the answer. If the answer is streamed, also yields its chunks. */
type Ask = (...call: Parameters<Chat["chatCompletion"]>) => AsyncGenerator<Chunk, Answer>;
type Message = Readonly<Record<string, unknown>>;
type Content = NonNullable<ChatCompletionInputMessage["content"]> | null;
/** One answer of the model, streamed or not. */
type Answer = {
  readonly choices: readonly { readonly message: Message; readonly finish_reason?: string | null }[];
  readonly usage?: unknown;
};

/** The client's own options for its tools. The signal aborts the tools of calls that set no signal. */
type Own = Pick<ClientOptions, "signal" | "onEvent">;

export function bindRunTools(chat: Chat, own: Own = {}): ToolMethods["runTools"] {
  return async (args, options) =>
    (await run((...call) => whole(chat, call), own, args, options).next()).value as ToolRun;
}

export function bindRunToolsStream(chat: Chat, own: Own = {}): ToolMethods["runToolsStream"] {
  return (args, options) => resultStream(run((...call) => streamed(chat, call), own, args, options));
}

// oxlint-disable-next-line require-yield -- an answer that is not streamed has no chunks
async function* whole(chat: Chat, call: Parameters<Ask>): AsyncGenerator<Chunk, Answer> {
  return chat.chatCompletion(...call);
}

async function* streamed(chat: Chat, call: Parameters<Ask>): AsyncGenerator<Chunk, Answer> {
  const assembler = new Assembler();
  const stream = chat.chatCompletionStream(...call);
  for await (const chunk of stream) {
    assembler.add(chunk);
    yield chunk;
  }
  return assembler.result((await stream.response).provider);
}

const FUNCTIONS = { chatCompletion, chatCompletionStream };
export const runTools: ToolMethods["runTools"] = /* @__PURE__ */ bindRunTools(FUNCTIONS);
export const runToolsStream: ToolMethods["runToolsStream"] = /* @__PURE__ */ bindRunToolsStream(FUNCTIONS);

async function* run(ask: Ask, own: Own, args: RunToolsArgs, options?: CallOptions): AsyncGenerator<Chunk, ToolRun> {
  checkParameters(args);
  const { tools, maxSteps = 10, onStep, tool_choice: choice, messages: given, ...rest } = args;
  const ready = readTools(tools);
  const report = reportTo([own.onEvent, options?.onEvent], warn);
  const signal = options?.signal ?? own.signal;
  if (!Number.isInteger(maxSteps) || maxSteps < 1) throw new InputError("maxSteps must be an integer of at least 1");
  const messages = [...(given ?? [])];
  const steps: ToolStep[] = [];
  for (let number = 1; ; number++) {
    // A `tool_choice` that forces a tool call applies only to the first step. Otherwise each step would call a tool,
    // and the run would never end.
    const tool_choice = number > 1 && choice !== "none" ? undefined : choice;
    const input = { ...rest, ...(tool_choice && { tool_choice }), messages: [...messages], tools: ready.wire };
    const { choices, usage } = yield* ask(input, options);
    const [first] = choices;
    if (first === undefined)
      throw new ProviderOutputError("The answer has no choices", { path: "choices", responseBody: choices });
    const { message } = first;
    const text = textOf(message.content);
    const calls = callsOf(message, number);
    messages.push(answerOf(message, calls));
    const outcomes = await runCalls(calls, ready.byName, signal, report);
    for (const { id, content } of outcomes) messages.push({ role: "tool", tool_call_id: id, content });
    const step = {
      number,
      text,
      reasoning: reasoningOf(message),
      calls: outcomes,
      usage: (usage ?? undefined) as ToolStep["usage"],
    };
    steps.push(step);
    await onStep?.(step);
    const finishReason = calls.length === 0 ? (first.finish_reason ?? "stop") : "max_steps";
    if (calls.length === 0 || number === maxSteps) return { text, finishReason, messages, steps };
  }
}

function readTools(tools: readonly Tool[]) {
  if (!Array.isArray(tools) || tools.length === 0) throw new InputError("tools must be a list of at least one tool");
  const byName = new Map<string, { readonly tool: Tool; readonly schema: ReadSchema }>();
  const wire = (tools as readonly Tool[]).map((tool, index) => {
    const { name, description, parameters = NOTHING } = tool;
    if (typeof name !== "string" || name === "")
      throw new InputError(`tools[${index}].name must be a non-empty string`);
    if (typeof tool.run !== "function") throw new InputError(`tools[${index}].run must be a function`);
    if (byName.has(name)) throw new InputError(`tools[${index}].name: two tools are called ${JSON.stringify(name)}`);
    const schema = readSchema(parameters, `tools[${index}].parameters`);
    byName.set(name, { tool, schema });
    return {
      type: "function",
      function: { name, ...(description !== undefined && { description }), parameters: schema.json },
    };
  });
  return { byName, wire };
}

const NOTHING = { type: "object", properties: {} };

/** Returns the message to send back. It keeps all its fields, because some models refuse to continue without them. */
function answerOf(message: Message, calls: readonly Call[]) {
  const { content = null, tool_calls: _, ...fields } = message;
  const answer = { ...fields, role: "assistant", content: content as Content };
  return calls.length === 0 ? answer : { ...answer, tool_calls: [...calls] };
}

/** Reads the tool calls of a message. Some servers omit the id, or send the arguments as an object. */
function callsOf({ tool_calls: calls }: Message, step: number) {
  return (Array.isArray(calls) ? (calls as unknown[]) : []).map((call, index) => {
    const { id, function: asked } = (call ?? {}) as { readonly id?: unknown; readonly function?: unknown };
    const { name, arguments: args = {} } = (asked ?? {}) as { readonly name?: unknown; readonly arguments?: unknown };
    const path = `choices[0].message.tool_calls[${index}].function.name`;
    if (typeof name !== "string")
      throw new ProviderOutputError(`A tool call has no name: expected text at ${path}`, { path, responseBody: calls });
    const known = typeof id === "string" && id !== "" ? id : `call_${step}_${index}`;
    return {
      ...(call as object),
      id: known,
      type: "function",
      function: { ...(asked as object), name, arguments: typeof args === "string" ? args : (asJson(args) ?? "") },
    };
  });
}

type Call = ReturnType<typeof callsOf>[number];
type Tools = ReturnType<typeof readTools>["byName"];

/**
 * Runs the tools of one step at the same time. Stops at once when the caller aborts, even if a tool ignores the
 * signal.
 */
async function runCalls(
  calls: readonly Call[],
  tools: Tools,
  signal: AbortSignal | undefined,
  report: Report | undefined,
): Promise<ToolOutcome[]> {
  const controller = new AbortController();
  const runOne = (call: Call): Promise<ToolOutcome> =>
    reportingTool(report, call, runCall(call, tools, controller.signal));
  try {
    return await unlessAborted(Promise.all(calls.map(runOne)), signal);
  } catch (error) {
    controller.abort(error);
    throw error;
  }
}

/** Returns the outcome of a tool call, and reports it. */
async function reportingTool(
  report: Report | undefined,
  { id, function: { name } }: Call,
  running: Promise<ToolOutcome>,
): Promise<ToolOutcome> {
  if (report === undefined) return running;
  const start = performance.now();
  const tell = (isRefused: boolean, error?: unknown): void =>
    report({ type: "tool", id, name, durationMs: performance.now() - start, isRefused, error });
  try {
    const outcome = await running;
    tell(outcome.isRefused);
    return outcome;
  } catch (error) {
    tell(false, error);
    throw error;
  }
}

async function runCall(
  { id, function: { name, arguments: text } }: Call,
  tools: Tools,
  signal: AbortSignal,
): Promise<ToolOutcome> {
  const refused = { id, name, arguments: text, result: undefined, isRefused: true };
  const refuse = (content: string): ToolOutcome => ({ ...refused, content });
  const found = tools.get(name);
  if (found === undefined)
    return refuse(`Error: there is no tool ${JSON.stringify(name)}. Available tools: ${[...tools.keys()].join(", ")}.`);
  let args: unknown;
  try {
    args = text.trim() === "" ? {} : parseJson(text);
  } catch {
    return refuse("Error: the arguments are not JSON.");
  }
  const checked = await found.schema.check(args);
  if ("problems" in checked) return refuse(`Error: the arguments do not match the schema. ${checked.problems}.`);
  const result: unknown = await found.tool.run(checked.value, { id, signal });
  return { id, name, arguments: checked.value, result, content: contentOf(name, result), isRefused: false };
}

/** Returns the string that the model receives. @throws InputError for a value that JSON does not support */
function contentOf(name: string, result: unknown): string {
  if (typeof result === "string") return result;
  if (result instanceof Error) return `Error: ${result.message}`;
  try {
    return JSON.stringify(result ?? null, asData) ?? "null";
  } catch (error) {
    const reason = error instanceof TypeError ? error.message : String(error);
    throw new InputError(
      `the tool ${JSON.stringify(name)} returned a value that cannot be written as JSON: ${reason}; return a string or plain data`,
      { cause: error },
    );
  }
}

/** Converts values that `JSON.stringify` would write as `{}`. @throws TypeError for files and bytes */
function asData(_: string, value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value);
  if (value instanceof Set) return [...value];
  if (value instanceof Error) return value.message;
  if (isFile(value)) throw new TypeError("it contains a file or bytes");
  return value;
}
