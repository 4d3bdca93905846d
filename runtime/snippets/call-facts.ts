import type { CallFacts, Client } from "../../generated/clients/facts.ts";
import type { TreeFields } from "../../generated/escapes.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import { authorization, type Call, type PlannedRequest, type ProviderObject } from "../inference/adapter.ts";
import { InputError } from "../inference/errors.ts";
import { isObject } from "../inference/mapping.ts";
import { variantOf } from "../inference/any-request.ts";
import { environment, TextWithVariable } from "../lang/inserted.ts";
import type { CallArguments } from "./arguments.ts";
import { bodyFacts } from "./body-facts.ts";
import { namedArguments } from "./named-arguments.ts";
import { jobFacts, NO_JOB, replyFacts } from "./reply-facts.ts";
import { acceptedFile, SampleFile } from "./sample-file.ts";
import type { Target } from "./target.ts";

/** What a snippet's caller chose besides the arguments. */
export interface FactOptions {
  readonly billTo?: string | undefined;
  readonly accessToken?: string | undefined;
  readonly stream: boolean;
}

/** A call that is to be shown, with what all clients say of it. */
export interface Shown {
  readonly target: Target;
  readonly args: CallArguments;
  readonly shared: Omit<CallFacts, "package" | "method" | "keywords" | "model">;
}

/** What can stand in a header: visible ASCII, with single spaces between. A line break would begin another header. */
const HEADER_VALUE = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

const BILL_HEADER = "X-HF-Bill-To";
const CHAT = "conversational";
const CHAT_PATH = "/chat/completions";
const CHAT_ANSWER = ["choices", 0, "message", "content"];

/** Tasks whose result clients hand over as a file, by what it is. */
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
 * The facts of a call; undefined when the provider refuses the call.
 *
 * @throws InputError for a token or an organisation that cannot stand in a header
 */
export function showCall(target: Target, given: CallArguments, options: FactOptions): Shown | undefined {
  const call = callOf(target, given, options);
  const secrets = secretHeaders(target, options);
  const request = target.isOpen ? OPEN : plan(target, call);
  if (request === undefined) return undefined;
  const file = fileIn(call.args);
  const { contentType, ...bodies } = bodyFacts(request, call, file);
  const reply = answerFacts(target, call, request, bodies.body);
  const headers = { ...secrets, ...(contentType !== "" && { "Content-Type": contentType }), ...request.headers };
  const usesBase64 = bodies.encoded_file !== "" || reply.is_base64 || reply.is_data_url;
  const shared: Shown["shared"] = {
    ...callerFacts(target, options),
    ...reply,
    ...bodies,
    ...addressFacts(request),
    streams_messages: options.stream && request.url.endsWith(CHAT_PATH),
    headers,
    client_headers: clientHeaders(secrets, request),
    needs_standard_library: usesBase64 || !hasToken(options) || reply.is_job,
    uses_base64: usesBase64,
    file: file?.name ?? "",
    file_type: file?.type ?? "",
    needs_files: file !== undefined || reply.writes_file,
    is_captured: reply.is_link || reply.is_base64 || reply.is_data_url,
  };
  return { target, args: call.args, shared };
}

/** Headers beyond those that every client for chat sends: who pays, the provider's own, and a key of another form. */
function clientHeaders(secrets: TreeFields, request: PlannedRequest): TreeFields | undefined {
  const { Authorization: usual, ...others } = secrets;
  const start = usual instanceof TextWithVariable ? usual.before : usual;
  const isBearer = typeof start === "string" && start.startsWith("Bearer ");
  const { "Content-Type": _, ...own } = request.headers;
  const headers = { ...(isBearer || usual === undefined ? {} : { Authorization: usual }), ...others, ...own };
  return Object.keys(headers).length === 0 ? undefined : headers;
}

/** Stands for the request when only the router knows where the call goes. */
const OPEN: PlannedRequest = { method: "POST", url: "", headers: {}, body: undefined };

