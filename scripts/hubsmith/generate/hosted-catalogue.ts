import type { Client } from "../../../generated/clients/facts.ts";
import type { SAMPLES } from "../../../generated/samples.ts";
import { PROVIDER_SPECS } from "../../../generated/providers/index.ts";
import type { OutputFile } from "../../../generators/spec/entry.ts";
import type { ProviderObject } from "../../../runtime/inference/provider/types.ts";
import {
  callsShown,
  shownCall,
  snippetsFrom,
  type InferenceSnippet,
  type InferenceSnippetOptions,
  type InferenceProviderMapping,
} from "../../../runtime/snippets/inference.ts";
import { ESCAPES } from "../../../runtime/escape/escapes.ts";
import { factsFor, type SnippetCall } from "../../../runtime/snippets/call-facts.ts";
import type { HostedModel } from "../../../runtime/snippets/target.ts";
import { loadModule } from "./examples.ts";

/** The providers, clients and sample inputs of a spec, loaded from the generated modules. */
export interface HostedCatalogue {
  readonly providers: ReadonlyMap<string, ProviderObject>;
  readonly clients: readonly Client[];
  readonly samples: typeof SAMPLES;
}

/** Matches the paths of modules that contain neither a provider nor a client. */
const SHARED = /\/(?:_|addresses|definition|details|examples|facts|flaws|index|preset-table|presets|rules)\.ts$/;

/**
 * Loads the providers and clients of a spec from generated modules that are not written to disk.
 *
 * @param outputs the files that were generated from a valid spec
 */
export async function hostedCatalogue(outputs: readonly OutputFile[]): Promise<HostedCatalogue> {
  const load = async (folder: string): Promise<readonly unknown[]> => {
    const files = outputs.filter(({ path }) => path.startsWith(`${folder}/`));
    const siblings = new Map(files.map(({ path, text }) => [`.${path.slice(folder.length)}`, text]));
    const entries = files.filter(({ path }) => !SHARED.test(path));
    const modules = await Promise.all(entries.map(({ text }) => loadModule<object>(text, siblings)));
    return modules.flatMap((module) => Object.values(module) as unknown[]);
  };
  const providers = (await load("providers")) as readonly ProviderObject[];
  const clients = (await load("clients")) as readonly Client[];
  const table = outputs.find(({ path }) => path === "samples.ts");
  const { SAMPLES: samples } = await loadModule<{ SAMPLES: typeof SAMPLES }>(table?.text);
  return {
    providers: new Map(providers.map((provider) => [provider.id, provider])),
    clients,
    samples,
  };
}

/**
 * Returns snippets that call a model at a provider, for the clients of a catalogue.
 *
 * @param provider id of a provider of the catalogue; `auto` for the router's choice
 */
export function hostedSnippets(
  { providers, clients, samples }: HostedCatalogue,
  model: HostedModel,
  provider: string,
  {
    mapping,
    options = {},
  }: { readonly mapping?: InferenceProviderMapping; readonly options?: InferenceSnippetOptions },
): readonly InferenceSnippet[] {
  const own = providers.get(provider);
  const table = { ...PROVIDER_SPECS, ...Object.fromEntries(providers) };
  // Clients with `knownProviders` get the id of a provider, not its base URL. They know only Hubsmith's own providers.
  const isShipped = Object.hasOwn(PROVIDER_SPECS, provider);
  const snippetsFor = (by: string | ProviderObject, using: readonly Client[]): readonly InferenceSnippet[] =>
    snippetsFrom({ clients: using, samples, providers: table }, model, by, mapping, options);
  const lookUp = clients.filter(({ knownProviders }) => knownProviders !== undefined);
  const others = clients.filter(({ knownProviders }) => knownProviders === undefined);
  return [
    ...(isShipped ? snippetsFor(provider, lookUp) : []),
    ...(own === undefined ? [] : snippetsFor(own.isPseudo === true ? provider : own, others)),
  ];
}

/** Returns the facts about a call of a model at a provider. Undefined if no snippet shows the call. */
export function hostedFacts(
  { providers, samples }: HostedCatalogue,
  model: HostedModel,
  provider: string,
): SnippetCall["shared"] | undefined {
  const own = providers.get(provider);
  const table = { ...PROVIDER_SPECS, ...Object.fromEntries(providers) };
  if (own === undefined || own.isPseudo === true) return undefined;
  return shownCall(model, own, undefined, { directRequest: true }, { samples, providers: table })?.shared;
}

/** The name that providers use for the chat task. The hub itself has no task for chats. */
export const CHAT = "conversational";

/** Returns the model that is called in the examples of a task. */
export function exampleModel(call: string): HostedModel {
  const isChat = call === CHAT;
  return { id: "acme/tiny-model", pipeline_tag: isChat ? "text-generation" : call, tags: isChat ? [CHAT] : [] };
}

/** File extension for each language of snippets. */
export const EXTENSIONS: Readonly<Record<InferenceSnippet["language"], string>> = { js: "js", python: "py", sh: "sh" };

/** Combinations of options, because a client can have a separate template for each of them. */
const WAYS: readonly InferenceSnippetOptions[] = [
  {},
  { streaming: true },
  { directRequest: true },
  { directRequest: true, streaming: true },
  { billTo: "acme-labs" },
  { temperature: 0, max_tokens: 7 },
  { endpointUrl: "https://endpoint.example.com/v1" },
  { endpointUrl: "https://endpoint.example.com/v1", streaming: true },
];

/**
 * Removes the rules that are selected by at least one call of at least one provider. Stops when no rule is left.
 *
 * @param rules the rules of each client by their positions; the function changes these maps
 */
export function removeReached(
  rules: ReadonlyMap<Client, Map<string, unknown>>,
  { providers, samples }: Pick<HostedCatalogue, "providers" | "samples">,
): void {
  const table = { ...PROVIDER_SPECS, ...Object.fromEntries(providers) };
  const tasks = new Set([...providers.values()].flatMap((provider) => Object.keys(provider.tasks)));
  for (const { id, tasks: own, isPseudo } of providers.values()) {
    for (const task of isPseudo === true ? tasks : Object.keys(own)) {
      for (const options of WAYS) {
        const left = [...rules].filter(([, positions]) => positions.size > 0);
        if (left.length === 0) return;
        const mapping = { providerId: "tiny-model" };
        const callFor = callsShown(exampleModel(task), id, mapping, options, { samples, providers: table });
        for (const [client, positions] of left) {
          const shown = callFor(client);
          if (shown !== undefined) client.rules(factsFor(shown, client), ESCAPES, (at) => positions.delete(at));
        }
      }
    }
  }
}
