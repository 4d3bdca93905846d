import { baseLoader } from "../load-base.ts";
import { serve } from "../serve.ts";
import { runSnippet, type SnippetBase } from "./run.ts";
import type { SnippetState } from "./state.ts";

const load = baseLoader<SnippetBase>("snippet-base.json");

/** Runs an empty entry once when the worker loads, so that a visitor's first run is as fast as later runs. */
async function warmUp(): Promise<void> {
  runSnippet(await load(), "warm", "{}");
}

serve(async ({ library, text }: SnippetState) => runSnippet(await load(), library, text), warmUp());
