import { type CallFacts, type Client, NO_CALL } from "../../generated/clients/facts.ts";
import type { ChatFormatName } from "../../generated/records.ts";
import type { TreeFields } from "../contract/index.ts";
import type { Call, PlannedRequest, ProviderObject } from "../inference/provider/types.ts";
import { InputError } from "../http/errors.ts";
import { isObject } from "../http/json.ts";
import { stepsOf } from "../inference/provider/paths.ts";
import { uploadOf, variantOf } from "../inference/provider/request.ts";
import { environment, TextWithVariable } from "../escape/tree.ts";
import type { CallArguments } from "./arguments.ts";
import { bodyFacts } from "./body-facts.ts";
import { namedArguments } from "./named-arguments.ts";
import { jobFacts, replyFacts, streamFacts } from "./reply-facts.ts";
import { acceptedFile, encodeFile, encodeSample, SampleFile } from "./sample-file.ts";
import { type Target, unlessRefused } from "./target.ts";

/** A call for which snippets are made, with the facts that do not depend on the client. */
export interface SnippetCall {
  readonly target: Target;
  readonly args: CallArguments;
  readonly shared: Writable<CallFacts>;
}

/**
 * Matches a valid header value: visible ASCII characters, with single spaces between them. A line break would start
 * another header.
 */
const HEADER_VALUE = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

const BILL_HEADER = "X-HF-Bill-To";
const CHAT = "conversational";
const CHAT_PATH = "/chat/completions";

/** Paths of the text in replies to chats of other formats than OpenAI's. */
const CHAT_ANSWERS: Readonly<Record<ChatFormatName, CallFacts["answer"]>> = {
  "anthropic-messages": ["content", 0, "text"],
  "gemini-content": ["candidates", 0, "content", "parts", 0, "text"],
};

/** For each task whose result is a file, the kind of file. */
const OUTPUT_KINDS: Readonly<Record<string, string>> = {
  "text-to-image": "image",
  "image-to-image": "image",
  "image-text-to-image": "image",
  "text-to-video": "video",
  "image-to-video": "video",
  "image-text-to-video": "video",
  "text-to-speech": "audio",
  "text-to-audio": "audio",
};

/**
 * Returns the facts of a call, or undefined if the provider refuses the call.
 *
 * @throws InputError for an organisation that is not a valid header value
 */
export function showCall(target: Target, billTo = ""): SnippetCall | undefined {
  const call = acceptedCall(target);
  const { task, args, stream, values } = call;
  const payer = target.canBill ? billTo : "";
  const secrets = secretHeaders(target, payer);
  const request = target.isOpen ? OPEN : plan(target, call);
  if (request === undefined) return undefined;
  const file = fileIn(args);
  const { input } = variantOf({ task: target.adapter.tasks[task] ?? {} }, call);
  const bodies = bodyFacts(request, call, file, input?.upload !== undefined);
  const [job, reply] = answerFacts(target, call, request, bodies.body);
  const type = request.body instanceof Blob ? { "Content-Type": request.body.type } : undefined;
  const facts: Writable<CallFacts> = { ...NO_CALL };
  tellCaller(facts, target, call);
  facts.bill_to = payer;
  tellUrl(facts, request);
  Object.assign(facts, reply, bodies, job);
  Object.assign(facts, streamFacts(target.adapter.tasks[task] ?? {}), uploadFacts(target, call, secrets, file));
  const { format } = target.adapter.tasks[task] ?? {};
  if (format !== undefined) Object.assign(facts, { format, answer: CHAT_ANSWERS[format] });
  facts.streams_messages = stream === true && (task === CHAT || request.url.endsWith(CHAT_PATH));
  facts.headers = { ...secrets, ...type, ...request.headers };
  facts.client_headers = clientHeaders(secrets, request);
  facts.values = values;
  setNeeds(facts, file);
  const shown = args === target.call.args ? target.args : { ...target.args, inputs: args["inputs"] };
  return { target, args: shown, shared: facts };
}

/** Sets the facts about files and encodings, which decide what a snippet must import. */
function setNeeds(facts: Writable<CallFacts>, file: SampleFile | undefined): void {
  facts.uses_base64 = facts.encoded_file !== "" || facts.is_base64 || facts.is_data_url;
  facts.file = file?.name ?? "";
  facts.file_type = file?.type ?? "";
  facts.needs_files = file !== undefined || facts.writes_file;
  // The first reply to a job is stored, because it contains the job's id. If the job ends with a file (no `ended`), the
  // first reply may already be the file, so it is not stored.
  const isAsked = facts.is_job && facts.ended !== undefined;
  facts.is_captured = isAsked || facts.is_link || facts.is_base64 || facts.is_data_url;
}

/**
 * Returns the headers that a chat client does not send itself: the organisation that pays, the provider's own headers,
 * and a key that is not sent as a bearer token.
 */
function clientHeaders(secrets: TreeFields, request: PlannedRequest): TreeFields | undefined {
  const { Authorization: usual, ...others } = secrets;
  const start = usual instanceof TextWithVariable ? usual.before : usual;
  const isBearer = typeof start === "string" && start.startsWith("Bearer ");
  const { "Content-Type": _, ...own } = request.headers;
  const headers = { ...(isBearer || usual === undefined ? {} : { Authorization: usual }), ...others, ...own };
  return Object.keys(headers).length === 0 ? undefined : headers;
}

/**
 * Used instead of the request if the router chooses the provider, because the URL and the body are then unknown.
 */
const OPEN: PlannedRequest = { method: "POST", url: "", headers: {}, body: undefined };