/** The facts of a call as one client shows them. */
export function factsFor({ target, args, shared }: Shown, client: Client): CallFacts {
  const { task } = target;
  return {
    ...shared,
    package: client.package ?? "",
    method: client.methods?.[task]?.name ?? "",
    model: client.knownProviders === undefined ? target.model : target.hubModel,
    keywords: namedArguments(client, task, args),
  };
}

/** The call with its file under an ending that the provider takes. */
function callOf(target: Target, args: CallArguments, { stream }: FactOptions): Call {
  const { task, auth, model, mapping, endpointUrl, spec } = target;
  const call: Call = { task, auth, model, args, mapping, endpointUrl, stream };
  const file = fileIn(args);
  if (file === undefined) return call;
  // Any provider may be the router's choice.
  const specs: readonly ProviderObject[] = target.isOpen ? Object.values(PROVIDER_SPECS) : [spec];
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

/** The request of the provider's adapter. What the provider cannot do has no snippet. */
function plan({ adapter, task }: Target, call: Call): PlannedRequest | undefined {
  try {
    const request = adapter.task(task)?.request(call);
    return request instanceof Promise ? undefined : request;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function answerFacts({ adapter, spec, task }: Target, call: Call, { url }: PlannedRequest, body: unknown) {
  const taskAdapter = adapter.task(task);
  const { job: spoken, response } = spec.tasks[task] ?? {};
  const job = taskAdapter === undefined ? NO_JOB : jobFacts(taskAdapter, spoken, call, url);
  const reply = replyFacts(task, call.stream === true ? undefined : response, body, job.is_job);
  return { ...job, ...reply, ...(task === CHAT && call.stream !== true && { answer: CHAT_ANSWER }) };
}

function callerFacts(target: Target, options: FactOptions) {
  const { task, hubProvider, endpointUrl = "", tokenVariable } = target;
  const { billTo = "", accessToken = "", stream } = options;
  return {
    task,
    is_chat: task === CHAT,
    stream,
    provider: hubProvider,
    endpoint_url: endpointUrl,
    bill_to: pays(target) ? billTo : "",
    token: hasToken(options) ? new TextWithVariable({ before: accessToken }) : environment(tokenVariable),
    reads_token: !hasToken(options),
    token_given: hasToken(options),
    output_kind: Object.hasOwn(OUTPUT_KINDS, task) ? (OUTPUT_KINDS[task] ?? "") : "",
  };
}

function hasToken({ accessToken = "" }: FactOptions): boolean {
  return accessToken !== "";
}

/** Only the router bills organisations. */
function pays({ auth, endpointUrl }: Target): boolean {
  return auth === "hub-token" && endpointUrl === undefined;
}

function addressFacts({ url }: PlannedRequest): { url: string; base_url: string } {
  // curl takes brackets and braces in an address for a list of addresses.
  const plain = url.replaceAll(/(?<=^https?:\/\/[^/]*\/.*)[[\]{}]/g, encodeURIComponent);
  return { url: plain, base_url: plain.endsWith(CHAT_PATH) ? plain.slice(0, -CHAT_PATH.length) : plain };
}

/** @throws InputError for what cannot stand in a header */
function secretHeaders(target: Target, options: FactOptions): TreeFields {
  const { adapter, auth, tokenVariable } = target;
  const { billTo = "", accessToken = "" } = options;
  const headers: Record<string, TreeFields[string]> = {};
  if (hasToken(options)) {
    const given = authorization(adapter, auth, accessToken);
    if (given !== undefined) headers[given.header] = given.value;
  } else {
    const { header, value } = auth === "provider-key" ? adapter.auth.key : adapter.auth.routed;
    const [before = "", after = ""] = value.split("{token}");
    headers[header] = environment(tokenVariable, before, after);
  }
  if (billTo === "" || !pays(target)) return headers;
  if (HEADER_VALUE.test(billTo)) return { ...headers, [BILL_HEADER]: billTo };
  throw new InputError("billTo is the name of an organisation: visible ASCII characters, without a line break.");
}
