// Generated – do not edit.
// source:    spec/clients/_calls.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Inserted, LiteralValue, RuledClient, TreeFields, TreeValue } from "../contract.ts";

/**
 * The facts that a snippet may use about a hosted call. If a fact is absent, its value is empty text, an empty list,
 * false or undefined.
 */
export interface CallFacts {
  /** Task of the call, as providers name it. The task of a chat is conversational. */
  readonly task: string;
  /** The call is a chat. */
  readonly is_chat: boolean;
  /** The caller wants the response as a stream. */
  readonly stream: boolean;
  /** Id of the provider. Absent if the router chooses the provider, or if the call uses the user's own endpoint. */
  readonly provider: string;
  /** Name of the model, in the form that the called server expects. */
  readonly model: string;
  /** Address of the user's own endpoint. */
  readonly endpoint_url: string;
  /** Organisation that pays for the call. */
  readonly bill_to: string;
  /** The access token, which the code reads from the environment. */
  readonly token: Inserted | undefined;
  /** The request contains the access token. A server on the user's own computer needs none. */
  readonly sends_key: boolean;
  /** Name of the package that code imports. */
  readonly package: string;
  /** Function of the client for this task. */
  readonly method: string;
  /** Named arguments of the client's function, without the model. */
  readonly keywords: TreeFields | undefined;
  /** Base address for chat clients, which append their own path. */
  readonly base_url: string;
  /** Address of the request. */
  readonly url: string;
  /** Headers of the request. */
  readonly headers: TreeFields | undefined;
  /** Headers that a chat client does not send by itself. Absent if the call needs no additional headers. */
  readonly client_headers: TreeValue;
  /**
   * Values that the provider's URL contains, by name. They are an option of the client. Absent if the URL contains no
   * values.
   */
  readonly values: TreeValue;
  /** Chat format of the request and the response. Absent for chat completions, the format of OpenAI. */
  readonly format: string;
  /** The stream consists of parts of a message, as in a chat. */
  readonly streams_messages: boolean;
  /** The stream consists of lines of JSON. Otherwise, it consists of server-sent events. */
  readonly sends_lines: boolean;
  /** Path of the text in a record of the stream. Absent if the records are chunks in the format of OpenAI. */
  readonly piece: readonly (string | number)[];
  /** The code can find the text in a record of the stream. */
  readonly reads_stream: boolean;
  /** JSON body of the request. Absent if the body is a file or a form. */
  readonly body: TreeValue;
  /** JSON body of the request, for clients that convert a file to a data URL themselves. */
  readonly body_with_url: TreeValue;
  /** Text fields of the form that the request sends. */
  readonly form: TreeFields | undefined;
  /** Field of the form that contains the file. */
  readonly file_field: string;
  /** File name that the form contains. */
  readonly sent_name: string;
  /** The field with the file, in the syntax of the option -F of curl. */
  readonly file_part: string;
  /** The code encodes or decodes base64. */
  readonly uses_base64: boolean;
  /** Path of a value in the response to the upload, which the body contains. Absent if nothing is uploaded. */
  readonly upload_place: readonly (string | number)[];
  /** Address to which the file is uploaded. */
  readonly upload_url: string;
  /** Headers of the upload. */
  readonly upload_headers: TreeFields | undefined;
  /** Name of the file that the body contains as text. */
  readonly encoded_file: string;
  /** Name of the file that is the whole body. */
  readonly raw_file: string;
  /** The request sends a form, with or without a file. */
  readonly sends_form: boolean;
  /** Name of the file that the form contains. */
  readonly form_file: string;
  /** Name of the file that the request sends: as text in the body, as the whole body, or in a form. */
  readonly file: string;
  /** MIME type of the file that the request sends. */
  readonly file_type: string;
  /** Path of the value in the response that the code shows or saves. Empty for the whole response. */
  readonly answer: readonly (string | number)[];
  /** Path of the value in responses that do not contain the path in `answer`. */
  readonly other_answer: readonly (string | number)[];
  /** Field that only responses with the path in `answer` contain. */
  readonly answer_field: string;
  /** The value can also be a list. The code then uses its first item. */
  readonly may_be_list: boolean;
  /** The response is a file. */
  readonly is_binary: boolean;
  /** The response contains the address of a file. */
  readonly is_link: boolean;
  /** The response contains a file as base64. */
  readonly is_base64: boolean;
  /** The response contains a file as a data URL. */
  readonly is_data_url: boolean;
  /** The result is a file, which the code saves. */
  readonly writes_file: boolean;
  /** Name of the file that the code saves. */
  readonly output: string;
  /** Kind of the result: image, video or audio. Absent for text and values. */
  readonly output_kind: string;
  /** The code reads or writes a file. */
  readonly needs_files: boolean;
  /** The provider starts a job. The code requests the status of the job until the job ends. */
  readonly is_job: boolean;
  /** Path of a value in the first response. The code makes the address of the status from this value. */
  readonly job_place: readonly (string | number)[];
  /** The value at `job_place` is an address. The code uses only the path of this address. */
  readonly job_address: boolean;
  /** The value at `job_place` is the complete address of the status. The code sends no token to this address. */
  readonly job_absolute: boolean;
  /** Query parameter that counts the requests for the status. */
  readonly attempt_parameter: string;
  /** Text before the value of `job_place` in the address of the status. */
  readonly status_before: string;
  /** Text after the value of `job_place` in the address of the status. */
  readonly status_after: string;
  /**
   * Text before the value of `job_place` in the address of the result. Absent if the last status contains the result.
   */
  readonly result_before: string;
  /** Text after the value of `job_place` in the address of the result. */
  readonly result_after: string;
  /** Path of the status in a response. */
  readonly status: readonly (string | number)[];
  /**
   * Values of the status that mean that the job continues. Absent if every value continues the job, except the values
   * in `ended`.
   */
  readonly pending: LiteralValue;
  /** Values of the status that mean that the job has ended. Absent if the job ends with a file. */
  readonly ended: LiteralValue;
  /** Values of the status that mean that the result is ready. */
  readonly done: LiteralValue;
  /** Field that only responses about a failed job contain. Absent if only the status shows the failure. */
  readonly failed_field: string;
  /** The first response contains no status yet. */
  readonly asks_later: boolean;
  /** Wait before each request for the status, in seconds. */
  readonly seconds: number | undefined;
  /** Wait before each request for the status, in milliseconds. */
  readonly milliseconds: number | undefined;
  /** The next lines read the response, so the command does not show it. */
  readonly is_captured: boolean;
}

