// Generated – do not edit.
// source:    spec/io/chat-completion.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/**
 * Request to a chat model. It contains the conversation and the settings for the next message. Additional fields that a
 * server supports are allowed and are sent unchanged.
 */
export interface ChatCompletionInput {
  [property: string]: unknown;
  /**
   * Messages of the conversation, oldest first. The model generates the next message.
   *
   * @minItems 1
   */
  messages: ChatCompletionInputMessage[];
  /** Id of the model to run. Default: the model of the URL that is called. */
  model?: string | null;
  /**
   * Maximum number of tokens to generate, including hidden reasoning. Newer servers use this field instead of
   * max_tokens. Default: the limit of the server or of the context window.
   *
   * @integer
   * @minimum 1
   */
  max_completion_tokens?: number | null;
  /**
   * Maximum number of tokens to generate. If the limit is reached, finish_reason is length. Default: the limit of the
   * server or of the context window.
   *
   * @integer
   * @minimum 1
   */
  max_tokens?: number | null;
  /**
   * Controls the randomness of sampling. With 0, the model almost always chooses the most likely token. With 1, it
   * samples from the model's original probabilities. Larger values make the output more varied. Default: the server's
   * default, often 1.
   *
   * @minimum 0
   * @maximum 2
   */
  temperature?: number | null;
  /**
   * Samples only from the most likely tokens whose probabilities add up to this value (nucleus sampling). With 1, all
   * tokens are used. Default: the server's default, often 1.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  top_p?: number | null;
  /**
   * Lowers the score of a token in proportion to how often it has already been used. Negative values favour repetition.
   * Default: 0, which changes nothing.
   *
   * @minimum -2
   * @maximum 2
   */
  frequency_penalty?: number | null;
  /**
   * Lowers the score of every token that has already been used, no matter how often. Negative values favour repetition.
   * Default: 0, which changes nothing.
   *
   * @minimum -2
   * @maximum 2
   */
  presence_penalty?: number | null;
  /**
   * Values that are added to the raw scores of single tokens before sampling. A positive value makes a token more
   * likely. In practice, −100 bans a token and 100 forces it. Default: no values are added.
   */
  logit_bias?: Record<string, number> | number[] | null;
  /**
   * Seed of the random number generator. The same request with the same seed, model and server version usually gives
   * the same response. Default: a different seed for each request.
   *
   * @integer
   */
  seed?: number | null;
  /**
   * Number of independent responses to generate. Each response is one entry of choices. Default: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  n?: number | null;
  /**
   * Stop sequence, or a list of stop sequences. Generation ends when a stop sequence appears. The stop sequence itself
   * is not part of the response. Many servers accept four at most. Default: no stop sequences. Only the model's end
   * token ends the response.
   */
  stop?: string | string[] | null;
  /**
   * If true, each choice contains the log probabilities of its tokens. Default: false.
   *
   * @default false
   */
  logprobs?: boolean | null;
  /**
   * Number of most likely tokens to list at each position. Requires logprobs to be true. Default: no tokens are listed.
   *
   * @integer
   * @minimum 0
   * @maximum 20
   */
  top_logprobs?: number | null;
  /**
   * Amount of reasoning before the response. The model defines the values, for example none, minimal, low, medium, high
   * or xhigh. Models without reasoning ignore or reject this field. Default: the model's default.
   */
  reasoning_effort?: string | null;
  /** Format that the response must have. Default: free text. */
  response_format?: ChatCompletionInputGrammarType | null;
  /**
   * If true, the response is sent in chunks, as server-sent events, while it is generated. If false, the complete
   * response is sent at the end. Default: false.
   *
   * @default false
   */
  stream?: boolean;
  /** Additional content of a streamed response. Only used if stream is true. Default: no additional content. */
  stream_options?: ChatCompletionInputStreamOptions | null;
  /**
   * Functions that the model can call. Default: no functions. Without functions, the model can only respond with text.
   */
  tools?: null | ChatCompletionInputTool[];
  /**
   * Controls whether the model calls tools, and which ones. Default: auto if there are tools, otherwise none.
   *
   * @default "auto"
   */
  tool_choice?: ChatCompletionInputToolChoice | null;
  /** If true, one response can contain several tool calls. Default: the server's default, usually true. */
  parallel_tool_calls?: boolean | null;
  /**
   * Text that is added before the list of tools in the prompt. Only servers that build the tool prompt themselves use
   * it. Default: the server's text.
   */
  tool_prompt?: string | null;
}

