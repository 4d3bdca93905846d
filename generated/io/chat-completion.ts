// Generated – do not edit.
// source:    spec/io/chat-completion.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/**
 * One request to a chat model: the conversation so far and how to continue it. Fields that a server adds of its own may
 * stand beside these and are passed on unchanged.
 */
export interface ChatCompletionInput {
  [property: string]: unknown;
  /**
   * The conversation so far, oldest message first. The model writes the message that comes next.
   *
   * @minItems 1
   */
  messages: ChatCompletionInputMessage[];
  /** Id of the model that should answer. Absent or null: the model that the address called stands for. */
  model?: string | null;
  /**
   * Largest number of tokens the answer may have, hidden reasoning included. Newer servers take this in place of
   * max_tokens. Absent or null: the limit of the server or of the context window.
   *
   * @integer
   * @minimum 1
   */
  max_completion_tokens?: number | null;
  /**
   * Largest number of tokens the answer may have; when it is reached, finish_reason is length. Absent or null: the
   * limit of the server or of the context window.
   *
   * @integer
   * @minimum 1
   */
  max_tokens?: number | null;
  /**
   * How freely the next token is drawn. 0 nearly always takes the likeliest token, 1 samples from the distribution as
   * the model gives it, larger values flatten it. Absent or null: the default of the model or server, often 1.
   *
   * @minimum 0
   * @maximum 2
   */
  temperature?: number | null;
  /**
   * Draw only from the smallest set of likeliest tokens whose probabilities add up to this share. 1 leaves nothing out.
   * Absent or null: the default of the model or server, often 1.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  top_p?: number | null;
  /**
   * Lowers the score of a token in proportion to how often it has been used so far; a negative value favours
   * repetition. Absent or null: 0, no change.
   *
   * @minimum -2
   * @maximum 2
   */
  frequency_penalty?: number | null;
  /**
   * Lowers the score of every token that has been used at least once, however often; a negative value keeps the text on
   * the same words. Absent or null: 0, no change.
   *
   * @minimum -2
   * @maximum 2
   */
  presence_penalty?: number | null;
  /**
   * Amounts added to the raw scores of single tokens before one is drawn. Positive makes a token likelier; −100 in
   * effect bans it and 100 in effect forces it. Absent or null: nothing is added.
   */
  logit_bias?: Record<string, number> | number[] | null;
  /**
   * Start value of the random draws. Same seed, model, server version and request give mostly the same answer. Absent
   * or null: another draw each time.
   *
   * @integer
   */
  seed?: number | null;
  /**
   * How many independent answers to write; each becomes one entry of choices. Absent or null: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  n?: number | null;
  /**
   * Text at which writing ends, or a list of such texts; the text itself is left out of the answer. Many servers take
   * four at most. Absent or null: only the model's own end mark ends the answer.
   */
  stop?: string | string[] | null;
  /**
   * Whether each choice carries the log probabilities of its tokens. Absent or null: false.
   *
   * @default false
   */
  logprobs?: boolean | null;
  /**
   * How many of the likeliest tokens to list at every position. Needs logprobs to be true. Absent or null: none.
   *
   * @integer
   * @minimum 0
   * @maximum 20
   */
  top_logprobs?: number | null;
  /**
   * How much a reasoning model should think before it answers, as a word the model knows: none, minimal, low, medium,
   * high or xhigh. Absent or null: the model's default. Models without reasoning ignore or refuse it.
   */
  reasoning_effort?: string | null;
  /** Shape that the answer must have. Absent or null: free text. */
  response_format?: ChatCompletionInputGrammarType | null;
  /**
   * Whether the answer comes in pieces, as server-sent events, while it is being written. Absent: false, one reply at
   * the end.
   *
   * @default false
   */
  stream?: boolean;
  /**
   * What a streamed answer should carry besides the text. Only looked at when stream is true. Absent or null: nothing
   * more.
   */
  stream_options?: ChatCompletionInputStreamOptions | null;
  /** Functions the model may ask to have called. Absent, null or empty: it can only answer with text. */
  tools?: null | ChatCompletionInputTool[];
  /**
   * Whether and which tool the model calls. Absent or null: auto when there are tools, else none.
   *
   * @default "auto"
   */
  tool_choice?: ChatCompletionInputToolChoice | null;
  /** Whether one answer may ask for several tool calls at once. Absent or null: the server's default, mostly true. */
  parallel_tool_calls?: boolean | null;
  /**
   * Text put in front of the list of tools in the prompt. Only servers that build the tool prompt themselves read it.
   * Absent or null: the server's own wording.
   */
  tool_prompt?: string | null;
}

/** The whole answer to a request that was not streamed. */
export interface ChatCompletionOutput {
  [property: string]: unknown;
  /** Name the server gave this answer, for support and logs. */
  id: string;
  /** Kind of reply, chat.completion. Some servers leave it out. */
  object?: string;
  /**
   * When the answer was made, in seconds since 1970-01-01 UTC.
   *
   * @integer
   * @minimum 0
   */
  created: number;
  /** The model that answered, in the server's own naming, which can differ from the id asked for. */
  model: string;
  /** The answers, as many as n asked for, so mostly one. */
  choices: ChatCompletionOutputComplete[];
  /** Tokens read and written. Many servers leave it out or send null. */
  usage?: ChatCompletionOutputUsage | null;
  /**
   * Mark of the server's software and settings. If it changes, the same seed may give another answer. Absent or null on
   * servers that do not tell.
   */
  system_fingerprint?: string | null;
}

/**
 * One piece of a streamed answer. The pieces of one answer share their id; joining the deltas of a choice in order
 * gives its message.
 */
