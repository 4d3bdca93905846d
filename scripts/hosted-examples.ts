import type { Entry, OutputFile, Spec } from "../generators/spec/entry.ts";
import { numberOf } from "../generators/spec/json.ts";
import type { InferenceSnippet } from "../runtime/snippets/inference.ts";
import { CHAT, exampleModel, EXTENSIONS, hostedCatalogue, hostedSnippets } from "./cli/hosted-catalogue.ts";
import type { HostedCatalogue } from "./cli/hosted-catalogue.ts";
import type { RenderedExamples } from "./examples.ts";

/** Those that are asked first: the router's choice, then the hub's own servers. */
const FIRST_PROVIDERS = ["auto", "hf-inference"];

/** A task, and whom to ask for it. */
interface Call {
  readonly task: string;
  readonly provider: string;
}

/**
 * Renders a few calls of hosted models: a chat in every client, and each other task in the first client that knows it. A
 * client without a chat shows its first task.
 *
 * @param spec a valid spec
 * @param outputs the files that the artifacts made of it: nothing has to be on disk, and an edited entry counts at once
 * @returns `examples/hosted/<task>/<client>.<extension>`, and what no snippet could be made of
 */
export async function renderHostedExamples(spec: Spec, outputs: readonly OutputFile[]): Promise<RenderedExamples> {
  const found = await hostedCatalogue(outputs);
  const order = new Map(spec.clients.map(({ id, data }) => [id, numberOf(data["order"]) ?? Infinity]));
  const rank = ({ id }: { readonly id: string }): number => order.get(id) ?? Infinity;
  const catalogue = { ...found, clients: found.clients.toSorted((one, other) => rank(one) - rank(other)) };
  const files = new Map<string, OutputFile>();
  const shown = new Set<string>();
  const keep = (task: string, { client, language, content }: InferenceSnippet): void => {
    const ending = `.${EXTENSIONS[language]}`;
    const path = `examples/hosted/${task}/${client.endsWith(ending) ? client : client + ending}`;
    shown.add(client);
    if (!files.has(path)) files.set(path, { path, text: `${content}\n` });
  };
  const findings: RenderedExamples["findings"][number][] = [];
  for (const [task, calls] of callsByTask(catalogue)) {
    try {
      const all = calls.flatMap((call) => snippetsFor(catalogue, call));
      for (const snippet of task === CHAT ? all : firstOf(all, catalogue, shown)) keep(task, snippet);
    } catch (error) {
      findings.push(failed(spec, task, calls[0]?.provider ?? "", error));
    }
  }
  return { files: [...files.values()], findings };
}

/** The calls of each task, a chat first, and in the order in which providers are asked. */
function callsByTask({ providers }: HostedCatalogue): ReadonlyMap<string, readonly Call[]> {
  const live = [...providers.values()].filter(({ status }) => status !== "retired");
  const place = (id: string): number => (FIRST_PROVIDERS.includes(id) ? FIRST_PROVIDERS.indexOf(id) : Infinity);
  const asked = live.toSorted((one, other) => place(one.id) - place(other.id) || (one.id < other.id ? -1 : 1));
  const tasks = [...new Set(live.flatMap((provider) => Object.keys(provider.tasks)))].sort();
  const ordered = [...tasks.filter((task) => task === CHAT), ...tasks.filter((task) => task !== CHAT)];
  return new Map(
    ordered.map((task) => [
      task,
      asked
        .filter((provider) => provider.isPseudo === true || Object.hasOwn(provider.tasks, task))
        .map((provider) => ({ task, provider: provider.id })),
    ]),
  );
}

function snippetsFor(catalogue: HostedCatalogue, { task, provider }: Call): readonly InferenceSnippet[] {
  return hostedSnippets(catalogue, exampleModel(task), provider, { mapping: { providerId: "acme/tiny-model" } });
}

/** That of the first client that knows the task, and those of clients that no example shows yet. */
function firstOf(
  snippets: readonly InferenceSnippet[],
  { clients }: HostedCatalogue,
  shown: ReadonlySet<string>,
): readonly InferenceSnippet[] {
  const known = clients.filter(({ client }) => snippets.some((snippet) => snippet.client === client));
  const wanted = known.filter(({ client }, index) => index === 0 || !shown.has(client));
  return wanted.flatMap(({ client }) => snippets.find((snippet) => snippet.client === client) ?? []);
}

function failed(spec: Spec, task: string, provider: string, error: unknown): RenderedExamples["findings"][number] {
  const entry: Entry | undefined = spec.providers.find(({ id }) => id === provider) ?? spec.providers[0];
  if (entry === undefined) throw error;
  return {
    entry,
    path: ["tasks", task],
    code: "example-failed",
    message: `no snippet can be made of a call: ${error instanceof Error ? error.message : String(error)}`,
    hint: "look at the templates in spec/clients and at the task of this provider",
  };
}
