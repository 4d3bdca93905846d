import { baseLoader } from "../load-file.ts";
import { serve } from "../serve.ts";
import { runSnippet, type SnippetBase } from "./run.ts";
import type { SnippetState } from "./state.ts";

const load = baseLoader<SnippetBase>("snippet-base.json");
const run = async ({ library, text }: SnippetState) => runSnippet(await load(), library, text);

// Runs an empty entry when the worker loads, so that a visitor's first run is as fast as later runs.
serve(run, run({ library: "warm", text: "{}" }));
