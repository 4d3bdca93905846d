import type { AppKey } from "../../generated/apps/app.ts";
import { APPS } from "../../generated/apps/index.ts";
import { CLIENTS } from "../../generated/clients/index.ts";
import { LIBRARIES } from "../../generated/libraries.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import type { ModelRecord } from "../../generated/records.ts";
import { TASK_TYPES } from "../../generated/task-types.ts";
import { librariesForModel } from "../../runtime/libraries/for-model.ts";
import { applyRules } from "../../runtime/snippets/apply.ts";
import { librarySnippets } from "../../runtime/snippets/library.ts";
import type { Snippet } from "../../runtime/snippets/blocks.ts";
import {
  getInferenceSnippets,
  type InferenceProviderMapping,
  type InferenceSnippet,
} from "../../runtime/snippets/inference.ts";

/** A catalogue that provides snippets: the package's own catalogue, or the catalogue of a spec folder. */
export interface SnippetSource {
  readonly libraries: readonly string[];
  readonly providers: readonly string[];
  /** Names of clients. A name occurs several times if the client exists for several languages. */
  readonly clients: readonly string[];
  readonly tasks: readonly string[];
  /** Returns the library whose snippets are shown if the user did not choose a library. */
  libraryFor(model: ModelRecord): string | undefined;
  ofLibrary(key: string, model: ModelRecord): Promise<readonly Snippet[]>;
  readonly apps: readonly string[];
  /** Returns the snippets of an app. The chosen file and quantization are fields of `model`. */
  ofApp(key: string, model: ModelRecord): Promise<readonly Snippet[]>;
  /** Returns the snippets that call a hosted model. @throws InputError for a model that cannot be called */
  hosted(model: ModelRecord, call: HostedCall): readonly InferenceSnippet[];
}

/** A call of a hosted model. */
export interface HostedCall {
  readonly provider: string;
  readonly mapping: InferenceProviderMapping | undefined;
  readonly streaming: boolean;
}

/** The catalogue that the package contains. */
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
