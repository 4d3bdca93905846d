import type { AnyArgs } from "./call.ts";
import { InferenceError, RoutingError } from "./errors.ts";
import type { ClientOptions, ProviderChoice } from "./options.ts";
import type { Runtime } from "./runtime.ts";

/**
 * Tries a call at its provider, then at each of `fallbackProviders`, until one succeeds. A provider that does not serve
 * the model or the task is passed over like one that fails.
 * @throws InputError for a provider that does not exist, before anything is sent; RoutingError with what each provider answered; the reason of the signal
 */
export async function withFallback<Outcome>(
  runtime: Runtime,
  args: AnyArgs,
  options: ClientOptions,
  signal: AbortSignal | undefined,
  attempt: (args: AnyArgs) => Promise<Outcome>,
): Promise<Outcome> {
  const { fallbackProviders = [] } = options;
  for (const provider of fallbackProviders) runtime.specOf(provider);
  const [first, ...others] = [args, ...fallbackProviders.map((provider) => ({ ...args, provider }))];
  if (first === undefined || others.length === 0) return attempt(args);
  const causes: unknown[] = [];
  const words: string[] = [];
  for (const each of [first, ...others]) {
    try {
      return await attempt(each);
    } catch (error) {
      // The caller's own limits end everything; what is no error of a provider is a mistake of ours or the caller's.
      signal?.throwIfAborted();
      if (!(error instanceof InferenceError)) throw error;
      causes.push(error);
      words.push(`${nameOf(each.provider ?? options.provider)}: ${error.message}`);
    }
  }
  throw new RoutingError(`all ${causes.length} providers failed; ${words.join("; ")}`, {
    causes,
    cause: causes.at(-1),
  });
}

function nameOf(provider: ProviderChoice | undefined): string {
  return typeof provider === "object" ? provider.id : (provider ?? "auto");
}
