/** A running mock server. */
export interface Mock {
  /**
   * The server's URL, to use instead of the URLs of the router and the hub. Use `<url>/direct/<provider>` instead of the
   * URL of a provider.
   */
  readonly url: string;
  /**
   * The last requests, the oldest first: at most 2,000 requests, with bodies of at most 64 MiB in total. Tests may
   * empty the list.
   */
  readonly requests: SeenRequest[];
  /** Closes the server and all its connections. */
  readonly close: () => Promise<void>;
}

/** Options of a mock server. */
export interface MockOptions {
  /** Port of the server. Default: any free port. */
  readonly port?: number;
  /** Scripted answers. Requests to which no reply applies get the usual answer of the server. */
  readonly replies?: readonly Reply[];
  /** Slows the server down. Default: no delay. */
  readonly delay?: Delay;
  /** Failures, which come before all replies. Default: none. */
  readonly failures?: readonly Failure[];
  /** Sends all requests to a real server, and records the responses. Replies and failures come first. */
  readonly record?: Recording;
  /**
   * Path of a recording. All requests without a reply get a recorded response, or the status 404. Nothing is sent to
   * another server.
   */
  readonly replay?: string;
  /**
   * Called for each handled request when its response was sent or lost, with the status of the response. A failure
   * `lose: "answer"` or `hang` also loses a response.
   */
  readonly onAnswer?: (request: SeenRequest, status: number) => void;
}

/** What a mock server records. */
export interface Recording {
  /** Path of the file. An existing file is replaced. Each line is a request and its response, as JSON. */
  readonly to: string;
  /** URL of the real server, such as `https://api.openai.com`. The path of each request is added to it. */
  readonly from: string;
  /** Texts that the file must not contain, in addition to the secrets that the server finds. */
  readonly secrets?: readonly string[];
}

/** How long a mock server takes. */
export interface Delay {
  /** Milliseconds before each answer. */
  readonly answerMs?: number;
  /** Milliseconds before each chunk of a stream, except the first. */
  readonly chunkMs?: number;
  /**
   * How many status requests a job stays in the queue, if the provider has a status for this. The position in the queue
   * decreases to 1.
   */
  readonly polls?: number;
}

/** A request that the mock server received. */
export interface SeenRequest {
  /** The method in capital letters, such as `POST`. */
  readonly method: string;
  /** The host from the header `x-mock-host`; `""` without the header. */
  readonly host: string;
  /** The path with the query. */
  readonly path: string;
  /** The headers. Their names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it was sent. */
  readonly bytes: Uint8Array;
  /**
   * The body: parsed JSON, or the fields of a form, in which files are `File` objects. Undefined for other files and
   * invalid bodies.
   */
  readonly body: unknown;
  /** Id of the called provider, such as `fal-ai`; `auto` for the router's own routes, `""` if there is none. */
  readonly provider: string;
  /** The called task, such as `text-to-image`; `""` if there is none. */
  readonly task: string;
  /** Id of the job that the request started or is about. */
  job: string | undefined;
}

/** The requests to which a reply or a failure applies: those that meet all conditions. */
export interface Condition {
  /** The method, in any letter case. */
  readonly method?: string;
  /** The path without the query. `*` matches any characters, for example `"*\/chat/completions"`. */
  readonly path?: string;
  /** The id of the called provider, such as `fal-ai`; `auto` for the chat route of the router. */
  readonly provider?: string;
  /** The called task, such as `text-to-image`. Chats have the task `conversational`. */
  readonly task?: string;
  /** The model in the body or the path. */
  readonly model?: string;
  /**
   * A part of the body. An object must contain the given fields, a list must have the same length, and all other values
   * must be equal.
   */
  readonly body?: unknown;
  /** Number of the request, from 1, among all requests that meet the other conditions. */
  readonly call?: number;
}

/** A rule of a mock server. The first rule that applies to a request is used. */
export interface Rule {
  /** Default: all requests. */
  readonly when?: Condition | ((request: SeenRequest) => boolean);
  /** How many times the rule is used. Default: always. */
  readonly times?: number;
}

/** A scripted answer, which replaces the answer of the server. */
export interface Reply extends Rule {
  /** The answer, or a function that makes an answer for each request. */
  readonly answer: Answer | ((request: SeenRequest) => Answer | Promise<Answer>);
}

/** A failure of the server or the connection. Use one of the fields `status`, `cutAfter`, `lose` and `hang`. */
export interface Failure extends Rule {
  /** Answers with this status and an error message, and does not handle the request. */
  readonly status?: number;
  /** Seconds in the header `Retry-After`, for a failure with a `status`. */
  readonly retryAfter?: number;
  /** Closes the connection after this number of chunks or bytes of the body, as in a broken stream. */
  readonly cutAfter?: Cut;
  /**
   * Closes the connection without a response. `request`: before the server handles the request. `answer`: after the
   * server has handled the request, for example has started a job.
   */
  readonly lose?: "request" | "answer";
  /** If true, handles the request, but sends no response. The connection stays open. */
  readonly hang?: boolean;
}

/** The response to a request. At most one of the body fields is used: `json`, `text`, `bytes`, `stream` or `message`. */
export interface Answer {
  /** Default: 200. */
  readonly status?: number;
  /** Response headers. Default of `content-type`: the type that fits the body. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A body as JSON. */
  readonly json?: unknown;
  /** A body as text. */
  readonly text?: string;
  /** A body as bytes, such as a file. Set its type in `headers`. */
  readonly bytes?: Uint8Array;
  /**
   * The chunks of a streamed body. Strings and bytes are sent unchanged. Every other value is sent as a server-sent
   * event with this value as JSON.
   */
  readonly stream?: Iterable<unknown> | AsyncIterable<unknown>;
  /**
   * The message of a chat. The server writes it in the chat format of the called provider, as a stream if the request
   * asks for a stream. Only for calls of chat routes.
   */
  readonly message?: ChatMessage;
}

/** The message that a chat returns. */
export interface ChatMessage {
  /** The text of the message. Default: null. */
  readonly content?: string | null;
  /** The functions that the message calls. Their ids are `call_1`, `call_2` and so on. */
  readonly calls?: readonly ScriptedCall[];
}

/** A call of a function in a scripted message. */
export interface ScriptedCall {
  /** The name of the function. */
  readonly name: string;
  /** The arguments, which are sent as JSON. */
  readonly arguments: unknown;
}

/** The part of a body after which the connection is closed. */
export interface Cut {
  /** Number of sent chunks. 0 sends only the headers. */
  readonly chunks?: number;
  /** Number of sent bytes. */
  readonly bytes?: number;
}
