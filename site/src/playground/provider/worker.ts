import { baseLoader } from "../load-file.ts";
import { serve } from "../serve.ts";
import { runProvider, type ProviderBase } from "./run.ts";
import type { ProviderState } from "./state.ts";

const load = baseLoader<ProviderBase>("provider-base.json");
const run = async (state: ProviderState) => runProvider(await load(), state);

// Runs an empty entry when the worker loads, so that a visitor's first run is as fast as later runs.
serve(run, run({ provider: "warm", text: "{}", task: "", way: "router" }));