export interface ChatCompletionStreamOutput {
  [property: string]: unknown;
  /** Name the server gave this answer, the same in all its pieces. */
  id: string;
  /** Kind of reply, chat.completion.chunk. Some servers leave it out. */
  object?: string;
  /**
   * When the answer was begun, in seconds since 1970-01-01 UTC.
   *
   * @integer
   * @minimum 0
   */
  created: number;
  /** The model that answers, in the server's own naming, which can differ from the id asked for. */
  model: string;
  /** What this piece adds to each answer. Empty in a closing piece that carries only usage. */
  choices: ChatCompletionStreamOutputChoice[];
  /**
   * Tokens read and written, in the last piece and only if stream_options.include_usage asked for it. Absent or null in
   * the other pieces.
   */
  usage?: ChatCompletionStreamOutputUsage | null;
  /** Mark of the server's software and settings. Absent or null on servers that do not tell. */
  system_fingerprint?: string | null;
}

/**
 * One message of the conversation. It carries content, tool_calls or both; a message of role tool also needs
 * tool_call_id.
 */
export interface ChatCompletionInputMessage {
  [property: string]: unknown;
  /**
   * Who speaks. system (developer on some servers) sets rules, user asks, assistant is the model, tool brings the
   * result of a call. Other roles are allowed where the model's chat template knows them.
   */
  role: string;
  /**
   * What is said, as plain text or as a list of text and media parts. Null or absent in an assistant message that only
   * calls tools.
   */
  content?: ChatCompletionInputMessageContent | null;
  /** Name of the speaker, to tell apart several with the same role. Absent or null: unnamed. */
  name?: string | null;
  /**
   * Calls the model asked for. Only in assistant messages, when an earlier answer is sent back. Absent or null: none.
   */
  tool_calls?: null | ChatCompletionInputToolCall[];
  /** Id of the call that this message answers. Belongs in every message of role tool; absent or null in all others. */
  tool_call_id?: string | null;
  /**
   * Thoughts of an earlier assistant message, sent back to models that need them to go on, in the spelling
   * reasoning_content. Absent or null: none are sent.
   */
  reasoning_content?: string | null;
  /** The same as reasoning_content, for servers that spell the field reasoning. Absent or null: none are sent. */
  reasoning?: string | null;
}

/** Plain text, or a list of parts when the message mixes text with images, sound, video or files. */
export type ChatCompletionInputMessageContent = string | ChatCompletionInputMessageChunk[];

/**
 * One part of a message. type says which kind it is, and the field of the same name holds the part; the other fields
 * stay away.
 */
export interface ChatCompletionInputMessageChunk {
  [property: string]: unknown;
  /** Kind of this part, and so the name of the field that holds it. */
  type: ChatCompletionInputMessageChunkType;
  /** The text. Needed when type is text. */
  text?: string;
  /** The picture. Needed when type is image_url. */
  image_url?: ChatCompletionInputURL;
  /** The recording, embedded in the request. Needed when type is input_audio. */
  input_audio?: ChatCompletionInputAudio;
  /** The recording, by its address. Needed when type is audio_url. */
  audio_url?: ChatCompletionInputURL;
  /** The video. Needed when type is video_url. */
  video_url?: ChatCompletionInputURL;
  /** The document, for instance a PDF. Needed when type is file. */
  file?: ChatCompletionInputFile;
}

/**
 * Kinds of message part. Every chat model reads text; which of the media kinds it reads depends on model and server.
 */
export type ChatCompletionInputMessageChunkType =
  | "text"
  | "image_url"
  | "input_audio"
  | "audio_url"
  | "video_url"
  | "file";

/** Media by address. */
export interface ChatCompletionInputURL {
  [property: string]: unknown;
  /** An http or https address that the server can reach, or the media itself as a base64 data URL. */
  url: string;
  /**
   * How finely a picture is looked at: auto, low or high. Finer costs more tokens. Only for image_url; absent or null:
   * the server decides.
   */
  detail?: string | null;
}

/** A recording embedded in the request. */
export interface ChatCompletionInputAudio {
  [property: string]: unknown;
  /** The bytes of the audio file in base64, without a data URL prefix. */
  data: string;
  /** File format of the audio, such as wav or mp3. */
  format: string;
}

/** A document, given either by its bytes in file_data or by file_id. */
export interface ChatCompletionInputFile {
  [property: string]: unknown;
  /** The document as a base64 data URL. Absent or null when file_id is given. */
  file_data?: string | null;
  /** Id of a document uploaded to the server before. Absent or null when file_data is given. */
  file_id?: string | null;
  /** Name of the document with its ending, from which some servers tell the kind. Absent or null: unnamed. */
  filename?: string | null;
}

/** A tool call the model asked for earlier, sent back so that it knows what the tool message answers. */
export interface ChatCompletionInputToolCall {
  [property: string]: unknown;
  /** Id of the call, as the model's answer gave it. The tool message with the result repeats it in tool_call_id. */
  id: string;
  /** Kind of tool, so far always function. */
  type: string;
  /** Which function was to be called, and with what. */
  function: ChatCompletionInputFunctionCall;
}

/** Name and arguments of a function call that the model asked for. */
export interface ChatCompletionInputFunctionCall {
  [property: string]: unknown;
  /** Name of the function, one of those in tools. */
  name: string;
  /**
   * The arguments as the model wrote them: the text of a JSON object. It is not certain to parse or to fit the
   * function's parameters.
   */
  arguments: string;
}

/** A tool the model may ask to have called. */
export interface ChatCompletionInputTool {
  [property: string]: unknown;
  /** Kind of tool, so far always function. */
  type: string;
  /** What the function is called, what it does and takes. */
  function: ChatCompletionInputFunctionDefinition;
}

