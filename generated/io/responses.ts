// Generated – do not edit.
// source:    spec/io/responses.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to the Responses API. Additional fields that a server supports are allowed and are sent unchanged. */
export interface ResponsesInput {
  [property: string]: unknown;
  /** The user's text, or a list of items: messages, earlier output of the model, and results of tool calls. */
  input: string | ResponsesInputItem[];
  /** Id of the model to run. Default: the model of the URL that is called. */
  model?: string | null;
  /** Instructions for the model, like a system message at the start. Default: no instructions. */
  instructions?: string | null;
  /**
   * Id of the response that this request continues. Only for servers that store responses. Default: a new conversation.
   */
  previous_response_id?: string | null;
  /** If true, the server stores the response for later requests. Default: the server's default. */
  store?: boolean | null;
  /**
   * If true, the server runs the request as a job. `responses` waits for its end, and `client.jobs.responses` returns
   * the job at once. Only few servers support this. Default: false.
   */
  background?: boolean | null;
  /** Additional data in the response, such as reasoning.encrypted_content. Default: none. */
  include?: null | string[];
  /**
   * Maximum number of tokens to generate, including reasoning. If the limit is reached, the status of the response is
   * incomplete. Default: the limit of the server.
   *
   * @integer
   * @minimum 1
   */
  max_output_tokens?: number | null;
  /**
   * Controls the randomness of sampling. Default: the server's default, often 1.
   *
   * @minimum 0
   * @maximum 2
   */
  temperature?: number | null;
  /**
   * Samples only from the most likely tokens whose probabilities add up to this value. Default: the server's default,
   * often 1.
   *
   * @maximum 1
   */
  top_p?: number | null;
  /** Amount of reasoning before the answer, and whether to summarize it. Default: the model's default. */
  reasoning?: ResponsesInputReasoning | null;
  /** Format of the text. Default: free text. */
  text?: ResponsesInputText | null;
  /** Tools that the model can call: your functions, and tools of the server. Default: no tools. */
  tools?: null | ResponsesInputTool[];
  /** Controls whether the model calls tools: none, auto, required, or an object that names a tool. Default: auto. */
  tool_choice?: string | Record<string, unknown> | null;
  /** If true, one response can contain several tool calls. Default: the server's default. */
  parallel_tool_calls?: boolean | null;
  /** Your own data about the request, which the response repeats. Default: none. */
  metadata?: Record<string, string> | null;
  /**
   * What to do if the conversation is too long. auto leaves out items at the start, and disabled fails. Default:
   * disabled.
   */
  truncation?: string | null;
}

/** The complete response of the Responses API. */
export type ResponsesOutput = ResponsesResponse;

/** One event of a streamed response. Servers with tools of their own send events of other types too. */
export type ResponsesStreamOutput =
  | ResponsesResponseEvent
  | ResponsesItemEvent
  | ResponsesPartEvent
  | ResponsesDeltaEvent
  | ResponsesDoneEvent;

/** One item of the input. Items of other types, such as those of the server's own tools, are sent unchanged. */
export type ResponsesInputItem = ResponsesInputMessage | ResponsesFunctionCallOutput | ResponsesItem;

/** One message of the conversation. */
export interface ResponsesInputMessage {
  [property: string]: unknown;
  /** Type of the item. Servers accept messages without it. */
  type?: "message";
  /** Role of the sender. */
  role: string;
  /** Content of the message, as a text or as a list of parts. */
  content: string | ResponsesInputPart[];
}

/** One part of a message. Set the field that the type needs, and omit the others. */
export interface ResponsesInputPart {
  [property: string]: unknown;
  /** Type of the part: input_text, input_image or input_file. */
  type: string;
  /** The text. Required if type is input_text. */
  text?: string;
  /** URL or data URL of the image, if type is input_image. */
  image_url?: string | null;
  /** The file as a data URL, if type is input_file. */
  file_data?: string;
  /** Id of a file that was uploaded to the server. */
  file_id?: string | null;
  /** Name of the file, if type is input_file. */
  filename?: string;
}

/** The result of a function that the model called. */
export interface ResponsesFunctionCallOutput {
  [property: string]: unknown;
  /** Type of the item. */
  type: "function_call_output";
  /** The field call_id of the call. */
  call_id: string;
  /** The result, as a text or as a list of parts. */
  output: string | ResponsesInputPart[];
}

/** Settings for reasoning. */
export interface ResponsesInputReasoning {
  [property: string]: unknown;
  /** Amount of reasoning. The model defines the values. Default: the model's default. */
  effort?: string | null;
  /** Whether the response contains a summary of the reasoning: auto, concise or detailed. Default: no summary. */
  summary?: string | null;
}

