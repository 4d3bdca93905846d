import { loadText } from "../load-text.ts";
import { runProvider, type ProviderBase, type ProviderResult } from "./run.ts";
import type { ProviderState } from "./state.ts";

let base: Promise<ProviderBase> | undefined;

/** Loads what every run needs, once; after a failure the next call tries again. */
export async function loadProviderBase(): Promise<ProviderBase> {
  base ??= loadText(`${import.meta.env.BASE_URL}playground/provider-base.json`).then((text) => JSON.parse(text));
  try {
    return await base;
  } catch (error) {
    base = undefined;
    throw error;
  }
}

/** Answers the page, in the worker or in the page itself. */
export async function answerProvider(state: ProviderState): Promise<ProviderResult> {
  return runProvider(await loadProviderBase(), state);
}
