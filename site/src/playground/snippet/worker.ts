import { baseLoader } from "../load-base.ts";
import { serve } from "../serve.ts";
import { runSnippet, type SnippetBase } from "./run.ts";
import type { SnippetState } from "./state.ts";

const load = baseLoader<SnippetBase>("snippet-base.json");

/** Makes what the first run would make, so that its time is its own. */
async function warmUp(): Promise<void> {
  runSnippet(await load(), "warm", "{}");
}

serve(async ({ library, text }: SnippetState) => runSnippet(await load(), library, text), warmUp());
