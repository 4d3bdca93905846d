import { loadText } from "../load-text.ts";
import { runSnippet, type SnippetBase, type SnippetResult } from "./run.ts";
import type { SnippetState } from "./state.ts";

let base: Promise<SnippetBase> | undefined;

/** Loads what every run needs, once; after a failure the next call tries again. */
export async function loadSnippetBase(): Promise<SnippetBase> {
  base ??= loadText(`${import.meta.env.BASE_URL}playground/snippet-base.json`).then((text) => JSON.parse(text));
  try {
    return await base;
  } catch (error) {
    base = undefined;
    throw error;
  }
}

/** Answers the page, in the worker or in the page itself. */
export async function answerSnippet({ library, text }: SnippetState): Promise<SnippetResult> {
  return runSnippet(await loadSnippetBase(), library, text);
}