/** The complete response to a request that is not streamed. */
export interface ChatCompletionOutput {
  [property: string]: unknown;
  /** Id that the server gave this response, for support and logs. */
  id: string;
  /** Type of the response: chat.completion. Some servers omit this field. */
  object?: string;
  /**
   * Time at which the response was created, in seconds since 1970-01-01 UTC.
   *
   * @integer
   * @minimum 0
   */
  created: number;
  /** The server's name for the model that generated the response. It can differ from the id in the request. */
  model: string;
  /** The generated responses. The number is set by n and is usually 1. */
  choices: ChatCompletionOutputComplete[];
  /** Number of tokens in the request and the response. Many servers omit this field or send null. */
  usage?: ChatCompletionOutputUsage | null;
  /**
   * Identifier of the server's software and settings. If it changes, the same seed can give a different response. Not
   * set if the server does not report it.
   */
  system_fingerprint?: string | null;
}

/**
 * One chunk of a streamed response. All chunks of one response have the same id. To get the message of a choice, join
 * its deltas in order.
 */
export interface ChatCompletionStreamOutput {
  [property: string]: unknown;
  /** Id that the server gave this response. It is the same in all chunks. */
  id: string;
  /** Type of the response: chat.completion.chunk. Some servers omit this field. */
  object?: string;
  /**
   * Time at which generation started, in seconds since 1970-01-01 UTC.
   *
   * @integer
   * @minimum 0
   */
  created: number;
  /** The server's name for the model that generates the response. It can differ from the id in the request. */
  model: string;
  /** New content of each response. Empty in a last chunk that contains only usage. */
  choices: ChatCompletionStreamOutputChoice[];
  /**
   * Number of tokens in the request and the response. Only set in the last chunk, and only if
   * stream_options.include_usage is true.
   */
  usage?: ChatCompletionStreamOutputUsage | null;
  /** Identifier of the server's software and settings. Not set if the server does not report it. */
  system_fingerprint?: string | null;
}

/**
 * One message of the conversation. It contains content, tool_calls or both. A message with the role tool also needs
 * tool_call_id.
 */
export interface ChatCompletionInputMessage {
  [property: string]: unknown;
  /**
   * Role of the sender. system (developer on some servers) gives instructions, user asks, assistant is the model, and
   * tool returns the result of a tool call. Other roles are allowed if the model's chat template supports them.
   */
  role: string;
  /**
   * Content of the message: plain text, or a list of text and media parts. It can be omitted or null in an assistant
   * message that only calls tools.
   */
  content?: ChatCompletionInputMessageContent | null;
  /** Name of the sender. It distinguishes senders that have the same role. Default: no name. */
  name?: string | null;
  /**
   * Tool calls that the model requested. Only used in assistant messages, when you send an earlier response back.
   * Default: no tool calls.
   */
  tool_calls?: null | ChatCompletionInputToolCall[];
  /**
   * Id of the tool call whose result this message contains. Required in every message with the role tool, and not used
   * in other messages.
   */
  tool_call_id?: string | null;
  /**
   * Reasoning of an earlier assistant message, in the field reasoning_content. Send it back to models that need it to
   * continue. Default: no reasoning is sent.
   */
  reasoning_content?: string | null;
  /**
   * Reasoning of an earlier assistant message, for servers that call the field reasoning instead of reasoning_content.
   * Default: no reasoning is sent.
   */
  reasoning?: string | null;
}

/** Plain text, or a list of parts if the message combines text with images, audio, video or files. */
export type ChatCompletionInputMessageContent = string | ChatCompletionInputMessageChunk[];

