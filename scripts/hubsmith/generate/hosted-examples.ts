import type { Entry, Finding, OutputFile, Spec } from "../../../generators/spec/entry.ts";
import { listOf, numberOf, objectOf } from "../../../generators/spec/json.ts";
import { tasksOf } from "../../../generators/spec/providers.ts";
import { read } from "../../../runtime/inference/provider/paths.ts";
import { faultyLine } from "../../../generators/parsers/faulty-line.ts";
import type { InferenceSnippet } from "../../../runtime/snippets/inference.ts";
import { leavesByPosition, readLibraryRules } from "../../../generators/snippets/rules.ts";
import { placeOfSpec } from "../../../generators/spec/entries.ts";
import {
  CHAT,
  exampleModel,
  EXTENSIONS,
  hostedCatalogue,
  hostedFacts,
  hostedSnippets,
  removeReached,
} from "./hosted-catalogue.ts";
import type { HostedCatalogue } from "./hosted-catalogue.ts";
import type { RenderedExamples } from "./examples.ts";

/** The providers to try first: the router's choice, then the hub's own servers. */
const FIRST_PROVIDERS = ["auto", "hf-inference"];

/** A task, and a provider to try for it. */
interface Call {
  readonly task: string;
  readonly provider: string;
}

/**
 * The result of the last run, and the inputs from which it was made. While the inputs stay the same, the result is used
 * again, because most edits change neither a provider nor a client.
 */
let last: { readonly parts: readonly unknown[]; readonly rendered: RenderedExamples } | undefined;

/** Returns everything that the examples of hosted calls depend on: providers, clients, and their generated modules. */
function partsOf(spec: Spec, outputs: readonly OutputFile[]): readonly unknown[] {
  const texts = outputs
    .filter(({ path }) => /^(?:providers|clients)\/|^samples\.ts$/.test(path))
    .map(({ text }) => text);
  return [...spec.clients, ...spec.providers, ...texts];
}

/**
 * Renders a few calls of hosted models: a chat for every client, and every other task for the first client that
 * supports it. For a client that supports no chat, renders its first task.
 *
 * @param spec a valid spec
 * @param outputs the files that were generated from `spec`; they need not be on disk, so the examples contain the
 *   latest edits
 * @returns the files `examples/hosted/<task>/<client>.<extension>`, and the problems that were found
 */
export async function renderHostedExamples(spec: Spec, outputs: readonly OutputFile[]): Promise<RenderedExamples> {
  const parts = partsOf(spec, outputs);
  if (last?.parts.length === parts.length && parts.every((part, index) => part === last?.parts[index])) {
    return last.rendered;
  }
  const rendered = await render(spec, outputs);
  last = { parts, rendered };
  return rendered;
}

async function render(spec: Spec, outputs: readonly OutputFile[]): Promise<RenderedExamples> {
  const found = await hostedCatalogue(outputs);
  const order = new Map(spec.clients.map(({ id, data }) => [id, numberOf(data["order"]) ?? Infinity]));
  const rank = ({ id }: { readonly id: string }): number => order.get(id) ?? Infinity;
  const catalogue = { ...found, clients: found.clients.toSorted((one, other) => rank(one) - rank(other)) };
  const files = new Map<string, OutputFile>();
  const shown = new Set<string>();
  const findings: Finding[] = [];
  const faulty = new Map<string, Finding>();
  const keep = (task: string, snippet: InferenceSnippet): void => {
    const { client, language, content } = snippet;
    const fault = faulty.has(client + language) ? undefined : codeFault(spec, task, snippet);
    if (fault !== undefined) faulty.set(client + language, fault);
    const ending = `.${EXTENSIONS[language]}`;
    const path = `examples/hosted/${task}/${client.endsWith(ending) ? client : client + ending}`;
    shown.add(client);
    if (!files.has(path)) files.set(path, { path, text: `${content}\n` });
  };
  for (const [task, calls] of callsByTask(catalogue)) {
    try {
      const all = calls.flatMap((call) => snippetsFor(catalogue, call));
      for (const snippet of task === CHAT ? all : firstOf(all, catalogue, shown)) keep(task, snippet);
    } catch (error) {
      const finding = failed(spec, task, calls[0]?.provider ?? "", error);
      // A client without a template for a call fails in many tasks. It is reported once.
      if (finding.entry.kind !== "clients") findings.push(finding);
      else if (!faulty.has(finding.entry.file)) faulty.set(finding.entry.file, finding);
    }
  }
  const all = [...findings, ...faulty.values()];
  const own = all.length > 0 ? all : [...unreached(spec, catalogue), ...unread(spec, catalogue)];
  return { files: [...files.values()], findings: own };
}

/**
 * Reports tasks whose snippets would read a value that is not in the response of the example. Snippets without a client
 * library read the raw response, at the path from which `take` or `return` makes the result.
 */
