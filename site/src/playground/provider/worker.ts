import { baseLoader } from "../load-base.ts";
import { serve } from "../serve.ts";
import { runProvider, type ProviderBase } from "./run.ts";
import type { ProviderState } from "./state.ts";

const load = baseLoader<ProviderBase>("provider-base.json");

serve(async (state: ProviderState) => runProvider(await load(), state), load());