/** A function described to the model. The model never runs it; the caller does. */
export interface ChatCompletionInputFunctionDefinition {
  [property: string]: unknown;
  /** Name by which the model calls it. Most servers take only letters, digits, _ and -, at most 64 of them. */
  name: string;
  /**
   * What the function does and when to call it, written for the model. Absent or null: the model has only the name to
   * go by.
   */
  description?: string | null;
  /** JSON Schema of the object of arguments. Absent: the function takes none. */
  parameters?: unknown;
  /**
   * Whether the arguments must fit the schema in parameters exactly. Only some servers can enforce it. Absent or null:
   * false.
   *
   * @default false
   */
  strict?: boolean | null;
}

/** Rule for calling tools: a word, or the one function that must be called. */
export type ChatCompletionInputToolChoice = ChatCompletionInputToolChoiceEnum | ChatCompletionInputToolChoiceObject;

/** auto lets the model choose between text and calls, none forbids calls, required asks for at least one call. */
export type ChatCompletionInputToolChoiceEnum = "auto" | "none" | "required";

/** Makes the model call one given function. */
export interface ChatCompletionInputToolChoiceObject {
  [property: string]: unknown;
  /** Kind of tool, so far always function. Many servers want it; those that do not ignore it. */
  type?: string;
  /** The function to call. */
  function: ChatCompletionInputFunctionName;
}

/** Points to a function in tools. */
export interface ChatCompletionInputFunctionName {
  [property: string]: unknown;
  /** Name of the function, as in tools. */
  name: string;
}

/** Constraint on the shape of the answer. */
export interface ChatCompletionInputGrammarType {
  [property: string]: unknown;
  /** Kind of constraint. */
  type: ChatCompletionInputGrammarTypeType;
  /** The schema to follow. Needed when type is json_schema, without meaning for the other kinds. */
  json_schema?: ChatCompletionInputJSONSchemaConfig;
}

/** text leaves the answer free, json_object asks for any valid JSON object, json_schema for JSON that fits a schema. */
export type ChatCompletionInputGrammarTypeType = "text" | "json_schema" | "json_object";

/** The JSON Schema that the answer must fit, with a name for it. */
export interface ChatCompletionInputJSONSchemaConfig {
  [property: string]: unknown;
  /** Name of the shape. Most servers take only letters, digits, _ and -, at most 64 of them. */
  name: string;
  /** What the shape is for, written for the model. Absent or null: the model sees only the schema. */
  description?: string | null;
  /** The JSON Schema. Absent or null: any JSON value will do. */
  schema?: null | Record<string, unknown>;
  /**
   * Whether the answer must fit the schema exactly; servers then allow only part of JSON Schema. Absent or null: false.
   *
   * @default false
   */
  strict?: boolean | null;
}

/** Extras of a streamed answer. */
export interface ChatCompletionInputStreamOptions {
  [property: string]: unknown;
  /**
   * Whether a closing piece with empty choices tells the number of tokens used. Absent: false.
   *
   * @default false
   */
  include_usage?: boolean;
}

/** One finished answer. */
export interface ChatCompletionOutputComplete {
  [property: string]: unknown;
  /**
   * Position of this answer among choices, counted from 0.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /** What the model wrote. */
  message: ChatCompletionOutputMessage;
  /**
   * Why writing ended. stop is a natural end or a stop text (eos_token and stop_sequence on some servers), length the
   * token limit, tool_calls a wish to call tools, content_filter a block by the server.
   */
  finish_reason: string;
  /** Log probabilities of the tokens. Absent or null unless logprobs was asked for. */
  logprobs?: ChatCompletionOutputLogprobs | null;
}

/** The message the model wrote. It holds content, tool_calls or both, and can be added to messages as it is. */
export interface ChatCompletionOutputMessage {
  [property: string]: unknown;
  /** Who speaks, so always assistant. */
  role: string;
  /** The text of the answer. Null or absent when the model only calls tools or wrote nothing but reasoning. */
  content?: string | null;
  /**
   * What the model thought before it answered, on servers that part it from the answer under this name. Absent or null
   * elsewhere.
   */
  reasoning_content?: string | null;
  /** The same as reasoning_content, on servers that use the shorter name. Absent or null elsewhere. */
  reasoning?: string | null;
  /** The model's words when it declines to answer, on servers that part them from content. Absent or null otherwise. */
  refusal?: string | null;
  /**
   * Functions the model wants called. The caller runs them and answers each with a message of role tool. Absent, null
   * or empty: none.
   */
  tool_calls?: null | ChatCompletionOutputToolCall[];
  /**
   * Id of the call that the message answers. Servers may send the field, but an assistant's message has no use for it.
   * Absent or null: none.
   */
  tool_call_id?: string | null;
}

/** One function call that the model asks for. */
export interface ChatCompletionOutputToolCall {
  [property: string]: unknown;
  /** Id of the call. The message with its result must repeat it in tool_call_id. */
  id: string;
  /** Kind of tool, so far always function. */
  type: string;
  /** Which function to call, and with what. */
  function: ChatCompletionOutputFunctionDefinition;
}

/** Name and arguments of a function call. */
export interface ChatCompletionOutputFunctionDefinition {
  [property: string]: unknown;
  /** Name of the function, one of those in tools. */
  name: string;
  /**
   * The arguments as the model wrote them: the text of a JSON object. Check before use that it parses and fits the
   * function's parameters.
   */
  arguments: string;
  /** The function's description, repeated by a few servers. Absent or null elsewhere. */
  description?: string | null;
}

/** Log probabilities of the tokens of one answer. */
export interface ChatCompletionOutputLogprobs {
  [property: string]: unknown;
  /** One entry per token of the text, in order. Absent or null on servers that have none for this answer. */
  content?: null | ChatCompletionOutputLogprob[];
}

