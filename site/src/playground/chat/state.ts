/** The content of the fields in the playground for chat templates. */
export interface ChatState {
  readonly template: string;
  /** The conversation as JSON text: a list of messages. */
  readonly messages: string;
  /** Tools as JSON text: a list, or empty. */
  readonly tools: string;
  /** Other variables as JSON text: an object, or empty. */
  readonly variables: string;
  readonly addGenerationPrompt: boolean;
  readonly continueFinalMessage: boolean;
  /** Response template as JSON text: an object, or empty. */
  readonly responseTemplate: string;
  /** The model's answer. */
  readonly answer: string;
}

/** Path of the file with the sample templates and conversations. */
export const CHAT_SAMPLES_PATH = "playground/chat-samples.json";

/** A sample conversation: messages, tools, options and other variables of a template. */
export interface Conversation {
  readonly name: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Fills the fields with a conversation. Does not change the templates and the answer. */
export function withConversation(state: ChatState, { context }: Conversation): ChatState {
  const { messages, tools, add_generation_prompt: prompt, continue_final_message: goOn, ...others } = context;
  const variables = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
  return {
    ...state,
    messages: print(messages ?? []),
    tools: tools === null || tools === undefined ? "" : print(tools),
    variables: Object.keys(variables).length === 0 ? "" : print(variables),
    addGenerationPrompt: prompt === true,
    continueFinalMessage: goOn === true,
  };
}

/** Formats a value as indented JSON. */
export function print(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/** Converts a value from a shared address or from the browser's storage to a state; undefined if it is not a state. */
export function chatStateOf(shared: unknown): ChatState | undefined {
  if (typeof shared !== "object" || shared === null) return undefined;
  const fields = shared as Readonly<Record<string, unknown>>;
  const text = (name: keyof ChatState): string => (typeof fields[name] === "string" ? fields[name] : "");
  if (typeof fields["template"] !== "string") return undefined;
  return {
    template: text("template"),
    messages: text("messages"),
    tools: text("tools"),
    variables: text("variables"),
    addGenerationPrompt: fields["addGenerationPrompt"] === true,
    continueFinalMessage: fields["continueFinalMessage"] === true,
    responseTemplate: text("responseTemplate"),
    answer: text("answer"),
  };
}
