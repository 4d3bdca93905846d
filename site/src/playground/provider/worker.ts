import { baseLoader } from "../load-base.ts";
import { serve } from "../serve.ts";
import { runProvider, type ProviderBase } from "./run.ts";
import type { ProviderState } from "./state.ts";

const load = baseLoader<ProviderBase>("provider-base.json");

/** Runs an empty entry once when the worker loads, so that a visitor's first run is as fast as later runs. */
async function warmUp(): Promise<void> {
  await runProvider(await load(), { provider: "warm", text: "{}", task: "", way: "router" });
}

serve(async (state: ProviderState) => runProvider(await load(), state), warmUp());