/** One part of a message. The value of type is the name of the field that contains the part. Omit the other fields. */
export interface ChatCompletionInputMessageChunk {
  [property: string]: unknown;
  /** Type of this part. It is also the name of the field that contains the part. */
  type: ChatCompletionInputMessageChunkType;
  /** The text. Required if type is text. */
  text?: string;
  /** The image. Required if type is image_url. */
  image_url?: ChatCompletionInputURL;
  /** The audio clip, embedded in the request. Required if type is input_audio. */
  input_audio?: ChatCompletionInputAudio;
  /** URL of the audio clip. Required if type is audio_url. */
  audio_url?: ChatCompletionInputURL;
  /** The video. Required if type is video_url. */
  video_url?: ChatCompletionInputURL;
  /** The document, for example a PDF. Required if type is file. */
  file?: ChatCompletionInputFile;
}

/**
 * Type of a message part. Every chat model supports text. Support for the other types depends on the model and the
 * server.
 */
export type ChatCompletionInputMessageChunkType =
  | "text"
  | "image_url"
  | "input_audio"
  | "audio_url"
  | "video_url"
  | "file";

/** URL of a media file. */
export interface ChatCompletionInputURL {
  [property: string]: unknown;
  /** An http or https URL that the server can access, or a base64 data URL that contains the file itself. */
  url: string;
  /**
   * Level of detail at which the model processes the image: auto, low or high. A higher level uses more tokens. Only
   * used for image_url. Default: the server's default.
   */
  detail?: string | null;
}

/** Audio clip that is embedded in the request. */
export interface ChatCompletionInputAudio {
  [property: string]: unknown;
  /** Bytes of the audio file as base64, without a data URL prefix. */
  data: string;
  /** File format of the audio, such as wav or mp3. */
  format: string;
}

/** A document. Set either file_data or file_id. */
export interface ChatCompletionInputFile {
  [property: string]: unknown;
  /** The document as a base64 data URL. Omit it if file_id is set. */
  file_data?: string | null;
  /** Id of a document that was uploaded to the server earlier. Omit it if file_data is set. */
  file_id?: string | null;
  /**
   * File name of the document, with its extension. Some servers detect the file type from the extension. Default: no
   * name.
   */
  filename?: string | null;
}

/**
 * Tool call that the model requested earlier. Send it back so that the model can match the tool message to the call.
 */
export interface ChatCompletionInputToolCall {
  [property: string]: unknown;
  /** Id of the call, as in the model's response. The tool message with the result has the same id in tool_call_id. */
  id: string;
  /** Type of the tool. Currently always function. */
  type: string;
  /** Name and arguments of the function call. */
  function: ChatCompletionInputFunctionCall;
}

/** Name and arguments of a function call that the model requested. */
export interface ChatCompletionInputFunctionCall {
  [property: string]: unknown;
  /** Name of the function, as in tools. */
  name: string;
  /**
   * The arguments that the model generated, as the text of a JSON object. The text is not guaranteed to be valid JSON
   * or to match the function's parameters.
   */
  arguments: string;
}

/** A tool that the model can call. */
export interface ChatCompletionInputTool {
  [property: string]: unknown;
  /** Type of the tool. Currently always function. */
  type: string;
  /** Name, description and parameters of the function. */
  function: ChatCompletionInputFunctionDefinition;
}

/** Describes a function to the model. The model only requests the call. Your code runs the function. */
export interface ChatCompletionInputFunctionDefinition {
  [property: string]: unknown;
  /**
   * Name of the function, which the model uses to call it. Most servers accept only letters, digits, _ and -, and at
   * most 64 characters.
   */
  name: string;
  /**
   * Description of the function for the model: its purpose, and when to call it. Default: no description. The model
   * then sees only the name.
   */
  description?: string | null;
  /** JSON Schema of the function's arguments. Default: the function takes no arguments. */
  parameters?: unknown;
  /**
   * If true, the arguments must match the schema in parameters exactly. Only some servers can enforce it. Default:
   * false.
   *
   * @default false
   */
  strict?: boolean | null;
}

/** Controls tool calls: a mode, or the one function that must be called. */
export type ChatCompletionInputToolChoice = ChatCompletionInputToolChoiceEnum | ChatCompletionInputToolChoiceObject;

/**
 * With auto, the model chooses between text and tool calls. With none, it cannot call tools. With required, it calls at
 * least one tool.
 */
