import { checked, type Invocation } from "./call.ts";
import { InferenceError, InputError, RoutingError } from "../http/errors.ts";
import { mergeHeaders, withoutSecrets } from "../http/headers.ts";
import { isSecretHeader } from "../http/redact.ts";
import { limited } from "../http/timeout.ts";
import { isMapping } from "../http/json.ts";
import type { AccessToken, BoundOptions, FallbackProvider, ProviderChoice } from "./options.ts";
import { adapterFor } from "./provider/adapter.ts";
import { isProvider, isWebUrl } from "./route/choose.ts";
import { isHubToken, resolveToken, tokenOf } from "./route/credentials.ts";
import type { ProviderObject, Providers } from "./provider/types.ts";

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
 * @throws InputError for invalid input, or a fallback that is invalid or has no key, before anything is sent;
 *   RoutingError with the error of each provider; the signal's reason
 */
export function withFallback<Output>(
  invocation: Invocation,
  run: (invocation: Invocation) => Promise<Output>,
): Promise<Output> {
  const { fallbackProviders = [] } = invocation.options;
  const isEmpty = Array.isArray(fallbackProviders) && fallbackProviders.length === 0;
  return isEmpty ? run(invocation) : tryEach(invocation, fallbackProviders, run);
}

async function tryEach<Output>(
  invocation: Invocation,
  fallbackProviders: unknown,
  run: (invocation: Invocation) => Promise<Output>,
): Promise<Output> {
  const { providers, args, options } = invocation;
  if (!Array.isArray(fallbackProviders)) throw new InputError("fallbackProviders must be a list of providers");
  const fallbacks = fallbackProviders.map((entry, index) =>
    checkFallback(entry, `fallbackProviders[${index}]`, providers),
  );
  // Invalid input would fail at every provider, so it is reported before the first attempt.
  checked(invocation);
  options.signal?.throwIfAborted();
  const { accessToken = options.accessToken } = args;
  const token = await resolveToken(accessToken, options.signal);
  const attempts = [
    { provider: args.provider ?? options.provider, attempt: { ...invocation, args: { ...args, accessToken: token } } },
    ...attemptsAt(fallbacks, invocation, token),
  ];
  const causes: InferenceError[] = [];
  const words: string[] = [];
  for (const { provider, attempt } of attempts) {
    if (causes.length > 0) options.onEvent?.({ type: "fallback", provider: nameOf(provider), error: causes.at(-1) });
    try {
      return await run(attempt);
    } catch (error) {
      // An abort or a time limit of the caller ends the whole call. An error that is not an `InferenceError` is a
      // mistake in this package or in the caller's code, so it is thrown at once.
      options.signal?.throwIfAborted();
      if (!(error instanceof InferenceError)) throw error;
      causes.push(error);
      words.push(`${nameOf(provider)}: ${error.message}`);
    }
  }
  throw allFailed(causes, words);
}

function allFailed(causes: readonly InferenceError[], words: readonly string[]): RoutingError {
  return new RoutingError(`all ${causes.length} providers failed; ${words.join("; ")}`, {
    causes,
    cause: causes.at(-1),
    attempts: causes.reduce((sum, { attempts: count }) => sum + count, 0),
    isRetryable: causes.some(({ isRetryable }) => isRetryable),
  });
}

const FIELDS = new Set(["provider", "accessToken", "model"]);

function checkFallback(entry: unknown, place: string, providers: Providers): FallbackProvider {
  const isObject = isMapping(entry) && !isProvider(entry);
  const { provider, accessToken, model }: Readonly<Record<string, unknown>> = isObject ? entry : { provider: entry };
  const unknown = isObject ? Object.keys(entry).find((name) => !FIELDS.has(name)) : undefined;
  if (unknown !== undefined) {
    const name = JSON.stringify(unknown.slice(0, 60));
    throw new InputError(`${place} has the unknown field ${name}; allowed are provider, accessToken and model`);
  }
  if (!isProvider(provider)) {
    const where = isObject ? `${place}.provider` : place;
    throw new InputError(`${where} must be the id of a provider, or an object made by defineProvider`);
  }
  providers.specOf(provider);
  if (model !== undefined && (typeof model !== "string" || model === "")) {
    throw new InputError(`${place}.model must be a non-empty string`);
  }
  // The result of a function is checked when the function is called.
  const token =
    typeof accessToken === "function" ? (accessToken as AccessToken) : tokenOf(accessToken, `${place}.accessToken`);
  return { provider, model, accessToken: token === "" ? undefined : token };
}

/**
 * Returns the call for each fallback. A key, and headers or fields with a secret, are only sent to the provider that
 * they were given for.
 * @param token the token of the call
 * @throws InputError for a fallback without a key or a model that it could use
 */
function attemptsAt(fallbacks: readonly FallbackProvider[], invocation: Invocation, token: string) {
  const { providers, args, options } = invocation;
  const { provider: chosen = options.provider } = args;
  const isUrl = isWebUrl(args.model ?? "");
  const isAtUrl = isUrl || (args.endpointUrl ?? options.endpointUrl) !== undefined;
  const first = chosen === undefined || isAtUrl ? undefined : providers.specOf(chosen);
  const { endpointUrl: _, ...others } = args;
  return fallbacks.map(({ provider, accessToken, model }, index) => {
    const place = `fallbackProviders[${index}]`;
    const isSame = accessToken === undefined && providers.specOf(provider) === first;
    if (accessToken === undefined && !isSame && token !== "" && !isHubToken(token)) {
      throw new InputError(
        `${place} needs its own accessToken: the call has the key of one provider, which no other provider may ` +
          `receive; write { provider: ${JSON.stringify(nameOf(provider))}, accessToken: "…" }`,
      );
    }
    if (isUrl && model === undefined) {
      throw new InputError(`${place}.model is missing: the model of the call is a URL, which has no other provider`);
    }
    const attempt: Invocation = {
      ...invocation,
      args: { ...others, provider, accessToken: accessToken ?? token, ...(model !== undefined && { model }) },
      options: { ...(isSame ? options : withoutSecretOptions(options, first)), endpointUrl: undefined },
    };
    return { provider, attempt };
  });
}

/** Returns the options for another provider: without headers and body fields whose names show that they are secret. */
function withoutSecretOptions(options: BoundOptions, first: ProviderObject | undefined): BoundOptions {
  const { headers, extraBody } = options;
  const secretHeader = first && adapterFor(first).auth.key.header.toLowerCase();
  const fields = Object.entries(extraBody ?? {}).filter(([name]) => !isSecretHeader(name));
  return {
    ...options,
    headers: headers && mergeHeaders(withoutSecrets(headers, secretHeader === undefined ? [] : [secretHeader])),
    extraBody: extraBody && Object.fromEntries(fields),
  };
}

function nameOf(provider: ProviderChoice | undefined): string {
  return typeof provider === "object" ? provider.id : (provider ?? "auto");
}