/** A token that was written, and its rivals at that position. */
export interface ChatCompletionOutputLogprob {
  [property: string]: unknown;
  /** The token as text. It may be a part of a word, or of a character. */
  token: string;
  /**
   * Natural logarithm of the token's probability: 0 is certain, and the lower the less likely. A very low value such as
   * −9999 stands for about zero probability.
   */
  logprob: number;
  /** The token's UTF-8 bytes, needed when several tokens make one character. Absent or null: not told. */
  bytes?: null | number[];
  /**
   * The likeliest tokens at this position, best first, as many as top_logprobs asked for. Empty when it asked for none.
   */
  top_logprobs: ChatCompletionOutputTopLogprob[];
}

/** One of the likeliest tokens at a position. */
export interface ChatCompletionOutputTopLogprob {
  [property: string]: unknown;
  /** The token as text. */
  token: string;
  /** Natural logarithm of the token's probability: 0 is certain, and the lower the less likely. */
  logprob: number;
  /** The token's UTF-8 bytes. Absent or null: not told. */
  bytes?: null | number[];
}

/** Tokens that a request read and wrote. */
export interface ChatCompletionOutputUsage {
  [property: string]: unknown;
  /**
   * Tokens read: messages, tools and the chat template around them.
   *
   * @integer
   * @minimum 0
   */
  prompt_tokens: number;
  /**
   * Tokens written over all choices, hidden reasoning included.
   *
   * @integer
   * @minimum 0
   */
  completion_tokens: number;
  /**
   * Tokens read and written together.
   *
   * @integer
   * @minimum 0
   */
  total_tokens: number;
  /** What the tokens read were made of. Absent or null: not told. */
  prompt_tokens_details?: ChatCompletionPromptTokensDetails | null;
  /** What the tokens written were made of. Absent or null: not told. */
  completion_tokens_details?: ChatCompletionCompletionTokensDetails | null;
}

/** Parts of prompt_tokens. */
export interface ChatCompletionPromptTokensDetails {
  [property: string]: unknown;
  /**
   * Tokens taken from the server's cache, often cheaper. Absent or null: not told.
   *
   * @integer
   * @minimum 0
   */
  cached_tokens?: number | null;
  /**
   * Tokens that audio in the messages came to. Absent or null: not told.
   *
   * @integer
   * @minimum 0
   */
  audio_tokens?: number | null;
}

/** Parts of completion_tokens. */
export interface ChatCompletionCompletionTokensDetails {
  [property: string]: unknown;
  /**
   * Tokens spent on reasoning. Absent or null: not told.
   *
   * @integer
   * @minimum 0
   */
  reasoning_tokens?: number | null;
  /**
   * Tokens that audio in the answer came to. Absent or null: not told.
   *
   * @integer
   * @minimum 0
   */
  audio_tokens?: number | null;
}

/** What a piece adds to one answer. */
export interface ChatCompletionStreamOutputChoice {
  [property: string]: unknown;
  /**
   * Which of the answers grows, counted from 0.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /** What is new since the piece before. */
  delta: ChatCompletionStreamOutputDelta;
  /**
   * Why writing ended, with the words of an answer that is not streamed. Absent or null until the last piece of this
   * answer.
   */
  finish_reason?: string | null;
  /** Log probabilities of the new tokens. Absent or null unless logprobs was asked for. */
  logprobs?: ChatCompletionStreamOutputLogprobs | null;
}

/** New parts of a message. Texts are joined to what came before; an absent or null field adds nothing. */
export interface ChatCompletionStreamOutputDelta {
  [property: string]: unknown;
  /** Who speaks, so always assistant. Mostly told in the first piece only. */
  role?: string | null;
  /** Next bit of the answer's text. */
  content?: string | null;
  /** Next bit of the model's reasoning, on servers that part it from the answer under this name. */
  reasoning_content?: string | null;
  /** The same as reasoning_content, on servers that use the shorter name. */
  reasoning?: string | null;
  /** Next bit of the words with which the model declines to answer. */
  refusal?: string | null;
  /** Next bits of the calls the model asks for, to be joined by their index. */
  tool_calls?: null | ChatCompletionStreamOutputDeltaToolCall[];
  /**
   * Id of the call that the message answers. Servers may send the field, but an assistant's message has no use for it.
   */
  tool_call_id?: string | null;
}

/** A bit of one tool call. Id, type and name come once, mostly first; the arguments grow bit by bit. */
export interface ChatCompletionStreamOutputDeltaToolCall {
  [property: string]: unknown;
  /**
   * Which of the calls grows, counted from 0. Bits with the same index belong together.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /** Id of the call. Told in its first bit, absent or null after that. */
  id?: string | null;
  /** Kind of tool, so far always function. Told in the first bit, absent or null after that. */
  type?: string | null;
  /** What is new of the function's name and arguments. */
  function: ChatCompletionStreamOutputFunction;
}

/** A bit of a function call. */
export interface ChatCompletionStreamOutputFunction {
  [property: string]: unknown;
  /** Name of the function. Told in the first bit of the call, absent or null after that. */
  name?: string | null;
  /**
   * Next bit of the JSON text of the arguments; it parses only when all bits are joined. Absent or null when a bit
   * brings only the name.
   */
  arguments?: string | null;
}

/** Log probabilities of the tokens in one piece. */
export interface ChatCompletionStreamOutputLogprobs {
  [property: string]: unknown;
  /** One entry per new token, in order. Absent or null on servers that have none for this piece. */
  content?: null | ChatCompletionStreamOutputLogprob[];
}