export type ChatCompletionInputToolChoiceEnum = "auto" | "none" | "required";

/** Forces the model to call one specific function. */
export interface ChatCompletionInputToolChoiceObject {
  [property: string]: unknown;
  /** Type of the tool. Currently always function. Many servers require this field, and the others ignore it. */
  type?: string;
  /** The function to call. */
  function: ChatCompletionInputFunctionName;
}

/** Refers to a function in tools. */
export interface ChatCompletionInputFunctionName {
  [property: string]: unknown;
  /** Name of the function, as in tools. */
  name: string;
}

/** Format that the response must have. */
export interface ChatCompletionInputGrammarType {
  [property: string]: unknown;
  /** Type of the format. */
  type: ChatCompletionInputGrammarTypeType;
  /** The schema that the response must match. Required if type is json_schema, and not used for other types. */
  json_schema?: ChatCompletionInputJSONSchemaConfig;
}

/**
 * text allows any text. json_object requires any valid JSON object. json_schema requires JSON that matches a schema.
 */
export type ChatCompletionInputGrammarTypeType = "text" | "json_schema" | "json_object";

/** Name of the response format and the JSON Schema that the response must match. */
export interface ChatCompletionInputJSONSchemaConfig {
  [property: string]: unknown;
  /** Name of the format. Most servers accept only letters, digits, _ and -, and at most 64 characters. */
  name: string;
  /** Description of the format for the model. Default: no description. The model then sees only the schema. */
  description?: string | null;
  /** The JSON Schema. Default: any JSON value is allowed. */
  schema?: null | Record<string, unknown>;
  /**
   * If true, the response must match the schema exactly. Servers then support only a part of JSON Schema. Default:
   * false.
   *
   * @default false
   */
  strict?: boolean | null;
}

/** Settings for streamed responses. */
export interface ChatCompletionInputStreamOptions {
  [property: string]: unknown;
  /**
   * If true, the last chunk contains the number of tokens used. Its choices list is empty. Default: false.
   *
   * @default false
   */
  include_usage?: boolean;
}

/** One complete response. */
export interface ChatCompletionOutputComplete {
  [property: string]: unknown;
  /**
   * Index of this response in choices, starting at 0.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /** The message that the model generated. */
  message: ChatCompletionOutputMessage;
  /**
   * Reason why generation ended. stop means a natural end or a stop sequence (eos_token and stop_sequence on some
   * servers). length means that the token limit was reached. tool_calls means that the model calls tools.
   * content_filter means that the server blocked the content.
   */
  finish_reason: string;
  /** Log probabilities of the tokens. Only set if logprobs was requested. */
  logprobs?: ChatCompletionOutputLogprobs | null;
}

/**
 * The message that the model generated. It contains content, tool_calls or both. You can add it to messages without
 * changes.
 */
export interface ChatCompletionOutputMessage {
  [property: string]: unknown;
  /** Role of the sender. Always assistant. */
  role: string;
  /** Text of the response. Not set if the model only calls tools, or generated only reasoning. */
  content?: string | null;
  /** Reasoning of the model before the response. Only set by servers that return reasoning in this field. */
  reasoning_content?: string | null;
  /**
   * Reasoning of the model before the response. Only set by servers that use this field instead of reasoning_content.
   */
  reasoning?: string | null;
  /** Text in which the model declines to respond. Only set by servers that separate it from content. */
  refusal?: string | null;
  /**
   * Functions that the model calls. Run each function, and send its result in a message with the role tool. Not set or
   * empty if there are no calls.
   */
  tool_calls?: null | ChatCompletionOutputToolCall[];
  /** Id of a tool call. Some servers send this field, but it has no meaning in an assistant message. */
  tool_call_id?: string | null;
}

/** One function call that the model requests. */
export interface ChatCompletionOutputToolCall {
  [property: string]: unknown;
  /** Id of the call. The message with the result must have the same id in tool_call_id. */
  id: string;
  /** Type of the tool. Currently always function. */
  type: string;
  /** Name and arguments of the function call. */
  function: ChatCompletionOutputFunctionDefinition;
}

