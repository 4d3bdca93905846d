import type { ProviderExample } from "../../generated/records.ts";
import type { Adapter, TaskAdapter } from "../../runtime/inference/provider/adapter.ts";
import type {
  AuthMethod,
  Call,
  PlannedRequest,
  ProviderObject,
  SendUpload,
} from "../../runtime/inference/provider/types.ts";
import { RESPONSES } from "../../runtime/contract/provider-rules.ts";
import { ROUTER_BASE } from "../../runtime/inference/provider/address.ts";
import { authorizationOf, isForwarded } from "../../runtime/inference/route/credentials.ts";
import { tokenVariableOf, adapterOf } from "../../runtime/inference/provider/catalogue.ts";
import { sampleValues } from "../../runtime/inference/provider/values.ts";
import { failuresOf } from "./provider-failures.ts";
import { shown, shownBody } from "./shown-body.ts";
import { revived } from "../../runtime/inference/testing/examples.ts";
import type {
  Exchange,
  ExchangeStep,
  ProviderLinks,
  ProviderRecord,
  ProviderTaskRecord,
  TaskShape,
} from "../src/providers/record.ts";

/** The parsed YAML file of a provider. */
export type ProviderEntry = Omit<ProviderObject, "id" | "tasks"> &
  Partial<ProviderLinks> & {
    readonly notes?: readonly string[];
    readonly tasks: Readonly<Record<string, TaskEntry>>;
  };

/** A task of a provider's entry. `use` is the name of a preset. */
type TaskEntry = ProviderObject["tasks"][string] & { readonly use?: string; readonly example?: ProviderExample };

/** The presets of `_presets.yaml`, by name. */
export type Presets = Readonly<Record<string, TaskEntry>>;

/** Hub id of the model in the examples. */
const HUB_MODEL = "acme/tiny";

const HUB_VARIABLE = "HF_TOKEN";

/**
 * Returns a provider as the pages show it. Addresses, headers, bodies and messages come from the adapter that the
 * client uses.
 *
 * @throws Error if the entry is invalid
 */
export async function providerRecord(
  id: string,
  { notes = [], tasks, ...rest }: ProviderEntry,
  presets: Presets,
): Promise<ProviderRecord> {
  const whole = Object.entries(tasks).map(([name, { use, ...own }]) => {
    const { example, ...spec }: TaskEntry = { ...(use !== undefined && presets[use]), ...own };
    return { name, spec, example };
  });
  const specs = whole.map(({ name, spec }) => [name, spec] as const);
  const provider: ProviderObject = { ...rest, id, tasks: Object.fromEntries(specs) };
  const adapter = adapterOf(provider);
  const ways = waysOf(provider, adapter);
  return {
    id,
    name: provider.displayName,
    hubOrg: provider.hubOrg,
    ...linksOf(rest),
    notes,
    status: adapter.status,
    isPseudo: provider.isPseudo ?? false,
    acceptsFullUrl: adapter.acceptsFullUrl,
    values: provider.values ?? {},
    hosts: adapter.hosts,
    headers: provider.headers ?? {},
    ...ways,
    tasks: await Promise.all(
      whole.map(({ name, spec, example }) => {
        const made = adapter.task(name);
        if (made === undefined || example === undefined) throw new Error(`${id} has no example for ${name}`);
        // The router never forwards the Responses API to a provider.
        const own = name === RESPONSES && provider.isPseudo !== true ? { direct: ways.direct } : ways;
        return taskRecord(adapter, { spec, made, example }, own);
      }),
    ),
  };
}

function linksOf({
  description,
  source,
  docsUrl,
  pricingUrl,
  modelsUrl,
  keysUrl,
  knownModels = {},
}: Partial<ProviderLinks>): ProviderLinks {
  return { description, source, docsUrl, pricingUrl, modelsUrl, keysUrl, knownModels };
}

type Ways = Pick<ProviderRecord, "routed" | "direct">;

/**
 * Returns the ways to call a provider: through the router with a hub token, and directly with a key of the provider.
 */
function waysOf(provider: ProviderObject, adapter: Adapter): Ways {
  const viaRouter = provider.baseUrl.startsWith("{routerBase}");
  const { routed, key } = adapter.auth;
  const isRouted = isForwarded(adapter);
  const base = (provider.routedBase ?? `{routerBase}/${provider.id}`).replace("{routerBase}", ROUTER_BASE);
  return {
    ...(isRouted && { routed: { base, ...routed, variable: HUB_VARIABLE } }),
    ...(!viaRouter && { direct: { base: provider.baseUrl, ...key, variable: tokenVariableOf(provider) } }),
  };
}