/** Settings for the text of the answer. */
export interface ResponsesInputText {
  [property: string]: unknown;
  /** Format of the text. Default: free text. */
  format?: ResponsesInputFormat;
  /** Length of the answer: low, medium or high. Default: medium. */
  verbosity?: string | null;
}

/** Format of the text. With json_schema, the text is JSON that matches a schema. */
export interface ResponsesInputFormat {
  [property: string]: unknown;
  /** Kind of format: text, json_schema or json_object. */
  type: string;
  /** Name of the format. Required if type is json_schema. */
  name?: string;
  /** The JSON Schema. Required if type is json_schema. */
  schema?: Record<string, unknown>;
  /** If true, the text always matches the schema. Default: false. */
  strict?: boolean | null;
}

/** A tool. The fields of a function are listed here. Tools of the server have a type and fields of their own. */
export interface ResponsesInputTool {
  [property: string]: unknown;
  /** Type of the tool. function for your own functions. */
  type: string;
  /** Name of the function. */
  name?: string;
  /** What the function does. The model uses it to decide when to call the function. */
  description?: string | null;
  /** JSON Schema of the arguments. */
  parameters?: Record<string, unknown> | null;
  /** If true, the arguments always match the schema. Default: the server's default. */
  strict?: boolean | null;
}

/** One item of the output: a message, a function call, or reasoning. */
export type ResponsesItem = ResponsesMessage | ResponsesFunctionCall | ResponsesReasoning;

/** A message of the model. */
export interface ResponsesMessage {
  [property: string]: unknown;
  /** Type of the item. */
  type: "message";
  /** Id of the message. */
  id: string;
  /** Role of the sender. Always assistant. */
  role: "assistant";
  /** Status of the message. */
  status: "in_progress" | "completed" | "incomplete";
  /** The parts of the message. */
  content: ResponsesPart[];
}

/** One part of a message of the model, or of reasoning. */
export interface ResponsesPart {
  [property: string]: unknown;
  /** Type of the part: output_text, refusal, summary_text or reasoning_text. */
  type: string;
  /** The text. Absent if type is refusal. */
  text?: string;
  /** Why the model refuses to answer. Only set if type is refusal. */
  refusal?: string;
}

/** A call of one of your functions. Send the result back in an item of the type function_call_output. */
export interface ResponsesFunctionCall {
  [property: string]: unknown;
  /** Type of the item. */
  type: "function_call";
  /** Id of the item. */
  id?: string;
  /** Id of the call, for the result. */
  call_id: string;
  /** Name of the function. */
  name: string;
  /** The arguments, as the text of a JSON object. The text is not guaranteed to be valid JSON. */
  arguments: string;
  /** Status of the item. */
  status?: "in_progress" | "completed" | "incomplete";
}

/** Reasoning of the model. Send it back unchanged, so that the model can continue after a tool call. */
export interface ResponsesReasoning {
  [property: string]: unknown;
  /** Type of the item. */
  type: "reasoning";
  /** Id of the item. */
  id: string;
  /** Summary of the reasoning. Empty if the request does not ask for one. */
  summary: ResponsesPart[];
  /** The text of the reasoning, from servers that show it. */
  content?: null | ResponsesPart[];
  /** The reasoning in encrypted form. Only set if include contains reasoning.encrypted_content. */
  encrypted_content?: string | null;
}

/** The complete response of the Responses API. */
export interface ResponsesResponse {
  [property: string]: unknown;
  /** Id of the response. Pass it as previous_response_id to continue, if the server stores responses. */
  id: string;
  /** Type of the object: response. */
  object?: string;
  /** Time at which the response was created, in seconds since 1970-01-01 UTC. */
  created_at?: number;
  /**
   * Status of the response. The client throws an error for failed and cancelled, and waits while it is queued or
   * in_progress. incomplete: the answer was cut off, see incomplete_details.
   */
  status?: string;
  /** Why the answer was cut off, if the status is incomplete. */
  incomplete_details?: ResponsesIncomplete | null;
  /** The error of a failed response, otherwise null. */
  error?: ResponsesError | null;
  /** The server's name for the model that generated the response. */
  model?: string;
  /**
   * What the model generated, in order. Servers with tools of their own add items of other types. Send the items back
   * unchanged to continue the conversation.
   */
  output: ResponsesItem[];
  /** The text of all messages in output, joined by the client. Empty if there is none. */
  output_text: string;
  /** Id of the response that this response continues, or null. */
  previous_response_id?: string | null;
  /** Number of tokens in the request and the response. Some servers omit this field or send null. */
  usage?: ResponsesUsage | null;
}

