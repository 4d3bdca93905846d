import { CLIENTS } from "../../generated/clients/index.ts";
import type { CallFacts, Client } from "../../generated/clients/facts.ts";
import type { RuleGroup, TemplateRule } from "../../generated/escapes.ts";
import type { Mapping, ProviderObject } from "../inference/adapter.ts";
import { bash } from "../lang/bash.ts";
import { csharp } from "../lang/csharp.ts";
import { javascript } from "../lang/javascript.ts";
import { json } from "../lang/json.ts";
import { python } from "../lang/python.ts";
import { type ArgumentOptions, chatArguments, taskArguments } from "./arguments.ts";
import { fillIn, showCall, type Shown } from "./call-facts.ts";
import type { Samples } from "./sample.ts";
import { type HostedModel, type ProviderTable, type RouteOptions, targetOf } from "./target.ts";

/** Languages of snippets for hosted calls, in the order that they come in. */
export const inferenceSnippetLanguages = ["python", "js", "sh"] as const;
/** Language of a snippet: Python, JavaScript, or a command of a shell. */
export type InferenceSnippetLanguage = (typeof inferenceSnippetLanguages)[number];

/** A snippet that calls a hosted model. */
export interface InferenceSnippet {
  /** What it is written in. */
  language: InferenceSnippetLanguage;
  /** Name of the client: `openai`, `requests`, `curl` … */
  client: string;
  /** Without a line break at its end. */
  content: string;
}

/** What may be chosen about a snippet. */
export interface InferenceSnippetOptions extends ArgumentOptions, RouteOptions {
  /** The reply piece by piece, where the provider can do that. Default: false. */
  readonly streaming?: boolean | undefined;
  /** Organisation that pays. Default: the reader. */
  readonly billTo?: string | undefined;
  /** A token to show in the snippet. Default: the snippet reads it from the environment. */
  readonly accessToken?: string | undefined;
}

/** What the hub knows of a model at a provider: all or a part of it. */
export type InferenceProviderMapping = Partial<Mapping>;

/** Tables that snippets are made from, for those who have newer ones than the package. */
export interface SnippetTables {
  /** Clients, with their rules. */
  readonly clients: readonly Client[];
  /** Sample inputs by task. Default: the shipped ones. */
  readonly samples?: Samples;
  /** What the ids of providers stand for. Default: the shipped ones. */
  readonly providers?: ProviderTable;
}

/** Rules of clients go through no list. */
const NO_ITEM = "";

/**
 * Snippets that call a model at a provider, for every client that can.
 *
 * @param provider id of a provider, `auto` for the router's choice, or a provider as data
 * @param mapping what the hub knows of the model there; without it the provider is asked for the hub's own id
 * @returns ordered by language and client; empty when the provider does not serve the model's task
 * @throws InputError for an unknown provider, and for a token or an organisation that cannot stand in a header
 */
export function getInferenceSnippets(
  model: HostedModel,
  provider: string | ProviderObject,
  mapping?: InferenceProviderMapping,
  options: InferenceSnippetOptions = {},
): InferenceSnippet[] {
  return snippetsFrom({ clients: CLIENTS }, model, provider, mapping, options);
}

/** As `getInferenceSnippets`, from other tables than the shipped ones. */
export function snippetsFrom(
  { clients, samples, providers }: SnippetTables,
  model: HostedModel,
  provider: string | ProviderObject,
  mapping?: InferenceProviderMapping,
  options: InferenceSnippetOptions = {},
): InferenceSnippet[] {
  const shown = shownCall(model, provider, mapping, options, { samples, providers });
  if (shown === undefined) return [];
  const made: InferenceSnippet[] = [];
  for (const entry of clients) {
    if (!offers(entry, shown)) continue;
    const { language, client } = entry;
    made.push({ language, client, content: snippetOf(entry, fillIn(shown.shared, shown, entry)) });
  }
  return made;
}

type ShownTables = { readonly [Name in "samples" | "providers"]?: SnippetTables[Name] | undefined };

/** The call that the snippets show; undefined when there is none. */
export function shownCall(
  model: HostedModel,
  provider: string | ProviderObject,
  mapping: InferenceProviderMapping | undefined,
  options: InferenceSnippetOptions,
  { samples, providers }: ShownTables = {},
): Shown | undefined {
  const target = targetOf(model, provider, mapping, options, providers);
  if (target === undefined) return undefined;
  const isChat = target.task === "conversational";
  const args = isChat ? chatArguments(model, options, samples) : taskArguments(target.task, model, options, samples);
  const stream = options.streaming === true && target.adapter.task(target.task)?.canStream === true;
  return args && showCall(target, args, { billTo: options.billTo, accessToken: options.accessToken, stream });
}

/** True for a client that can make a call at all. */
export function offers({ methods, providers, knownProviders }: Client, { target }: Shown): boolean {
  if (methods !== undefined && !Object.hasOwn(methods, target.task)) return false;
  if (providers !== undefined && (!providers.includes(target.hubProvider) || target.endpointUrl !== undefined)) {
    return false;
  }
  if (knownProviders === undefined) return !target.isOpen;
  return (
    target.hubProvider === "" || (target.isListed && (knownProviders === "all" || target.spec.status !== "retired"))
  );
}

/**
 * The text of one client's snippet.
 *
 * @throws Error for a call without a template: a mistake in the client's entry
 */
export function snippetOf(client: Client, facts: CallFacts): string {
  const rule = templateFor(client.rules, facts);
  if (rule !== undefined) return textOf(rule, facts).trim();
  throw new Error(
    `Template not found: ${client.language}/${client.client}/${facts.task}${facts.stream ? " (stream)" : ""}`,
  );
}

function templateFor({ rules }: RuleGroup<CallFacts>, facts: CallFacts): TemplateRule<CallFacts> | undefined {
  for (const rule of rules) {
    if (!("render" in rule)) continue;
    if (rule.when === undefined || rule.when(facts, NO_ITEM)) return rule;
  }
  return undefined;
}

function textOf(rule: TemplateRule<CallFacts>, facts: CallFacts): string {
  switch (rule.language) {
    case "python":
      return rule.render(facts, python, json, NO_ITEM);
    case "bash":
      return rule.render(facts, bash, json, NO_ITEM);
    case "javascript":
    case "typescript":
      return rule.render(facts, javascript, json, NO_ITEM);
    case "csharp":
      return rule.render(facts, csharp, json, NO_ITEM);
  }
}