/** Returns the facts of a call for one client. */
export function factsFor(shown: SnippetCall, client: Client): CallFacts {
  return fillIn({ ...shown.shared }, shown, client);
}

/** Sets the facts that depend on the client. @returns the object `facts` */
export function fillIn(facts: Writable<CallFacts>, shown: SnippetCall, client: Client): CallFacts {
  const { target, args } = shown;
  const method = client.methods?.[target.call.task];
  facts.package = client.package ?? "";
  facts.method = method?.name ?? "";
  facts.model = client.knownProviders === undefined ? target.call.model : target.hubModel;
  // A client without a method for the task, such as curl, has no named arguments.
  facts.keywords = method ? namedArguments(args, method.arguments, client.language === "python") : {};
  return facts;
}

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** Returns the call with a file name that the provider accepts. */
function acceptedCall({ adapter, call, isOpen, specs }: Target): Call {
  const file = fileIn(call.args);
  if (file === undefined) return call;
  // If the router chooses the provider, every provider of the task must accept the file.
  const providers: readonly ProviderObject[] = isOpen ? Object.values(specs) : [adapter];
  const accepted = providers.reduce((known, { status, tasks: { [call.task]: task } }) => {
    if (task === undefined || (isOpen && status === "retired")) return known;
    return acceptedFile(known, variantOf({ task }, call).input);
  }, file);
  const { args } = call;
  return accepted === file ? call : { ...call, args: { ...args, inputs: withFile(args["inputs"], accepted) } };
}

function withFile(inputs: unknown, file: SampleFile): unknown {
  return inputs instanceof SampleFile || !isObject(inputs) ? file : { ...inputs, image: file };
}

function fileIn({ inputs }: CallArguments): SampleFile | undefined {
  if (inputs instanceof SampleFile) return inputs;
  const image = isObject(inputs) ? inputs["image"] : undefined;
  return image instanceof SampleFile ? image : undefined;
}

/**
 * Returns the request that the provider's adapter makes. Returns undefined if the provider does not support the call.
 * Such a call has no snippet.
 */
function plan({ adapter }: Target, call: Call): PlannedRequest | undefined {
  const task = adapter.tasks[call.task];
  if (task === undefined) return undefined;
  const { input } = variantOf({ task }, call);
  const context = { provider: adapter, name: call.task, task };
  return unlessRefused(() => {
    const inputs = input === undefined ? call.args["inputs"] : encodeSample(context, call, input);
    return adapter.task(call.task)?.requestWith(call, inputs);
  });
}

/** Returns the facts about a file that is uploaded before the call. */
function uploadFacts(
  { adapter }: Target,
  call: Call,
  secrets: TreeFields,
  file: SampleFile | undefined,
): Partial<CallFacts> {
  const task = adapter.tasks[call.task];
  const { input } = variantOf({ task: task ?? {} }, call);
  if (task === undefined || input?.upload === undefined || file === undefined) return {};
  const { route, take } = input.upload;
  const context = { provider: adapter, name: call.task, task };
  const request = uploadOf(context, call, route, input, encodeFile(context, call, input, file));
  const { body: _, body_with_url: __, ...sent } = bodyFacts(request, call, file);
  return {
    ...sent,
    upload_place: stepsOf(take),
    upload_url: request.url,
    upload_headers: { ...secrets, ...request.headers },
  };
}

function answerFacts({ adapter }: Target, call: Call, { url }: PlannedRequest, body: unknown) {
  const { task, stream } = call;
  const taskAdapter = adapter.task(task);
  const { job: spoken, response } = adapter.tasks[task] ?? {};
  const job = taskAdapter?.isJob(call) === true ? jobFacts(taskAdapter, spoken, call, url) : undefined;
  return [job, replyFacts(task, stream === true ? undefined : response, body, job !== undefined)] as const;
}

function tellCaller(
  facts: Writable<CallFacts>,
  target: Target,
  { task, endpointUrl = "", stream = false }: Call,
): void {
  facts.task = task;
  facts.is_chat = task === CHAT;
  facts.stream = stream;
  facts.provider = target.hubProvider;
  facts.endpoint_url = endpointUrl;
  facts.token = environment(target.tokenVariable);
  facts.sends_key = target.authorization !== undefined;
  facts.output_kind = Object.hasOwn(OUTPUT_KINDS, task) ? (OUTPUT_KINDS[task] ?? "") : "";
}

function tellUrl(facts: Writable<CallFacts>, { url }: PlannedRequest): void {
  facts.url = /[[\]{}]/.test(url) ? withoutBrackets(url) : url;
  facts.base_url = facts.url.replace(/\/(?:chat\/completions|responses)$/, "");
}

/** Escapes brackets and braces, because curl reads them as a list of URLs. */
function withoutBrackets(url: string): string {
  const path = url.indexOf("/", "https://".length);
  return path < 0 ? url : url.slice(0, path) + url.slice(path).replaceAll(/[[\]{}]/g, encodeURIComponent);
}

/**
 * Returns the headers that contain secrets. The token comes from an environment variable. @throws InputError for an
 * invalid header value
 */
function secretHeaders({ authorization, token, tokenVariable }: Target, payer: string): TreeFields {
  const headers: Record<string, TreeFields[string]> = {};
  if (authorization !== undefined) {
    const [before = "", after = ""] = authorization.value.split(token);
    headers[authorization.header] = environment(tokenVariable, before, after);
  }
  if (payer === "") return headers;
  if (HEADER_VALUE.test(payer)) return { ...headers, [BILL_HEADER]: payer };
  throw new InputError("billTo must be the name of an organisation: visible ASCII characters without a line break.");
}