function unread(spec: Spec, catalogue: HostedCatalogue): readonly Finding[] {
  return tasksOf(spec).flatMap(({ entry, name, path, whole }): Finding[] => {
    const { reply, statuses, result, records } = objectOf(whole["example"]);
    const {
      answer = [],
      other_answer: other = [],
      piece = [],
    } = hostedFacts(catalogue, exampleModel(name), entry.id) ?? {};
    const response = result ?? listOf(statuses).at(-1) ?? reply;
    const isRead = answer.length === 0 || [answer, other].some((place) => read(response, place) !== undefined);
    const isStreamed = piece.length === 0 || listOf(records).some((record) => typeof read(record, piece) === "string");
    const lost = isRead ? (isStreamed ? undefined : piece) : answer;
    if (lost === undefined) return [];
    const message = `snippets read ${lost.join(".")}, which is missing in the response of the example`;
    const hint = "take the value with take, return or chunk from the field in which the provider sends it";
    return [{ entry, path, code: "unread-result", message, hint }];
  });
}

/** Reports the rules of clients that no call selects. Leaves out clients from specs that this spec extends. */
function unreached(spec: Spec, catalogue: HostedCatalogue): readonly Finding[] {
  const own = spec.clients.flatMap((entry) => {
    const client = catalogue.clients.find(({ id }) => id === entry.id);
    const rules = readLibraryRules(entry);
    if (client === undefined || rules === undefined || placeOfSpec(entry) !== "") return [];
    return [{ entry, client, left: new Map(leavesByPosition(rules.group)) }];
  });
  removeReached(new Map(own.map(({ client, left }) => [client, left])), catalogue);
  return own.flatMap(({ entry, left }) =>
    [...left.values()].map(({ path }) => {
      const message = "no call of any provider reaches this rule";
      const hint = "delete the rule, or change the condition so that it is true for a call";
      return { entry, path, code: "unreached-rule", message, hint };
    }),
  );
}

/** Returns the calls of each task, in the order in which the providers are tried. The chat task comes first. */
function callsByTask({ providers }: HostedCatalogue): ReadonlyMap<string, readonly Call[]> {
  const live = [...providers.values()].filter(({ status }) => status !== "retired");
  const place = (id: string): number => (FIRST_PROVIDERS.includes(id) ? FIRST_PROVIDERS.indexOf(id) : Infinity);
  const providersInOrder = live.toSorted(
    (one, other) => place(one.id) - place(other.id) || (one.id < other.id ? -1 : 1),
  );
  const tasks = [...new Set(live.flatMap((provider) => Object.keys(provider.tasks)))].sort();
  const ordered = [...tasks.filter((task) => task === CHAT), ...tasks.filter((task) => task !== CHAT)];
  return new Map(
    ordered.map((task) => [
      task,
      providersInOrder
        .filter((provider) => provider.isPseudo === true || Object.hasOwn(provider.tasks, task))
        .map((provider) => ({ task, provider: provider.id })),
    ]),
  );
}

function snippetsFor(catalogue: HostedCatalogue, { task, provider }: Call): readonly InferenceSnippet[] {
  return hostedSnippets(catalogue, exampleModel(task), provider, { mapping: { providerId: "acme/tiny-model" } });
}

/**
 * Returns a snippet for the first client that supports the task, and a snippet for each client that has no example yet.
 */
function firstOf(
  snippets: readonly InferenceSnippet[],
  { clients }: HostedCatalogue,
  shown: ReadonlySet<string>,
): readonly InferenceSnippet[] {
  const known = clients.filter(({ client }) => snippets.some((snippet) => snippet.client === client));
  const wanted = known.filter(({ client }, index) => index === 0 || !shown.has(client));
  return wanted.flatMap(({ client }) => snippets.find((snippet) => snippet.client === client) ?? []);
}

const LANGUAGES = { python: "python", js: "javascript", sh: "bash" } as const;

/** Returns a problem if a snippet is not valid code. */
function codeFault(spec: Spec, task: string, { client, language, content }: InferenceSnippet): Finding | undefined {
  const line = faultyLine(LANGUAGES[language], content);
  const entry = clientEntry(spec, client, language);
  if (line === undefined || entry === undefined) return undefined;
  const message = `the snippet for ${task} is not valid ${LANGUAGES[language]}: line ${line} is ${JSON.stringify(content.split("\n")[line - 1]?.trim())}`;
  const hint = "correct the template so that its code is valid for every call";
  return { entry, path: ["snippets"], atKey: true, code: "invalid-code", message, hint };
}

function clientEntry({ clients }: Spec, client: string, language: string): Entry | undefined {
  return clients.find(({ id, data }) => (data["client"] ?? id) === client && data["language"] === language);
}

function failed(spec: Spec, task: string, provider: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  const [, language = "", client = ""] = /^Template not found: ([^/]+)\/([^/]+)\//.exec(reason) ?? [];
  const template = clientEntry(spec, client, language);
  if (template !== undefined) {
    const message = `no rule has a template for the task ${task}`;
    const hint = `add a rule for it, or leave ${task} out of "methods"`;
    return { entry: template, path: ["snippets"], atKey: true, code: "missing-template", message, hint };
  }
  const entry: Entry | undefined = spec.providers.find(({ id }) => id === provider) ?? spec.providers[0];
  if (entry === undefined) throw error;
  return {
    entry,
    path: ["tasks", task],
    code: "example-failed",
    message: `no snippet can be generated for a call: ${reason}`,
    hint: "check the templates in spec/clients, and the task of this provider",
  };
}
