import { type App, type AppKey } from "../../generated/apps/app.ts";
import { APPS } from "../../generated/apps/index.ts";
import type { ModelRecord } from "../../generated/records.ts";
import { parseGGUFQuantLabel } from "../gguf/index.ts";
import { applyRules } from "../snippets/apply.ts";
import type { Snippet } from "../snippets/blocks.ts";
import { withFacts } from "../snippets/facts.ts";

/** The file and quantization that an app runs, and how long conversations are. */
export interface AppOptions {
  /** Path of one file of the repository, such as a GGUF file. By default, the app chooses a file. */
  readonly file?: string | undefined;
  /** Label of a quantization, such as `Q4_K_M`. Default: the label in the name of `file`. */
  readonly quantization?: string | undefined;
  /** Length of the context in tokens. By default, the app chooses the length. */
  readonly contextLength?: number | undefined;
}

const KEYS = /* @__PURE__ */ Object.keys(APPS) as readonly AppKey[];

/** All apps, in the order in which pages show them. */
export const APP_LIST: readonly App[] = /* @__PURE__ */ KEYS.map((key) => APPS[key].about);

/**
 * Returns the apps that can run a model, in the order in which pages show them.
 *
 * @param model the model record; fields may be missing or of the wrong kind
 * @example appsFor(model).map((app) => app.prettyLabel) // ["llama.cpp", "Ollama"]
 */
export function appsFor(model: ModelRecord): App[] {
  return KEYS.filter((key) => isOffered(key, model)).map((key) => APPS[key].about);
}

/** Returns whether an app is offered for a model. */
export function isOffered(key: AppKey, model: ModelRecord): boolean {
  return withFacts(model, (facts) => APPS[key].when(facts));
}

/**
 * Returns the steps that install an app and run a model with it. Blocks with the same title belong to one step. An app
 * that is opened by a link has one block, which contains the link and has the language `url`.
 *
 * @param key key of the app
 * @param model the model record; fields may be missing or of the wrong kind
 * @param options file and quantization to run, and the length of the context
 * @throws RangeError for a key that is not in `LOCAL_APPS`
 * @example appSnippets("ollama", model, { quantization: "Q4_K_M" })[0].code // "ollama run hf.co/owner/name:Q4_K_M"
 */
export function appSnippets(key: AppKey, model: ModelRecord, options: AppOptions = {}): Snippet[] {
  if (!Object.hasOwn(APPS, key))
    throw new RangeError(`unknown app ${JSON.stringify(key)}; allowed: ${KEYS.join(", ")}`);
  const { file: selectedFile, quantization, contextLength: selectedContext } = options;
  const selectedQuantization = quantization ?? (selectedFile && parseGGUFQuantLabel(selectedFile));
  return applyRules(APPS[key].rules, { ...model, selectedFile, selectedQuantization, selectedContext });
}
