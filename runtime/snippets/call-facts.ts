import { type CallFacts, type Client, NO_CALL } from "../../generated/clients/facts.ts";
import type { ClientMethod } from "../contract/index.ts";
import type { Inserted, TreeFields } from "../contract/index.ts";
import type { Call, PlannedRequest, ProviderObject } from "../inference/types.ts";
import { InputError } from "../inference/errors.ts";
import { isObject } from "../inference/json.ts";
import { variantOf } from "../inference/provider/request.ts";
import { sampleValues } from "../inference/provider/values.ts";
import { environment, TextWithVariable } from "../lang/inserted.ts";
import type { CallArguments } from "./arguments.ts";
import { bodyFacts } from "./body-facts.ts";
import { namedArguments } from "./named-arguments.ts";
import { jobFacts, replyFacts } from "./reply-facts.ts";
import { acceptedFile, encodeSample, SampleFile } from "./sample-file.ts";
import type { Target } from "./target.ts";

/** Options of a snippet, without the arguments of its call. */
export interface FactOptions {
  readonly billTo?: string | undefined;
  readonly stream: boolean;
}

/** A call for which snippets are made, with the facts that do not depend on the client. */
export interface Shown {
  readonly target: Target;
  readonly args: CallArguments;
  readonly shared: Writable<CallFacts>;
  /** A cache of named arguments, which clients of the same kind share. */
  readonly keywords: Map<unknown, TreeFields>;
}

/**
 * Matches a valid header value: visible ASCII characters, with single spaces between them. A line break would start
 * another header.
 */
const HEADER_VALUE = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

const BILL_HEADER = "X-HF-Bill-To";
const CHAT = "conversational";
const CHAT_PATH = "/chat/completions";
const CHAT_ANSWER = ["choices", 0, "message", "content"];

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
export function showCall(target: Target, given: CallArguments, options: FactOptions): Shown | undefined {
  const call = callOf(target, given, options);
  const secrets = secretHeaders(target, options);
  const request = target.isOpen ? OPEN : plan(target, call);
  if (request === undefined) return undefined;
  const file = fileIn(call.args);
  const bodies = bodyFacts(request, call, file);
  const [job, reply] = answerFacts(target, call, request, bodies.body);
  const type = request.body instanceof Blob ? { "Content-Type": request.body.type } : undefined;
  const headers = { ...secrets, ...type, ...request.headers };
  const facts: Writable<CallFacts> = { ...NO_CALL };
  tellCaller(facts, target, options);
  tellAddress(facts, request);
  Object.assign(facts, reply, bodies, job);
  if (target.task === CHAT && !options.stream) facts.answer = CHAT_ANSWER;
  facts.streams_messages = options.stream && (target.task === CHAT || request.url.endsWith(CHAT_PATH));
  facts.headers = headers;
  facts.client_headers = clientHeaders(secrets, request);
  facts.values = call.values;
  setNeeds(facts, file);
  return { target, args: call.args, shared: facts, keywords: new Map() };
}

