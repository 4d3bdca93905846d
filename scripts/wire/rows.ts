import { PROVIDER_EXAMPLES, type ProviderCase } from "../../generated/providers/examples.ts";
import { CLIENTS } from "../../generated/clients/index.ts";
import type { Client } from "../../generated/clients/facts.ts";
import { adapterOf } from "../../runtime/inference/provider.ts";
import { callOf } from "../../runtime/inference/testing/examples.ts";
import { factsFor, type Shown } from "../../runtime/snippets/call-facts.ts";
import { type InferenceSnippetOptions, offers, shownCall, snippetOf } from "../../runtime/snippets/inference.ts";
import type { HostedModel } from "../../runtime/snippets/target.ts";

/** What is varied beside task, provider and client. */
export const VARIANTS: Readonly<Record<string, InferenceSnippetOptions>> = {
  plain: {},
  billed: { billTo: "acme-labs" },
  token: { accessToken: "hf_given" },
  settings: { temperature: 0, max_tokens: 7, top_p: 0.5 },
  direct: { directRequest: true },
};

/** One cell of the matrix: a snippet to run. */
export interface Row {
  readonly name: string;
  readonly entry: ProviderCase;
  readonly client: Client;
  readonly variant: string;
  readonly stream: boolean;
  readonly options: InferenceSnippetOptions;
  readonly shown: Shown;
  readonly code: string;
}

/** Ids of the tasks as models name them. */
const TAGS: Readonly<Record<string, string>> = { conversational: "text-generation" };

/** A model for the case of a provider. */
export function modelFor({ task }: ProviderCase): HostedModel {
  return {
    id: "acme/tiny",
    pipeline_tag: TAGS[task] ?? task,
    tags: task === "conversational" ? ["conversational"] : [],
  };
}

/** The whole matrix: every task × provider that serves it × client × streaming × options. */
export function allRows(): readonly Row[] {
  return PROVIDER_EXAMPLES.flatMap((entry) => {
    const canStream = adapterOf(entry.provider).task(entry.task)?.canStream === true;
    return Object.entries(VARIANTS).flatMap(([variant, options]) =>
      (canStream ? [false, true] : [false]).flatMap((stream) => rowsOf(entry, variant, { ...options, streaming: stream })),
    );
  });
}

function rowsOf(entry: ProviderCase, variant: string, options: InferenceSnippetOptions): readonly Row[] {
  const model = modelFor(entry);
  const { mapping } = callOf(entry, "hub-token");
  const shown = shownCall(model, entry.provider, mapping, options);
  if (shown === undefined) throw new Error(`${entry.provider} ${entry.task} ${variant} has no snippet`);
  const stream = shown.shared.stream;
  return CLIENTS.filter((client) => offers(client, shown)).map((client) => ({
    name: `${entry.provider} ${entry.task} ${client.language}/${client.client} ${variant}${stream ? " stream" : ""}`,
    entry,
    client,
    variant,
    stream,
    options,
    shown,
    code: snippetOf(client, factsFor(shown, client)),
  }));
}

/** A few of the rows that together have every pair of client, provider, task, variant and streaming that occurs. */
export function pairwise(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const { entry, client, variant, stream } = row;
    const values = [entry.provider, `${entry.task}`, client.id, variant, String(stream)];
    const pairs = values.flatMap((one, index) => values.slice(index + 1).map((other, at) => `${index}${at} ${one} ${other}`));
    const fresh = pairs.filter((pair) => !seen.has(pair));
    for (const pair of fresh) seen.add(pair);
    return fresh.length > 0;
  });
}