/**
 * The facts of a call in which every fact is absent. The facts of every call start as a copy of this object, because
 * JavaScript engines read objects of the same shape faster.
 */
export const NO_CALL: CallFacts = {
  task: "",
  is_chat: false,
  stream: false,
  provider: "",
  model: "",
  endpoint_url: "",
  bill_to: "",
  token: undefined,
  sends_key: false,
  package: "",
  method: "",
  keywords: undefined,
  base_url: "",
  url: "",
  headers: undefined,
  client_headers: undefined,
  values: undefined,
  format: "",
  streams_messages: false,
  sends_lines: false,
  piece: [],
  reads_stream: false,
  body: undefined,
  body_with_url: undefined,
  form: undefined,
  file_field: "",
  sent_name: "",
  file_part: "",
  uses_base64: false,
  upload_place: [],
  upload_url: "",
  upload_headers: undefined,
  encoded_file: "",
  raw_file: "",
  sends_form: false,
  form_file: "",
  file: "",
  file_type: "",
  answer: [],
  other_answer: [],
  answer_field: "",
  may_be_list: false,
  is_binary: false,
  is_link: false,
  is_base64: false,
  is_data_url: false,
  writes_file: false,
  output: "",
  output_kind: "",
  needs_files: false,
  is_job: false,
  job_place: [],
  job_address: false,
  job_absolute: false,
  attempt_parameter: "",
  status_before: "",
  status_after: "",
  result_before: "",
  result_after: "",
  status: [],
  pending: undefined,
  ended: undefined,
  done: undefined,
  failed_field: "",
  asks_later: false,
  seconds: undefined,
  milliseconds: undefined,
  is_captured: false,
};

/** One way to call a hosted model. */
export type Client = RuledClient<CallFacts>;