/** A new token, and its rivals at that position. */
export interface ChatCompletionStreamOutputLogprob {
  [property: string]: unknown;
  /** The token as text. It may be a part of a word, or of a character. */
  token: string;
  /**
   * Natural logarithm of the token's probability: 0 is certain, and the lower the less likely. A very low value such as
   * −9999 stands for about zero probability.
   */
  logprob: number;
  /** The token's UTF-8 bytes, needed when several tokens make one character. Absent or null: not told. */
  bytes?: null | number[];
  /**
   * The likeliest tokens at this position, best first, as many as top_logprobs asked for. Empty when it asked for none.
   */
  top_logprobs: ChatCompletionStreamOutputTopLogprob[];
}

/** One of the likeliest tokens at a position of a streamed answer. */
export interface ChatCompletionStreamOutputTopLogprob {
  [property: string]: unknown;
  /** The token as text. */
  token: string;
  /** Natural logarithm of the token's probability: 0 is certain, and the lower the less likely. */
  logprob: number;
  /** The token's UTF-8 bytes. Absent or null: not told. */
  bytes?: null | number[];
}

/** Tokens that a streamed request read and wrote. */
export interface ChatCompletionStreamOutputUsage {
  [property: string]: unknown;
  /**
   * Tokens read: messages, tools and the chat template around them.
   *
   * @integer
   * @minimum 0
   */
  prompt_tokens: number;
  /**
   * Tokens written so far over all choices, hidden reasoning included.
   *
   * @integer
   * @minimum 0
   */
  completion_tokens: number;
  /**
   * Tokens read and written together.
   *
   * @integer
   * @minimum 0
   */
  total_tokens: number;
  /** What the tokens read were made of. Absent or null: not told. */
  prompt_tokens_details?: ChatCompletionPromptTokensDetails | null;
  /** What the tokens written were made of. Absent or null: not told. */
  completion_tokens_details?: ChatCompletionCompletionTokensDetails | null;
}

/** Records the problems of a value that should be `ChatCompletionInput`. */
export function checkChatCompletionInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["messages"]);
  report.field(value, "messages", (item) => checkChatCompletionInputMessages(item, report));
  report.field(value, "model", (item) => item === null || report.string(item));
  report.field(value, "max_completion_tokens", (item) => item === null || report.integer(item, { minimum: 1 }));
  report.field(value, "max_tokens", (item) => item === null || report.integer(item, { minimum: 1 }));
  report.field(value, "temperature", (item) => item === null || report.number(item, { minimum: 0, maximum: 2 }));
  report.field(value, "top_p", (item) => item === null || report.number(item, { maximum: 1, exclusiveMinimum: 0 }));
  report.field(value, "frequency_penalty", (item) => item === null || report.number(item, { minimum: -2, maximum: 2 }));
  report.field(value, "presence_penalty", (item) => item === null || report.number(item, { minimum: -2, maximum: 2 }));
  report.field(value, "logit_bias", (item) => checkChatCompletionInputLogitBias(item, report));
  report.field(value, "seed", (item) => item === null || report.integer(item));
  report.field(value, "n", (item) => item === null || report.integer(item, { minimum: 1 }));
  report.field(value, "stop", (item) => checkChatCompletionInputStop(item, report));
  report.field(value, "logprobs", (item) => item === null || report.boolean(item));
  report.field(value, "top_logprobs", (item) => item === null || report.integer(item, { minimum: 0, maximum: 20 }));
  report.field(value, "reasoning_effort", (item) => item === null || report.string(item));
  report.field(value, "response_format", (item) => item === null || checkChatCompletionInputGrammarType(item, report));
  report.field(value, "stream", (item) => report.boolean(item));
  report.field(value, "stream_options", (item) => item === null || checkChatCompletionInputStreamOptions(item, report));
  report.field(value, "tools", (item) => checkChatCompletionInputTools(item, report));
  report.field(value, "tool_choice", (item) => item === null || checkChatCompletionInputToolChoice(item, report));
  report.field(value, "parallel_tool_calls", (item) => item === null || report.boolean(item));
  report.field(value, "tool_prompt", (item) => item === null || report.string(item));
}

/** Checks one part of a larger value. */
function checkChatCompletionInputMessages(value: unknown, report: Report): void {
  report.array(value, (item) => checkChatCompletionInputMessage(item, report), { minItems: 1 });
}

/** Records the problems of a value that should be `ChatCompletionInputMessage`. */
function checkChatCompletionInputMessage(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["role"]);
  report.field(value, "role", (item) => report.string(item));
  report.field(value, "content", (item) => item === null || checkChatCompletionInputMessageContent(item, report));
  report.field(value, "name", (item) => item === null || report.string(item));
  report.field(value, "tool_calls", (item) => checkChatCompletionInputMessageToolCalls(item, report));
  report.field(value, "tool_call_id", (item) => item === null || report.string(item));
  report.field(value, "reasoning_content", (item) => item === null || report.string(item));
  report.field(value, "reasoning", (item) => item === null || report.string(item));
}

/** Records the problems of a value that should be `ChatCompletionInputMessageContent`. */
function checkChatCompletionInputMessageContent(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => report.string(item),
    (item) => report.array(item, (part) => checkChatCompletionInputMessageChunk(part, report)),
  ]);
}

/** Records the problems of a value that should be `ChatCompletionInputMessageChunk`. */
function checkChatCompletionInputMessageChunk(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["type"]);
  report.field(value, "type", (item) => checkChatCompletionInputMessageChunkType(item, report));
  report.field(value, "text", (item) => report.string(item));
  report.field(value, "image_url", (item) => checkChatCompletionInputURL(item, report));
  report.field(value, "input_audio", (item) => checkChatCompletionInputAudio(item, report));
  report.field(value, "audio_url", (item) => checkChatCompletionInputURL(item, report));
  report.field(value, "video_url", (item) => checkChatCompletionInputURL(item, report));
  report.field(value, "file", (item) => checkChatCompletionInputFile(item, report));
}