/** Sets the facts about files and encodings, which decide what a snippet must import. */
function setNeeds(facts: Writable<CallFacts>, file: SampleFile | undefined): void {
  facts.uses_base64 = facts.encoded_file !== "" || facts.is_base64 || facts.is_data_url;
  facts.file = file?.name ?? "";
  facts.file_type = file?.type ?? "";
  facts.needs_files = file !== undefined || facts.writes_file;
  // The first reply to a job is stored, because it contains the job's id. If the job ends with a file (no `ended`), the
  // first reply may already be the file, so it is not stored.
  const isAsked = facts.is_job && facts.is_binary && facts.ended !== undefined;
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
 * Used instead of the request if the router chooses the provider, because the address and the body are then unknown.
 */
const OPEN: PlannedRequest = { method: "POST", url: "", headers: {}, body: undefined };

/** Returns the facts of a call for one client. */
export function factsFor(shown: Shown, client: Client): CallFacts {
  return fillIn({ ...shown.shared }, shown, client);
}

/** Sets the facts that depend on the client. @returns the object `facts` */
export function fillIn(facts: Writable<CallFacts>, shown: Shown, client: Client): CallFacts {
  const { target } = shown;
  const method = client.methods?.[target.task];
  facts.package = client.package ?? "";
  facts.method = method?.name ?? "";
  facts.model = client.knownProviders === undefined ? target.model : target.hubModel;
  facts.keywords = keywordsFor(shown, client, method);
  return facts;
}

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** Returns the named arguments. A client without a method for the task, such as curl, has none. */
function keywordsFor({ args, keywords }: Shown, { language }: Client, method: ClientMethod | undefined): TreeFields {
  if (method === undefined) return NOTHING;
  const key = method.arguments ?? language;
  let named = keywords.get(key);
  if (named === undefined) keywords.set(key, (named = namedArguments(args, method.arguments, language === "python")));
  return named;
}

const NOTHING: TreeFields = {};

/** Returns the call with a file name that the provider accepts. */
function callOf(target: Target, args: CallArguments, { stream }: FactOptions): Call {
  const { task, auth, model, mapping, endpointUrl, spec } = target;
  const values = sampleValues(spec, task);
  const call: Call = { task, auth, model, args, mapping, endpointUrl, stream, values };
  const file = fileIn(args);
  if (file === undefined) return call;
  // If the router chooses the provider, every provider of the task must accept the file.
  const specs: readonly ProviderObject[] = target.isOpen ? Object.values(target.specs) : [spec];
  const accepted = specs.reduce((known, { status, tasks: { [task]: providerTask } }) => {
    if (providerTask === undefined || (target.isOpen && status === "retired")) return known;
    return acceptedFile(known, variantOf({ task: providerTask }, call).input);
  }, file);
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
function plan({ adapter, task }: Target, call: Call): PlannedRequest | undefined {
  try {
    const spec = adapter.tasks[task];
    if (spec === undefined) return undefined;
    const { input } = variantOf({ task: spec }, call);
    const context = { provider: adapter, name: task, task: spec };
    const inputs = input === undefined ? call.args["inputs"] : encodeSample(context, call, input);
    return adapter.task(task)?.requestWith(call, inputs);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function answerFacts({ adapter, spec, task }: Target, call: Call, { url }: PlannedRequest, body: unknown) {
  const taskAdapter = adapter.task(task);
  const { job: spoken, response } = spec.tasks[task] ?? {};
  const job = taskAdapter && jobFacts(taskAdapter, spoken, call, url);
  return [job, replyFacts(task, call.stream === true ? undefined : response, body, job !== undefined)] as const;
}

function tellCaller(facts: Writable<CallFacts>, target: Target, options: FactOptions): void {
  const { task, hubProvider, endpointUrl = "", tokenVariable } = target;
  const { billTo = "", stream } = options;
  facts.task = task;
  facts.is_chat = task === CHAT;
  facts.stream = stream;
  facts.provider = hubProvider;
  facts.endpoint_url = endpointUrl;
  facts.bill_to = pays(target) ? billTo : "";
  facts.token = tokenIn("{token}", tokenVariable);
  facts.output_kind = Object.hasOwn(OUTPUT_KINDS, task) ? (OUTPUT_KINDS[task] ?? "") : "";
}

/** Returns true if an organisation can pay for the call. Only the router bills organisations. */
function pays({ auth, endpointUrl }: Target): boolean {
  return auth === "hub-token" && endpointUrl === undefined;
}

function tellAddress(facts: Writable<CallFacts>, { url }: PlannedRequest): void {
  facts.url = /[[\]{}]/.test(url) ? withoutBrackets(url) : url;
  facts.base_url = facts.url.endsWith(CHAT_PATH) ? facts.url.slice(0, -CHAT_PATH.length) : facts.url;
}

/** Escapes brackets and braces, because curl reads them as a list of addresses. */
function withoutBrackets(url: string): string {
  const path = url.indexOf("/", "https://".length);
  return path < 0 ? url : url.slice(0, path) + url.slice(path).replaceAll(/[[\]{}]/g, encodeURIComponent);
}

/** Returns the headers that contain secrets. @throws InputError for an invalid header value */
function secretHeaders(target: Target, options: FactOptions): TreeFields {
  const { adapter, auth, tokenVariable } = target;
  const { billTo = "" } = options;
  const { header, value } = auth === "provider-key" ? adapter.auth.key : adapter.auth.routed;
  const headers: Record<string, TreeFields[string]> = { [header]: tokenIn(value, tokenVariable) };
  if (billTo === "" || !pays(target)) return headers;
  if (HEADER_VALUE.test(billTo)) return { ...headers, [BILL_HEADER]: billTo };
  throw new InputError("billTo must be the name of an organisation: visible ASCII characters without a line break.");
}

/** Returns the value of a header that contains a token from the environment. */
function tokenIn(value: string, variable: string): Inserted {
  const [before = "", after = ""] = value.split("{token}");
  return environment(variable, before, after);
}