/** Why the answer was cut off. */
export interface ResponsesIncomplete {
  [property: string]: unknown;
  /** The reason. */
  reason?: string;
}

/** The error of a failed response. */
export interface ResponsesError {
  [property: string]: unknown;
  /** Code of the error. */
  code: string;
  /** Description of the error. */
  message: string;
}

/** Number of tokens in the request and the response. */
export interface ResponsesUsage {
  [property: string]: unknown;
  /**
   * Number of tokens in the request.
   *
   * @integer
   * @minimum 0
   */
  input_tokens: number;
  /** Details of the tokens in the request. */
  input_tokens_details?: ResponsesUsageInputTokensDetails;
  /**
   * Number of tokens in the response, including reasoning.
   *
   * @integer
   * @minimum 0
   */
  output_tokens: number;
  /** Details of the tokens in the response. */
  output_tokens_details?: ResponsesUsageOutputTokensDetails;
  /**
   * Number of all tokens.
   *
   * @integer
   * @minimum 0
   */
  total_tokens: number;
}

/** Details of the tokens in the request. */
export interface ResponsesUsageInputTokensDetails {
  [property: string]: unknown;
  /**
   * Number of tokens that came from the server's cache, which often costs less.
   *
   * @integer
   * @minimum 0
   */
  cached_tokens?: number;
}

/** Details of the tokens in the response. */
export interface ResponsesUsageOutputTokensDetails {
  [property: string]: unknown;
  /**
   * Number of tokens of reasoning.
   *
   * @integer
   * @minimum 0
   */
  reasoning_tokens?: number;
}

/** An event with the response as it is at this time. The last event of a stream is of this type. */
export interface ResponsesResponseEvent {
  [property: string]: unknown;
  /** Type of the event. */
  type: "response.created" | "response.queued" | "response.in_progress" | "response.completed" | "response.incomplete";
  /**
   * Number of the event. Pass it as startingAfter to resume the stream after this event.
   *
   * @integer
   */
  sequence_number?: number;
  /** The response. It has all output in the last event. */
  response: ResponsesResponse;
}

/** An item of the output has started or is complete. */
export interface ResponsesItemEvent {
  [property: string]: unknown;
  /** Type of the event. */
  type: "response.output_item.added" | "response.output_item.done";
  /**
   * Number of the event.
   *
   * @integer
   */
  sequence_number?: number;
  /**
   * Index of the item in the output.
   *
   * @integer
   */
  output_index: number;
  /** The item. */
  item: ResponsesItem;
}

/** A part of an item has started or is complete. */
export interface ResponsesPartEvent {
  [property: string]: unknown;
  /** Type of the event. */
  type: ResponsesPartEventType;
  /**
   * Number of the event.
   *
   * @integer
   */
  sequence_number?: number;
  /**
   * Index of the item in the output.
   *
   * @integer
   */
  output_index: number;
  /** The part. */
  part: ResponsesPart;
}

/** Type of the event. */
export type ResponsesPartEventType =
  | "response.content_part.added"
  | "response.content_part.done"
  | "response.reasoning_summary_part.added"
  | "response.reasoning_summary_part.done";

/** The next piece of a text, of reasoning, or of the arguments of a function call. */
export interface ResponsesDeltaEvent {
  [property: string]: unknown;
  /** Type of the event. */
  type: ResponsesDeltaEventType;
  /**
   * Number of the event.
   *
   * @integer
   */
  sequence_number?: number;
  /**
   * Index of the item in the output.
   *
   * @integer
   */
  output_index: number;
  /** The next piece. */
  delta: string;
}

/** Type of the event. */
export type ResponsesDeltaEventType =
  | "response.output_text.delta"
  | "response.refusal.delta"
  | "response.function_call_arguments.delta"
  | "response.reasoning_text.delta"
  | "response.reasoning_summary_text.delta";

/** A text, reasoning, or the arguments of a function call are complete. */
export interface ResponsesDoneEvent {
  [property: string]: unknown;
  /** Type of the event. */
  type: ResponsesDoneEventType;
  /**
   * Number of the event.
   *
   * @integer
   */
  sequence_number?: number;
  /**
   * Index of the item in the output.
   *
   * @integer
   */
  output_index: number;
  /** The whole text or reasoning. */
  text?: string;
  /** The whole refusal. */
  refusal?: string;
  /** The whole arguments, as the text of a JSON object. */
  arguments?: string;
}

/** Type of the event. */
export type ResponsesDoneEventType =
  | "response.output_text.done"
  | "response.refusal.done"
  | "response.function_call_arguments.done"
  | "response.reasoning_text.done"
  | "response.reasoning_summary_text.done";
