import { CLIENTS } from "../../generated/clients/index.ts";
import type { CallFacts, Client } from "../../generated/clients/facts.ts";
import type { Mapping, ProviderObject } from "../inference/provider/types.ts";
import { isObject } from "../http/json.ts";
import { ESCAPES } from "../escape/escapes.ts";
import { fillIn, showCall, type SnippetCall } from "./call-facts.ts";
import { type CallTables, type HostedModel, targetOf, type TargetOptions } from "./target.ts";

/** Languages of snippets for hosted calls. Snippets are returned in this order. */
export const inferenceSnippetLanguages = ["python", "js", "sh"] as const;
/** Language of a snippet: Python, JavaScript, or a shell command. */
export type InferenceSnippetLanguage = (typeof inferenceSnippetLanguages)[number];

/** A snippet that calls a hosted model. */
export interface InferenceSnippet {
  /** The language of the snippet. */
  language: InferenceSnippetLanguage;
  /** Name of the client: `openai`, `requests`, `curl` … */
  client: string;
  /** The code, without a final line break. */
  content: string;
}

/** Options of a snippet. */
export interface InferenceSnippetOptions extends TargetOptions {
  /**
   * True for snippets that stream the reply. Has no effect if the provider does not support streaming. Default: false.
   */
  readonly streaming?: boolean | undefined;
  /** Organisation that pays for the call. By default, the owner of the token pays. */
  readonly billTo?: string | undefined;
  /**
   * A hub token, or a provider's own key. With a provider's key, the snippet calls the provider directly. The snippet
   * reads the token from an environment variable and never contains it.
   */
  readonly accessToken?: string | undefined;
}

/** The hub's data about a model at a provider. All fields are optional. */
export type InferenceProviderMapping = Partial<Mapping>;

/** The tables from which snippets are made. A program can pass tables that are newer than those in the package. */
export interface SnippetTables extends CallTables {
  /** Clients, with their rules. */
  readonly clients: readonly Client[];
}

/**
 * Returns snippets that call a model at a provider, for every client that supports the call.
 *
 * @param provider id of a provider, `auto` for the router's choice, or a provider object
 * @param mapping the hub's data about the model at this provider; without `mapping`, the provider gets the model's id
 *   on the hub
 * @returns the snippets, ordered by language and client; empty if the provider is unknown or does not serve the model's
 *   task
 * @throws InputError if the organisation in the option `billTo` is not a valid header value
 */
export function getInferenceSnippets(
  model: HostedModel,
  provider: string | ProviderObject,
  mapping?: InferenceProviderMapping,
  options: InferenceSnippetOptions = {},
): InferenceSnippet[] {
  return snippetsFrom({ clients: CLIENTS }, model, provider, mapping, options);
}

/** Does what `getInferenceSnippets` does, but uses the given tables. */
export function snippetsFrom(
  { clients, ...tables }: SnippetTables,
  model: HostedModel,
  provider: string | ProviderObject,
  mapping?: InferenceProviderMapping,
  options: InferenceSnippetOptions = {},
): InferenceSnippet[] {
  const callFor = callsShown(model, provider, mapping, options, tables);
  const made: InferenceSnippet[] = [];
  for (const entry of clients) {
    const shown = callFor(entry);
    if (shown === undefined) continue;
    const { language, client } = entry;
    made.push({ language, client, content: snippetOf(entry, fillIn(shown.shared, shown, entry)) });
  }
  return made;
}

/** Returns the call that the snippets show, or undefined if the provider is unknown or does not support the call. */
export function shownCall(
  model: HostedModel,
  provider: string | ProviderObject,
  mapping: InferenceProviderMapping | undefined,
  options: InferenceSnippetOptions,
  tables: CallTables = {},
  chatsAs?: Client["chatsAs"],
): SnippetCall | undefined {
  const target = targetOf(model, provider, mapping, options, tables, chatsAs);
  return target && showCall(target, options.billTo);
}

/**
 * Returns a function that returns the call that a client's snippet shows, or undefined if the client does not support
 * the call. The parameters are those of `shownCall`.
 */
export function callsShown(
  ...call: [
    HostedModel,
    string | ProviderObject,
    InferenceProviderMapping | undefined,
    InferenceSnippetOptions,
    CallTables?,
  ]
): (client: Client) => SnippetCall | undefined {
  const [model, provider, mapping, options, tables] = call;
  const known = new Map<Client["chatsAs"], SnippetCall | undefined>();
  return (client) => {
    const { chatsAs } = client;
    if (!known.has(chatsAs)) known.set(chatsAs, shownCall(model, provider, mapping, options, tables, chatsAs));
    const shown = known.get(chatsAs);
    return shown !== undefined && offers(client, shown) ? shown : undefined;
  };
}

/** Returns true if a client supports a call. */
function offers({ methods, providers, knownProviders, language }: Client, shown: SnippetCall): boolean {
  const { target, shared } = shown;
  const { call, adapter, hubProvider, isListed, isOpen } = target;
  if (methods !== undefined && !Object.hasOwn(methods, call.task)) return false;
  const route = methods?.[call.task]?.route;
  if (route !== undefined && !usesOpenFormat(route, shown)) return false;
  // Code that sends plain requests prints each piece of a stream, except curl, which prints the response.
  if (methods === undefined && language !== "sh" && shared.stream && !shared.reads_stream) return false;
  if (providers !== undefined && (!providers.includes(hubProvider) || call.endpointUrl !== undefined)) return false;
  if (knownProviders === undefined) return !isOpen;
  return hubProvider === "" || (isListed && (knownProviders === "all" || knownProviders.includes(adapter.id)));
}

/**
 * Returns true if a call has the format of OpenAI: its URL ends with the route, its body contains the caller's messages
 * or input, and its response is the result.
 */
function usesOpenFormat(route: string, { target: { adapter, call, isOpen }, args, shared }: SnippetCall): boolean {
  const task = adapter.tasks[call.task];
  const { return: made = "whole" } = task?.response ?? {};
  if (isOpen || made !== "whole" || task?.chunk !== undefined || task?.format !== undefined) return false;
  const body = isObject(shared.body) ? shared.body : {};
  const isSame = ["messages", "input"].every((name) => JSON.stringify(body[name]) === JSON.stringify(args[name]));
  return shared.url.endsWith(`/${route}`) && isSame;
}

/**
 * Returns the text of one client's snippet.
 *
 * @throws Error if the client's rules contain no template for the call
 */
export function snippetOf(client: Client, facts: CallFacts): string {
  let snippet: string | undefined;
  client.rules(facts, ESCAPES, (_rule, _kind, _language, _title, code) => {
    snippet = code.trim();
  });
  if (snippet !== undefined) return snippet;
  throw new Error(
    `Template not found: ${client.language}/${client.client}/${facts.task}${facts.stream ? " (stream)" : ""}`,
  );
}
