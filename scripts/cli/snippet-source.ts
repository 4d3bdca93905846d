import { CLIENTS } from "../../generated/clients/index.ts";
import { LIBRARIES } from "../../generated/libraries.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import type { ModelData } from "../../generated/records.ts";
import { TASK_TYPES } from "../../generated/task-types.ts";
import { librariesForModel } from "../../runtime/libraries/for-model.ts";
import type { Snippet } from "../../runtime/snippets/choose.ts";
import {
  getInferenceSnippets,
  type InferenceProviderMapping,
  type InferenceSnippet,
} from "../../runtime/snippets/inference.ts";
import { librarySnippets } from "../../runtime/snippets/library.ts";

/** A catalogue that snippets are taken from: the package's, or one that a spec folder makes. */
export interface SnippetSource {
  readonly libraries: readonly string[];
  readonly providers: readonly string[];
  /** Names of clients; several clients may share one. */
  readonly clients: readonly string[];
  readonly tasks: readonly string[];
  /** The library to show for a model when none is chosen. */
  libraryFor(model: ModelData): string | undefined;
  ofLibrary(key: string, model: ModelData): Promise<readonly Snippet[]>;
  /** @throws InputError for a model that cannot be called */
  hosted(model: ModelData, call: HostedCall): readonly InferenceSnippet[];
}

/** How a hosted model is called. */
export interface HostedCall {
  readonly provider: string;
  readonly mapping: InferenceProviderMapping | undefined;
  readonly streaming: boolean;
}

/** The catalogue of the package. */
export const SHIPPED: SnippetSource = {
  libraries: Object.keys(LIBRARIES),
  providers: Object.keys(PROVIDER_SPECS),
  clients: CLIENTS.map(({ client }) => client),
  tasks: Object.keys(TASK_TYPES),
  libraryFor: (model) => librariesForModel(model)[0]?.key,
  ofLibrary: librarySnippets,
  hosted: (model, { provider, mapping, streaming }) => getInferenceSnippets(model, provider, mapping, { streaming }),
};
