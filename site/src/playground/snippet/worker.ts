import { baseLoader } from "../load-base.ts";
import { serve } from "../serve.ts";
import { runSnippet, type SnippetBase } from "./run.ts";
import type { SnippetState } from "./state.ts";

const load = baseLoader<SnippetBase>("snippet-base.json");

serve(async ({ library, text }: SnippetState) => runSnippet(await load(), library, text), load());