/** Records the problems of a value that should be `ChatCompletionInputMessageChunkType`. */
function checkChatCompletionInputMessageChunkType(value: unknown, report: Report): void {
  report.oneOf(value, ["text", "image_url", "input_audio", "audio_url", "video_url", "file"]);
}

/** Records the problems of a value that should be `ChatCompletionInputURL`. */
function checkChatCompletionInputURL(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["url"]);
  report.field(value, "url", (item) => report.string(item));
  report.field(value, "detail", (item) => item === null || report.string(item));
}

/** Records the problems of a value that should be `ChatCompletionInputAudio`. */
function checkChatCompletionInputAudio(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["data", "format"]);
  report.field(value, "data", (item) => report.string(item));
  report.field(value, "format", (item) => report.string(item));
}

/** Records the problems of a value that should be `ChatCompletionInputFile`. */
function checkChatCompletionInputFile(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "file_data", (item) => item === null || report.string(item));
  report.field(value, "file_id", (item) => item === null || report.string(item));
  report.field(value, "filename", (item) => item === null || report.string(item));
}

/** Checks one part of a larger value. */
function checkChatCompletionInputMessageToolCalls(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => checkChatCompletionInputToolCall(item, report));
}

/** Records the problems of a value that should be `ChatCompletionInputToolCall`. */
function checkChatCompletionInputToolCall(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["id", "type", "function"]);
  report.field(value, "id", (item) => report.string(item));
  report.field(value, "type", (item) => report.string(item));
  report.field(value, "function", (item) => checkChatCompletionInputFunctionCall(item, report));
}

/** Records the problems of a value that should be `ChatCompletionInputFunctionCall`. */
function checkChatCompletionInputFunctionCall(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["name", "arguments"]);
  report.field(value, "name", (item) => report.string(item));
  report.field(value, "arguments", (item) => report.string(item));
}

/** Checks one part of a larger value. */
function checkChatCompletionInputLogitBias(value: unknown, report: Report): void {
  if (value === null) return;
  report.anyOf(value, [
    (item) => report.record(item, (part) => report.number(part)),
    (item) => report.array(item, (part) => report.number(part)),
  ]);
}

/** Checks one part of a larger value. */
function checkChatCompletionInputStop(value: unknown, report: Report): void {
  if (value === null) return;
  report.anyOf(value, [(item) => report.string(item), (item) => report.array(item, (part) => report.string(part))]);
}

/** Records the problems of a value that should be `ChatCompletionInputGrammarType`. */
function checkChatCompletionInputGrammarType(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["type"]);
  report.field(value, "type", (item) => checkChatCompletionInputGrammarTypeType(item, report));
  report.field(value, "json_schema", (item) => checkChatCompletionInputJSONSchemaConfig(item, report));
}

/** Records the problems of a value that should be `ChatCompletionInputGrammarTypeType`. */
function checkChatCompletionInputGrammarTypeType(value: unknown, report: Report): void {
  report.oneOf(value, ["text", "json_schema", "json_object"]);
}

/** Records the problems of a value that should be `ChatCompletionInputJSONSchemaConfig`. */
function checkChatCompletionInputJSONSchemaConfig(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["name"]);
  report.field(value, "name", (item) => report.string(item));
  report.field(value, "description", (item) => item === null || report.string(item));
  report.field(value, "schema", (item) => item === null || report.object(item));
  report.field(value, "strict", (item) => item === null || report.boolean(item));
}

/** Records the problems of a value that should be `ChatCompletionInputStreamOptions`. */
function checkChatCompletionInputStreamOptions(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "include_usage", (item) => report.boolean(item));
}

/** Checks one part of a larger value. */
function checkChatCompletionInputTools(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => checkChatCompletionInputTool(item, report));
}

/** Records the problems of a value that should be `ChatCompletionInputTool`. */
function checkChatCompletionInputTool(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["type", "function"]);
  report.field(value, "type", (item) => report.string(item));
  report.field(value, "function", (item) => checkChatCompletionInputFunctionDefinition(item, report));
}

/** Records the problems of a value that should be `ChatCompletionInputFunctionDefinition`. */
function checkChatCompletionInputFunctionDefinition(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["name"]);
  report.field(value, "name", (item) => report.string(item));
  report.field(value, "description", (item) => item === null || report.string(item));
  report.field(value, "strict", (item) => item === null || report.boolean(item));
}

/** Records the problems of a value that should be `ChatCompletionInputToolChoice`. */
function checkChatCompletionInputToolChoice(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => checkChatCompletionInputToolChoiceEnum(item, report),
    (item) => checkChatCompletionInputToolChoiceObject(item, report),
  ]);
}

/** Records the problems of a value that should be `ChatCompletionInputToolChoiceEnum`. */
function checkChatCompletionInputToolChoiceEnum(value: unknown, report: Report): void {
  report.oneOf(value, ["auto", "none", "required"]);
}

/** Records the problems of a value that should be `ChatCompletionInputToolChoiceObject`. */
function checkChatCompletionInputToolChoiceObject(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["function"]);
  report.field(value, "type", (item) => report.string(item));
  report.field(value, "function", (item) => checkChatCompletionInputFunctionName(item, report));
}

/** Records the problems of a value that should be `ChatCompletionInputFunctionName`. */
function checkChatCompletionInputFunctionName(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["name"]);
  report.field(value, "name", (item) => report.string(item));
}

/** Records the problems of a value that should be `ChatCompletionOutput`. */
export function checkChatCompletionOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["id", "created", "model", "choices"]);
  report.field(value, "id", (item) => report.string(item));
  report.field(value, "object", (item) => report.string(item));
  report.field(value, "created", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "model", (item) => report.string(item));
  report.field(value, "choices", (item) => checkChatCompletionOutputChoices(item, report));
  report.field(value, "usage", (item) => item === null || checkChatCompletionOutputUsage(item, report));
  report.field(value, "system_fingerprint", (item) => item === null || report.string(item));
}