/** Name and arguments of a function call. */
export interface ChatCompletionOutputFunctionDefinition {
  [property: string]: unknown;
  /** Name of the function, as in tools. */
  name: string;
  /**
   * The arguments that the model generated, as the text of a JSON object. Check that the text is valid JSON and matches
   * the function's parameters before you use it.
   */
  arguments: string;
  /** Description of the function. Only a few servers return it. */
  description?: string | null;
}

/** Log probabilities of the tokens of one response. */
export interface ChatCompletionOutputLogprobs {
  [property: string]: unknown;
  /** One entry per token of the text, in order. Not set if the server has no log probabilities for this response. */
  content?: null | ChatCompletionOutputLogprob[];
}

/** A generated token, and the most likely tokens at its position. */
export interface ChatCompletionOutputLogprob {
  [property: string]: unknown;
  /** The token as text. It can be a part of a word or a part of a character. */
  token: string;
  /**
   * Natural logarithm of the token's probability. 0 means certain, and lower values are less likely. A very low value
   * such as −9999 means a probability of about zero.
   */
  logprob: number;
  /**
   * UTF-8 bytes of the token. They are needed if one character consists of several tokens. Not set if the server does
   * not report them.
   */
  bytes?: null | number[];
  /**
   * The most likely tokens at this position, most likely first. top_logprobs in the request sets the number. Empty if
   * none were requested.
   */
  top_logprobs: ChatCompletionOutputTopLogprob[];
}

/** One of the most likely tokens at a position. */
export interface ChatCompletionOutputTopLogprob {
  [property: string]: unknown;
  /** The token as text. */
  token: string;
  /** Natural logarithm of the token's probability. 0 means certain, and lower values are less likely. */
  logprob: number;
  /** UTF-8 bytes of the token. Not set if the server does not report them. */
  bytes?: null | number[];
}

/** Number of tokens in a request and its response. */
export interface ChatCompletionOutputUsage {
  [property: string]: unknown;
  /**
   * Number of input tokens, including messages, tools and the chat template.
   *
   * @integer
   * @minimum 0
   */
  prompt_tokens: number;
  /**
   * Number of generated tokens in all choices, including hidden reasoning.
   *
   * @integer
   * @minimum 0
   */
  completion_tokens: number;
  /**
   * Total number of input tokens and generated tokens.
   *
   * @integer
   * @minimum 0
   */
  total_tokens: number;
  /** Details of the input tokens. Not set if the server does not report them. */
  prompt_tokens_details?: ChatCompletionPromptTokensDetails | null;
  /** Details of the generated tokens. Not set if the server does not report them. */
  completion_tokens_details?: ChatCompletionCompletionTokensDetails | null;
}

/** Details of prompt_tokens. */
export interface ChatCompletionPromptTokensDetails {
  [property: string]: unknown;
  /**
   * Number of input tokens read from the server's cache. They are often cheaper. Not set if the server does not report
   * it.
   *
   * @integer
   * @minimum 0
   */
  cached_tokens?: number | null;
  /**
   * Number of audio tokens in the messages. Not set if the server does not report it.
   *
   * @integer
   * @minimum 0
   */
  audio_tokens?: number | null;
}

/** Details of completion_tokens. */
export interface ChatCompletionCompletionTokensDetails {
  [property: string]: unknown;
  /**
   * Number of tokens used for reasoning. Not set if the server does not report it.
   *
   * @integer
   * @minimum 0
   */
  reasoning_tokens?: number | null;
  /**
   * Number of audio tokens in the response. Not set if the server does not report it.
   *
   * @integer
   * @minimum 0
   */
  audio_tokens?: number | null;
}

/** New content of one response. */
export interface ChatCompletionStreamOutputChoice {
  [property: string]: unknown;
  /**
   * Index of the response that this content belongs to, starting at 0.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /** Content that is new since the previous chunk. */
  delta: ChatCompletionStreamOutputDelta;
  /**
   * Reason why generation ended, with the same values as in a response that is not streamed. Only set in the last chunk
   * of this response.
   */
  finish_reason?: string | null;
  /** Log probabilities of the new tokens. Only set if logprobs was requested. */
  logprobs?: ChatCompletionStreamOutputLogprobs | null;
}

/**
 * New parts of a message. Append each text to the text of earlier chunks. Fields that are absent or null add nothing.
 */