interface TaskParts {
  readonly spec: ProviderTaskRecord["spec"];
  readonly made: TaskAdapter;
  readonly example: ProviderExample;
}

async function taskRecord(adapter: Adapter, parts: TaskParts, { routed, direct }: Ways): Promise<ProviderTaskRecord> {
  const { spec, made, example } = parts;
  return {
    task: made.task,
    spec,
    shape: shapeOf(parts),
    streams: made.canStream,
    arguments: shown(example.arguments),
    ...(routed && { routed: await exchangeOf(adapter, parts, "hub-token") }),
    ...(direct && { direct: await exchangeOf(adapter, parts, "provider-key") }),
    failures: failuresOf(made, spec, callOf(adapter, parts, routed === undefined ? "provider-key" : "hub-token")),
  };
}

function shapeOf({ spec, made }: TaskParts): TaskShape {
  if (spec.job !== undefined) return "job";
  if (spec.input?.as === "multipart-file") return "multipart";
  return made.answer === "json" ? "json" : "binary";
}

function callOf(adapter: Adapter, { made: { task }, example }: TaskParts, auth: AuthMethod): Call {
  const mapping = { hfModelId: HUB_MODEL, providerId: example.model, task, status: "live", ...example.mapping };
  const args = Object(revived(example.arguments));
  const values = sampleValues(adapter, task);
  return { task, auth, model: example.model, args, ...(adapter.id !== "auto" && { mapping }), values };
}

/** Returns the requests that the adapter sends for an example, each with its response. */
async function exchangeOf(adapter: Adapter, parts: TaskParts, auth: AuthMethod): Promise<Exchange> {
  const { made, example } = parts;
  const call = callOf(adapter, parts, auth);
  const uploads: PlannedRequest[] = [];
  const sendUpload: SendUpload = async (request, read) => {
    uploads.push(request);
    return read(example.upload);
  };
  const { method, url, headers, body } = await made.request(call, undefined, sendUpload);
  const variable = auth === "hub-token" ? HUB_VARIABLE : tokenVariableOf(adapter);
  const secret = authorizationOf(adapter, auth, `$${variable}`);
  const own = secret === undefined ? {} : { [secret.header]: secret.value };
  const uploadStep = async (request: PlannedRequest): Promise<ExchangeStep> => ({
    title: "Upload",
    method: request.method,
    url: request.url,
    headers: { ...own, ...request.headers },
    body: await shownBody(request.body),
    answer: shown(example.upload),
  });
  const submit: ExchangeStep = {
    title: parts.spec.job !== undefined ? "Submit" : "Request",
    method,
    url,
    headers: { ...own, ...headers },
    body: await shownBody(body),
    answer: shown(example.reply),
  };
  return {
    steps: [
      ...(await Promise.all(uploads.map(uploadStep))),
      submit,
      ...jobSteps(parts, call, url, own),
      ...downloadOf(example),
    ],
    result: example.output === undefined ? mediaResult(example) : shown(example.output),
  };
}

function jobSteps(
  { made: { job }, example }: TaskParts,
  call: Call,
  url: string,
  secret: Readonly<Record<string, string>>,
): ExchangeStep[] {
  if (job === undefined || example.statuses === undefined) return [];
  const submit = { url, reply: revived(example.reply) };
  const polls = example.statuses.map((answer, index) => ({
    title: index === 0 ? "Ask" : "Ask again",
    request: job.status(call, submit, index + 1),
    answer,
  }));
  const result = job.result(call, submit);
  const all = [...polls, ...(result ? [{ title: "Request the result", request: result, answer: example.result }] : [])];
  return all.map(({ title, request, answer }) => ({
    title,
    method: request.method,
    url: request.url,
    headers: request.credentials === "never" ? {} : secret,
    answer: shown(answer),
  }));
}

/**
 * Returns the request that downloads the result, if the response contains the URL of a file. The request contains no
 * secret.
 */
function downloadOf({ media, output }: ProviderExample): ExchangeStep[] {
  if (media?.url === undefined || media.url.startsWith("data:") || output !== undefined) return [];
  const answer = { kind: "file", text: media.type } as const;
  return [{ title: "Download", method: "GET", url: media.url, headers: {}, answer }];
}

function mediaResult({ media }: ProviderExample): Exchange["result"] {
  return { kind: "file", text: media === undefined ? "the answer" : `Blob of type ${media.type}` };
}