/** Checks one part of a larger value. */
function checkChatCompletionOutputChoices(value: unknown, report: Report): void {
  report.array(value, (item) => checkChatCompletionOutputComplete(item, report));
}

/** Records the problems of a value that should be `ChatCompletionOutputComplete`. */
function checkChatCompletionOutputComplete(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["index", "message", "finish_reason"]);
  report.field(value, "index", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "message", (item) => checkChatCompletionOutputMessage(item, report));
  report.field(value, "finish_reason", (item) => report.string(item));
  report.field(value, "logprobs", (item) => item === null || checkChatCompletionOutputLogprobs(item, report));
}

/** Records the problems of a value that should be `ChatCompletionOutputMessage`. */
function checkChatCompletionOutputMessage(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["role"]);
  report.field(value, "role", (item) => report.string(item));
  report.field(value, "content", (item) => item === null || report.string(item));
  report.field(value, "reasoning_content", (item) => item === null || report.string(item));
  report.field(value, "reasoning", (item) => item === null || report.string(item));
  report.field(value, "refusal", (item) => item === null || report.string(item));
  report.field(value, "tool_calls", (item) => checkChatCompletionOutputMessageToolCalls(item, report));
  report.field(value, "tool_call_id", (item) => item === null || report.string(item));
}

/** Checks one part of a larger value. */
function checkChatCompletionOutputMessageToolCalls(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => checkChatCompletionOutputToolCall(item, report));
}

/** Records the problems of a value that should be `ChatCompletionOutputToolCall`. */
function checkChatCompletionOutputToolCall(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["id", "type", "function"]);
  report.field(value, "id", (item) => report.string(item));
  report.field(value, "type", (item) => report.string(item));
  report.field(value, "function", (item) => checkChatCompletionOutputFunctionDefinition(item, report));
}

/** Records the problems of a value that should be `ChatCompletionOutputFunctionDefinition`. */
function checkChatCompletionOutputFunctionDefinition(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["name", "arguments"]);
  report.field(value, "name", (item) => report.string(item));
  report.field(value, "arguments", (item) => report.string(item));
  report.field(value, "description", (item) => item === null || report.string(item));
}

/** Records the problems of a value that should be `ChatCompletionOutputLogprobs`. */
function checkChatCompletionOutputLogprobs(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "content", (item) => checkChatCompletionOutputLogprobsContent(item, report));
}

/** Checks one part of a larger value. */
function checkChatCompletionOutputLogprobsContent(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => checkChatCompletionOutputLogprob(item, report));
}

/** Records the problems of a value that should be `ChatCompletionOutputLogprob`. */
function checkChatCompletionOutputLogprob(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["token", "logprob", "top_logprobs"]);
  report.field(value, "token", (item) => report.string(item));
  report.field(value, "logprob", (item) => report.number(item));
  report.field(value, "bytes", (item) => checkChatCompletionOutputLogprobBytes(item, report));
  report.field(value, "top_logprobs", (item) => checkChatCompletionOutputLogprobTopLogprobs(item, report));
}

/** Checks one part of a larger value. */
function checkChatCompletionOutputLogprobBytes(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => report.integer(item, { minimum: 0, maximum: 255 }));
}

/** Checks one part of a larger value. */
function checkChatCompletionOutputLogprobTopLogprobs(value: unknown, report: Report): void {
  report.array(value, (item) => checkChatCompletionOutputTopLogprob(item, report));
}

/** Records the problems of a value that should be `ChatCompletionOutputTopLogprob`. */
function checkChatCompletionOutputTopLogprob(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["token", "logprob"]);
  report.field(value, "token", (item) => report.string(item));
  report.field(value, "logprob", (item) => report.number(item));
  report.field(value, "bytes", (item) => checkChatCompletionOutputTopLogprobBytes(item, report));
}

/** Checks one part of a larger value. */
function checkChatCompletionOutputTopLogprobBytes(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => report.integer(item, { minimum: 0, maximum: 255 }));
}

/** Records the problems of a value that should be `ChatCompletionOutputUsage`. */
function checkChatCompletionOutputUsage(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["prompt_tokens", "completion_tokens", "total_tokens"]);
  report.field(value, "prompt_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "completion_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "total_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "prompt_tokens_details", (item) =>
    checkChatCompletionOutputUsagePromptTokensDetails(item, report),
  );
  report.field(value, "completion_tokens_details", (item) =>
    checkChatCompletionOutputUsageCompletionTokensDetails(item, report),
  );
}

/** Checks one part of a larger value. */
function checkChatCompletionOutputUsagePromptTokensDetails(value: unknown, report: Report): void {
  if (value !== null) checkChatCompletionPromptTokensDetails(value, report);
}

/** Records the problems of a value that should be `ChatCompletionPromptTokensDetails`. */
function checkChatCompletionPromptTokensDetails(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "cached_tokens", (item) => item === null || report.integer(item, { minimum: 0 }));
  report.field(value, "audio_tokens", (item) => item === null || report.integer(item, { minimum: 0 }));
}

/** Checks one part of a larger value. */
function checkChatCompletionOutputUsageCompletionTokensDetails(value: unknown, report: Report): void {
  if (value !== null) checkChatCompletionCompletionTokensDetails(value, report);
}

/** Records the problems of a value that should be `ChatCompletionCompletionTokensDetails`. */
function checkChatCompletionCompletionTokensDetails(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "reasoning_tokens", (item) => item === null || report.integer(item, { minimum: 0 }));
  report.field(value, "audio_tokens", (item) => item === null || report.integer(item, { minimum: 0 }));
}