export interface ChatCompletionStreamOutputDelta {
  [property: string]: unknown;
  /** Role of the sender. Always assistant. Usually set only in the first chunk. */
  role?: string | null;
  /** Next part of the response text. */
  content?: string | null;
  /** Next part of the model's reasoning. Only set by servers that return reasoning in this field. */
  reasoning_content?: string | null;
  /** Next part of the model's reasoning. Only set by servers that use this field instead of reasoning_content. */
  reasoning?: string | null;
  /** Next part of the text in which the model declines to respond. */
  refusal?: string | null;
  /** Next parts of the tool calls. Join the parts that have the same index. */
  tool_calls?: null | ChatCompletionStreamOutputDeltaToolCall[];
  /** Id of a tool call. Some servers send this field, but it has no meaning in an assistant message. */
  tool_call_id?: string | null;
}

/**
 * Part of one tool call. The id, type and name are sent once, usually in the first part. The arguments are sent in
 * several parts.
 */
export interface ChatCompletionStreamOutputDeltaToolCall {
  [property: string]: unknown;
  /**
   * Index of the tool call, starting at 0. Parts with the same index belong to the same call.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /** Id of the call. Only set in the first part of the call. */
  id?: string | null;
  /** Type of the tool. Currently always function. Only set in the first part of the call. */
  type?: string | null;
  /** New parts of the function's name and arguments. */
  function: ChatCompletionStreamOutputFunction;
}

/** Part of a function call. */
export interface ChatCompletionStreamOutputFunction {
  [property: string]: unknown;
  /** Name of the function. Only set in the first part of the call. */
  name?: string | null;
  /**
   * Next part of the arguments, which are JSON text. Join all parts before you parse the text. Not set if this part
   * contains only the name.
   */
  arguments?: string | null;
}

/** Log probabilities of the tokens in one chunk. */
export interface ChatCompletionStreamOutputLogprobs {
  [property: string]: unknown;
  /** One entry per new token, in order. Not set if the server has no log probabilities for this chunk. */
  content?: null | ChatCompletionStreamOutputLogprob[];
}

/** A new token, and the most likely tokens at its position. */
export interface ChatCompletionStreamOutputLogprob {
  [property: string]: unknown;
  /** The token as text. It can be a part of a word or a part of a character. */
  token: string;
  /**
   * Natural logarithm of the token's probability. 0 means certain, and lower values are less likely. A very low value
   * such as −9999 means a probability of about zero.
   */
  logprob: number;
  /**
   * UTF-8 bytes of the token. They are needed if one character consists of several tokens. Not set if the server does
   * not report them.
   */
  bytes?: null | number[];
  /**
   * The most likely tokens at this position, most likely first. top_logprobs in the request sets the number. Empty if
   * none were requested.
   */
  top_logprobs: ChatCompletionStreamOutputTopLogprob[];
}

/** One of the most likely tokens at a position of a streamed response. */
export interface ChatCompletionStreamOutputTopLogprob {
  [property: string]: unknown;
  /** The token as text. */
  token: string;
  /** Natural logarithm of the token's probability. 0 means certain, and lower values are less likely. */
  logprob: number;
  /** UTF-8 bytes of the token. Not set if the server does not report them. */
  bytes?: null | number[];
}

/** Number of tokens in a streamed request and its response. */
export interface ChatCompletionStreamOutputUsage {
  [property: string]: unknown;
  /**
   * Number of input tokens, including messages, tools and the chat template.
   *
   * @integer
   * @minimum 0
   */
  prompt_tokens: number;
  /**
   * Number of tokens generated so far in all choices, including hidden reasoning.
   *
   * @integer
   * @minimum 0
   */
  completion_tokens: number;
  /**
   * Total number of input tokens and generated tokens.
   *
   * @integer
   * @minimum 0
   */
  total_tokens: number;
  /** Details of the input tokens. Not set if the server does not report them. */
  prompt_tokens_details?: ChatCompletionPromptTokensDetails | null;
  /** Details of the generated tokens. Not set if the server does not report them. */
  completion_tokens_details?: ChatCompletionCompletionTokensDetails | null;
}
