import type { AppKey } from "../../generated/apps/app.ts";
import { APPS } from "../../generated/apps/index.ts";
import { CLIENTS } from "../../generated/clients/index.ts";
import { LIBRARIES } from "../../generated/libraries.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import type { ModelRecord } from "../../generated/records.ts";
import { TASK_TYPES } from "../../generated/task-types.ts";
import { librariesForModel } from "../../runtime/libraries/for-model.ts";
import { applyRules } from "../../runtime/snippets/apply.ts";
import type { Snippet } from "../../runtime/snippets/blocks.ts";
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
  /** Returns the library to show for a model when none is chosen. */
  libraryFor(model: ModelRecord): string | undefined;
  ofLibrary(key: string, model: ModelRecord): Promise<readonly Snippet[]>;
  readonly apps: readonly string[];
  /** Returns steps of an app; a choice of file and quantization is part of the record. */
  ofApp(key: string, model: ModelRecord): Promise<readonly Snippet[]>;
  /** Returns the snippets of a hosted model. @throws InputError for a model that cannot be called */
  hosted(model: ModelRecord, call: HostedCall): readonly InferenceSnippet[];
}

/** The call of a hosted model. */
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
  apps: Object.keys(APPS),
  ofApp: (key, model) => Promise.resolve(applyRules(APPS[key as AppKey].rules, model)),
  hosted: (model, { provider, mapping, streaming }) => getInferenceSnippets(model, provider, mapping, { streaming }),
};