/** Records the problems of a value that should be `ChatCompletionStreamOutput`. */
export function checkChatCompletionStreamOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["id", "created", "model", "choices"]);
  report.field(value, "id", (item) => report.string(item));
  report.field(value, "object", (item) => report.string(item));
  report.field(value, "created", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "model", (item) => report.string(item));
  report.field(value, "choices", (item) => checkChatCompletionStreamOutputChoices(item, report));
  report.field(value, "usage", (item) => item === null || checkChatCompletionStreamOutputUsage(item, report));
  report.field(value, "system_fingerprint", (item) => item === null || report.string(item));
}

/** Checks one part of a larger value. */
function checkChatCompletionStreamOutputChoices(value: unknown, report: Report): void {
  report.array(value, (item) => checkChatCompletionStreamOutputChoice(item, report));
}

/** Records the problems of a value that should be `ChatCompletionStreamOutputChoice`. */
function checkChatCompletionStreamOutputChoice(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["index", "delta"]);
  report.field(value, "index", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "delta", (item) => checkChatCompletionStreamOutputDelta(item, report));
  report.field(value, "finish_reason", (item) => item === null || report.string(item));
  report.field(value, "logprobs", (item) => item === null || checkChatCompletionStreamOutputLogprobs(item, report));
}

/** Records the problems of a value that should be `ChatCompletionStreamOutputDelta`. */
function checkChatCompletionStreamOutputDelta(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "role", (item) => item === null || report.string(item));
  report.field(value, "content", (item) => item === null || report.string(item));
  report.field(value, "reasoning_content", (item) => item === null || report.string(item));
  report.field(value, "reasoning", (item) => item === null || report.string(item));
  report.field(value, "refusal", (item) => item === null || report.string(item));
  report.field(value, "tool_calls", (item) => checkChatCompletionStreamOutputDeltaToolCalls(item, report));
  report.field(value, "tool_call_id", (item) => item === null || report.string(item));
}

/** Checks one part of a larger value. */
function checkChatCompletionStreamOutputDeltaToolCalls(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => checkChatCompletionStreamOutputDeltaToolCall(item, report));
}

/** Records the problems of a value that should be `ChatCompletionStreamOutputDeltaToolCall`. */
function checkChatCompletionStreamOutputDeltaToolCall(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["index", "function"]);
  report.field(value, "index", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "id", (item) => item === null || report.string(item));
  report.field(value, "type", (item) => item === null || report.string(item));
  report.field(value, "function", (item) => checkChatCompletionStreamOutputFunction(item, report));
}

/** Records the problems of a value that should be `ChatCompletionStreamOutputFunction`. */
function checkChatCompletionStreamOutputFunction(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "name", (item) => item === null || report.string(item));
  report.field(value, "arguments", (item) => item === null || report.string(item));
}

/** Records the problems of a value that should be `ChatCompletionStreamOutputLogprobs`. */
function checkChatCompletionStreamOutputLogprobs(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "content", (item) => checkChatCompletionStreamOutputLogprobsContent(item, report));
}

/** Checks one part of a larger value. */
function checkChatCompletionStreamOutputLogprobsContent(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => checkChatCompletionStreamOutputLogprob(item, report));
}

/** Records the problems of a value that should be `ChatCompletionStreamOutputLogprob`. */
function checkChatCompletionStreamOutputLogprob(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["token", "logprob", "top_logprobs"]);
  report.field(value, "token", (item) => report.string(item));
  report.field(value, "logprob", (item) => report.number(item));
  report.field(value, "bytes", (item) => checkChatCompletionStreamOutputLogprobBytes(item, report));
  report.field(value, "top_logprobs", (item) => checkChatCompletionStreamOutputLogprobTopLogprobs(item, report));
}

/** Checks one part of a larger value. */
function checkChatCompletionStreamOutputLogprobBytes(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => report.integer(item, { minimum: 0, maximum: 255 }));
}

/** Checks one part of a larger value. */
function checkChatCompletionStreamOutputLogprobTopLogprobs(value: unknown, report: Report): void {
  report.array(value, (item) => checkChatCompletionStreamOutputTopLogprob(item, report));
}

/** Records the problems of a value that should be `ChatCompletionStreamOutputTopLogprob`. */
function checkChatCompletionStreamOutputTopLogprob(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["token", "logprob"]);
  report.field(value, "token", (item) => report.string(item));
  report.field(value, "logprob", (item) => report.number(item));
  report.field(value, "bytes", (item) => checkChatCompletionStreamOutputTopLogprobBytes(item, report));
}

/** Checks one part of a larger value. */
function checkChatCompletionStreamOutputTopLogprobBytes(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => report.integer(item, { minimum: 0, maximum: 255 }));
}

/** Records the problems of a value that should be `ChatCompletionStreamOutputUsage`. */
function checkChatCompletionStreamOutputUsage(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["prompt_tokens", "completion_tokens", "total_tokens"]);
  report.field(value, "prompt_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "completion_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "total_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "prompt_tokens_details", (item) =>
    checkChatCompletionStreamOutputUsagePromptTokensDetails(item, report),
  );
  report.field(value, "completion_tokens_details", (item) =>
    checkChatCompletionStreamOutputUsageCompletionTokensDetails(item, report),
  );
}

/** Checks one part of a larger value. */
function checkChatCompletionStreamOutputUsagePromptTokensDetails(value: unknown, report: Report): void {
  if (value !== null) checkChatCompletionPromptTokensDetails(value, report);
}

/** Checks one part of a larger value. */
function checkChatCompletionStreamOutputUsageCompletionTokensDetails(value: unknown, report: Report): void {
  if (value !== null) checkChatCompletionCompletionTokensDetails(value, report);
}
