import { checked } from "./call.ts";
import type { Invocation } from "./call.ts";
import { InferenceError, RoutingError } from "./errors.ts";
import { limited } from "./http/timeout.ts";
import type { ProviderChoice } from "./options.ts";

/**
 * Runs a call with its fallback providers, and ends it when its `timeout` has passed. @throws the errors of
 * `withFallback`; RequestTimeoutError
 */
export async function withinLimits<Output>(
  invocation: Invocation,
  run: (invocation: Invocation) => Promise<Output>,
): Promise<Output> {
  const { options } = invocation;
  const scope = limited(options.signal, options.timeout, "total");
  try {
    const bounded =
      scope.signal === options.signal ? invocation : { ...invocation, options: { ...options, signal: scope.signal } };
    return await withFallback(bounded, run);
  } finally {
    scope.end();
  }
}

/**
 * Tries a call at its provider, then at each of `fallbackProviders`, until a provider succeeds. A provider that does
 * not serve the model or the task is skipped.
 * @throws InputError for invalid input or an unknown provider, before anything is sent; RoutingError with the error
 *   of each provider; the signal's reason
 */
export function withFallback<Output>(
  invocation: Invocation,
  run: (invocation: Invocation) => Promise<Output>,
): Promise<Output> {
  const { fallbackProviders = [] } = invocation.options;
  return fallbackProviders.length === 0 ? run(invocation) : tryEach(invocation, fallbackProviders, run);
}

async function tryEach<Output>(
  invocation: Invocation,
  fallbackProviders: readonly ProviderChoice[],
  run: (invocation: Invocation) => Promise<Output>,
): Promise<Output> {
  const { providers, args, options } = invocation;
  const { signal } = options;
  for (const provider of fallbackProviders) providers.specOf(provider);
  // Invalid input would fail at every provider, so it is reported before the first attempt.
  checked(invocation);
  const causes: InferenceError[] = [];
  const words: string[] = [];
  for (const provider of [args.provider ?? options.provider, ...fallbackProviders]) {
    try {
      return await run(provider === undefined ? invocation : { ...invocation, args: { ...args, provider } });
    } catch (error) {
      // An abort or a time limit of the caller ends the whole call. An error that is not an `InferenceError` is a
      // mistake in this package or in the caller's code, so it is thrown at once.
      signal?.throwIfAborted();
      if (!(error instanceof InferenceError)) throw error;
      causes.push(error);
      words.push(`${nameOf(provider)}: ${error.message}`);
    }
  }
  throw new RoutingError(`all ${causes.length} providers failed; ${words.join("; ")}`, {
    causes,
    cause: causes.at(-1),
    attempts: causes.reduce((sum, { attempts }) => sum + attempts, 0),
    isRetryable: causes.some(({ isRetryable }) => isRetryable),
  });
}

function nameOf(provider: ProviderChoice | undefined): string {
  return typeof provider === "object" ? provider.id : (provider ?? "auto");
}
