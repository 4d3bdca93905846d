// Generated – do not edit.
// source:    spec/clients/_calls.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Inserted, LiteralValue, Rules, TreeFields, TreeValue } from "../escapes.ts";

/**
 * The facts that a snippet may use about a hosted call. If a fact is absent, its value is empty text, an empty list,
 * false or undefined.
 */
export interface CallFacts {
  /** What the call performs, as providers name it; conversational for a chat. */
  readonly task: string;
  /** The call is a conversation. */
  readonly is_chat: boolean;
  /** The reply is wanted piece by piece. */
  readonly stream: boolean;
  /** Id of the provider. Absent where the router chooses, and for an endpoint of the reader's own. */
  readonly provider: string;
  /** Name of the model as this way of calling wants it. */
  readonly model: string;
  /** Address of an endpoint of the reader's own. */
  readonly endpoint_url: string;
  /** Organisation that pays for the call. */
  readonly bill_to: string;
  /** The access token, out of the environment. */
  readonly token: Inserted | undefined;
  /** Name that the client is imported by. */
  readonly package: string;
  /** Function of the client for this task. */
  readonly method: string;
  /** Arguments of that function by name, but for the model. */
  readonly keywords: TreeFields | undefined;
  /** Address that a client for chat adds its own path to. */
  readonly base_url: string;
  /** Address of the request. */
  readonly url: string;
  /** Headers of the request. */
  readonly headers: TreeFields | undefined;
  /** Headers that a client for chat does not send by itself. Absent when there are none. */
  readonly client_headers: TreeValue;
  /** Values that the provider's address needs, by name; an option of the client. Absent when there are none. */
  readonly values: TreeValue;
  /** What comes piece by piece are parts of a message, as in a chat. */
  readonly streams_messages: boolean;
  /** JSON body of the request. Absent when a file is the body, or a form. */
  readonly body: TreeValue;
  /** JSON body of the request, for a client that makes the data URL of a file itself. */
  readonly body_with_url: TreeValue;
  /** Text fields of a form. */
  readonly form: TreeFields | undefined;
  /** Field of the form that holds the file. */
  readonly file_field: string;
  /** Name under which the file is sent in a form. */
  readonly sent_name: string;
  /** The field with the file, as the option -F of curl wants it. */
  readonly file_part: string;
  /** The snippet encodes or decodes base64. */
  readonly uses_base64: boolean;
  /** Name of a file that is sent as text inside the body. */
  readonly encoded_file: string;
  /** Name of a file that is the body. */
  readonly raw_file: string;
  /** The request sends a form, with a file or without one. */
  readonly sends_form: boolean;
  /** Name of a file that is sent in a form. */
  readonly form_file: string;
  /** Name of the file that is sent, in whatever way. */
  readonly file: string;
  /** MIME type of that file. */
  readonly file_type: string;
  /** Place of what is shown or saved in the reply; the whole reply when empty. */
  readonly answer: readonly (string | number)[];
  /** Place of it in replies that lack the first. */
  readonly other_answer: readonly (string | number)[];
  /** Field of the reply that tells the first place from the other. */
  readonly answer_field: string;
  /** What stands there may also be a list, of which the first item counts. */
  readonly may_be_list: boolean;
  /** The reply is a file. */
  readonly is_binary: boolean;
  /** The reply tells the address of a file. */
  readonly is_link: boolean;
  /** The reply holds a file as base64. */
  readonly is_base64: boolean;
  /** What the reply holds begins with its type, as a data URL. */
  readonly is_data_url: boolean;
  /** The result is a file, and is saved. */
  readonly writes_file: boolean;
  /** Name that the result is saved under. */
  readonly output: string;
  /** What the result is; image, video or audio. Absent for text and values. */
  readonly output_kind: string;
  /** The snippet reads a file or writes one. */
  readonly needs_files: boolean;
  /** The provider answers with a job, which is asked about until it ends. */
  readonly is_job: boolean;
  /** Place in the first reply of what the status address is made from. */
  readonly job_place: readonly (string | number)[];
  /** What stands there is an address, of which the path counts. */
  readonly job_address: boolean;
  /** What stands there is the address to ask, which gets no token. */
  readonly job_absolute: boolean;
  /** Parameter of the query that counts the questions. */
  readonly attempt_parameter: string;
  /** What stands before it in the status address. */
  readonly status_before: string;
  /** What stands behind it in the status address. */
  readonly status_after: string;
  /** What stands before it in the address of the result. Absent when the last status is the result. */
  readonly result_before: string;
  /** What stands behind it in the address of the result. */
  readonly result_after: string;
  /** Place of the status in a reply. */
  readonly status: readonly (string | number)[];
  /** Words of the status that mean that the job goes on. Absent where all but some do. */
  readonly pending: LiteralValue;
  /**
   * Words of the status that mean that the job is over, where any other means that it goes on. Absent for a job that a
   * file ends.
   */
  readonly ended: LiteralValue;
  /** Words of the status that mean that the result is there. */
  readonly done: LiteralValue;
  /** The first reply tells no status yet. */
  readonly asks_later: boolean;
  /** Wait between two questions, in seconds. */
  readonly seconds: number | undefined;
  /** Wait between two questions, in milliseconds. */
  readonly milliseconds: number | undefined;
  /** The reply is read by the lines that follow, so that it is not shown. */
  readonly is_captured: boolean;
}

/**
 * A call without known facts. The facts of each call start as a copy of this object, so that all have the same shape,
 * which engines read fast.
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
  package: "",
  method: "",
  keywords: undefined,
  base_url: "",
  url: "",
  headers: undefined,
  client_headers: undefined,
  values: undefined,
  streams_messages: false,
  body: undefined,
  body_with_url: undefined,
  form: undefined,
  file_field: "",
  sent_name: "",
  file_part: "",
  uses_base64: false,
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
  asks_later: false,
  seconds: undefined,
  milliseconds: undefined,
  is_captured: false,
};

/** The function of a client for one task. */
export interface ClientMethod {
  /** Name of the function. */
  readonly name: string;
  /** Name of each argument, by the path of its value: `inputs`, `inputs.question`, `parameters.prompt`. */
  readonly arguments?: Readonly<Record<string, string>>;
}

/** One way to call a hosted model. */
export interface Client {
  readonly id: string;
  /** Displayed name. Clients of several languages may share one. */
  readonly client: string;
  readonly language: "python" | "js" | "sh";
  /** Name of the package to install. Absent if there is nothing to install. */
  readonly package?: string;
  readonly install?: string;
  readonly docsUrl?: string;
  /** The only providers that the client supports. If absent, it supports all. */
  readonly providers?: readonly string[];
  /** Providers that the client knows by id. If absent, the code passes the address of the provider to the client. */
  readonly knownProviders?: "all" | readonly string[];
  /** The reason why tests neither run its snippets nor check its calls. If absent, they do both. */
  readonly notRunBecause?: string;
  /** The function of the client for each task that has one. If absent, the client sends plain requests. */
  readonly methods?: Readonly<Record<string, ClientMethod>> | undefined;
  readonly rules: Rules<CallFacts>;
}
