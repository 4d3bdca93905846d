import type { ModelRecord } from "../../../generated/records.ts";
import { PROVIDER_EXAMPLES } from "../../../generated/providers/examples.ts";
import { KEY_PROVIDERS, PROVIDER_SPECS, type ProviderId } from "../../../generated/providers/index.ts";
import { isMapping } from "../../../runtime/http/json.ts";
import type { MappingEntry } from "../../../runtime/inference/provider/types.ts";
import { makeRequestOptionsFromResolvedModel } from "../../../runtime/inference/drop-in-request.ts";
import { parseJson } from "../../../runtime/template/chat/python-json.ts";
import { renderChatTemplate } from "../../../runtime/template/chat/render-chat-template.ts";
import { visibleJson } from "../../../generators/spec/visible.ts";
import { assertOne, CommandError } from "../command-error.ts";
import { candidateFor, fitText } from "../fit.ts";
import { type HubAccess, hubRecord } from "../record.ts";
import { SHIPPED } from "../snippet-source.ts";
import { snippetText } from "../snippet.ts";
import { shownText } from "../terminal.ts";
import { searchCatalogue } from "./search.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A tool of the server. `run` receives arguments that match the schema. It runs nothing and reads no files. */
export interface AgentTool {
  /** The description of the tool, as the protocol sends it. */
  readonly about: { readonly name: string; readonly inputSchema: Fields; readonly [field: string]: unknown };
  readonly run: (args: Fields) => Promise<string> | string;
}

/** Returns the tools. @param access the hub from which records of models are loaded */
export function toolsFor(access: HubAccess): readonly AgentTool[] {
  return [SEARCH, codeTool(access), REQUEST, fitTool(access), RENDER];
}

function tool(
  name: string,
  description: string,
  properties: Fields,
  required: readonly string[],
  run: AgentTool["run"],
): AgentTool {
  const inputSchema = { type: "object", properties, required, additionalProperties: false };
  return { about: { name, description, inputSchema, annotations: { readOnlyHint: true } }, run };
}

const text = (description: string) => ({ type: "string", description });
const MODEL = text("Id of the model on the hub: owner/name");

const SEARCH = tool(
  "search_catalogue",
  "Find tasks, libraries, apps, inference providers and clients, and their ids.",
  { query: text("Words such as: text to speech") },
  ["query"],
  ({ query }) => searchCatalogue(String(query)),
);

const codeTool = (access: HubAccess): AgentTool =>
  tool(
    "model_code",
    "Code that uses a model: with a library, with an app on this machine, or at an inference provider.",
    {
      model: MODEL,
      library: text("Id of a library. Default: the first library that supports the model"),
      app: text("Id of an app, such as ollama or llama.cpp"),
      provider: text("Id of a provider, or auto"),
      client: text("Client of the provider, such as openai, requests or curl"),
      language: text("python, js, sh, powershell, ts, csharp or json"),
      stream: { type: "boolean", description: "Code that streams the answer" },
    },
    ["model"],
    async ({ model, stream, ...rest }) => {
      const options = { ...(rest as Record<string, string>), stream: stream === true, json: false, ...access };
      return shownText(await snippetText(() => modelRecord(model, access), options, SHIPPED));
    },
  );

const REQUEST = tool(
  "provider_request",
  "The HTTP request of an inference provider for a task, with the arguments of an example.",
  {
    provider: text("Id of the provider, such as groq"),
    task: text("Id of the task, such as text-to-image; conversational for a chat"),
    model: text("The provider's name for the model. Default: the model of the example"),
  },
  ["provider", "task"],
  ({ provider, task, model }) => providerRequest(String(provider), String(task), model as string | undefined),
);

const fitTool = (access: HubAccess): AgentTool =>
  tool(
    "model_fit",
    "Which versions of a model fit into memory, and the command that runs the best.",
    {
      model: MODEL,
      memory: { type: "number", description: "Memory of the graphics card in GB. Default: memory of this machine" },
      context: { type: "integer", description: "Length of a conversation in tokens. Default: 4096" },
    },
    ["model"],
    async ({ model, memory, context = 4096 }) => {
      const size = memory === undefined ? {} : { memory: `${Number(memory)}` };
      const options = { ...access, ...size, context: String(context), json: false };
      return shownText(fitText(await candidateFor(await modelRecord(model, access), access), options));
    },
  );

const RENDER = tool(
  "render_chat_template",
  "The prompt that a chat template makes of messages, as transformers renders it.",
  {
    template: text("The text of the template, or of a tokenizer_config.json"),
    messages: { type: "array", items: { type: "object" } },
    variables: { type: "object", description: "Other variables, such as add_generation_prompt or tools" },
  },
  ["template", "messages"],
  ({ template, messages, variables }) => rendered(String(template), messages, variables),
);

const modelRecord = (model: unknown, access: HubAccess): Promise<ModelRecord> => hubRecord(String(model), access);

/**
 * The provider's key and the hub token in requests. They are replaced before a request is returned. No model has such
 * a name.
 */
const KEY = "0replaced0by0the0reader0";
const TOKEN = `hf_${KEY}`;

function providerRequest(provider: string, task: string, model: string | undefined): string {
  assertOne("provider", provider, Object.keys(PROVIDER_SPECS));
  const examples = PROVIDER_EXAMPLES.filter((one) => one.provider === provider);
  assertOne("task of this provider", task, [...new Set(examples.map((one) => one.task))]);
  const example = examples.find((one) => one.task === task)?.example;
  if (example === undefined) throw new CommandError(`there is no example of ${task} at ${provider}`);
  const { values, clientSideOnly = false } = PROVIDER_SPECS[provider as ProviderId];
  const needsKey = clientSideOnly || KEY_PROVIDERS.some((id) => id === provider);
  const name = model ?? example.model;
  const { url, info } = makeRequestOptionsFromResolvedModel(
    name,
    { provider: provider as ProviderId, task },
    { ...example.arguments, accessToken: needsKey ? KEY : TOKEN },
    example.mapping as MappingEntry | undefined,
    { values: Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, value.example])) },
  );
  const headers = [...new Headers(info.headers)].map(([key, value]) => `${key}: ${value}`);
  const lines = [`${info.method} ${url}`, ...headers, "", bodyText(info.body)].join("\n");
  return shownText(lines.replaceAll(needsKey ? KEY : TOKEN, needsKey ? "YOUR_KEY" : "YOUR_TOKEN"));
}

function bodyText(body: unknown): string {
  if (typeof body === "string") return visibleJson(JSON.parse(body));
  if (!(body instanceof FormData)) return "(the bytes of the file)";
  return [...body].map(([name, value]) => `${name}=${typeof value === "string" ? value : "(file)"}`).join("\n");
}

function rendered(source: string, messages: unknown, variables: unknown): string {
  const config = source.trimStart().startsWith('{"') ? (parseJson(source) as object) : source;
  return renderChatTemplate(config, {
    ...(isMapping(variables) ? variables : {}),
    messages: messages as Record<string, unknown>[],
  });
}
