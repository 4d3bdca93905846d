import {
  AISDKError,
  APICallError,
  InvalidArgumentError,
  InvalidResponseDataError,
  LoadAPIKeyError,
  NoSuchModelError,
} from "@ai-sdk/provider";
import {
  ConnectionError,
  HubApiError,
  InputError,
  ProviderApiError,
  ProviderOutputError,
  RequestTimeoutError,
  RoutingError,
  type HttpRequest,
  type HttpResponse,
  InferenceError,
} from "../http/errors.ts";
import type { ModelCall } from "./call.ts";

/** The kind of a model, in the words of the AI SDK. */
export type ModelType = NoSuchModelError["modelType"];

/** The model of a failed call. */
export interface FailedModel {
  readonly modelId: string;
  readonly modelType: ModelType;
}

/** Runs a call. Throws the errors of the AI SDK instead of the client's errors. */
export async function withErrors<Output>(model: FailedModel, call: ModelCall, run: () => Promise<Output>) {
  try {
    return await run();
  } catch (error) {
    throw errorOf(error, model, call);
  }
}

/**
 * Returns the AI SDK's error for an error of the client, which becomes its `cause`. Any other value, such as the reason
 * of an aborted signal, is returned unchanged.
 */
export function errorOf(error: unknown, model: FailedModel, call: ModelCall): unknown {
  if (!(error instanceof InferenceError)) return error;
  const { message } = error;
  const isModel = error instanceof InputError && error.subject === "model";
  if (isModel || (error instanceof HubApiError && error.httpResponse.status === 404)) {
    return withCause(new NoSuchModelError({ ...model, message }), error);
  }
  if (error instanceof InputError) return new InvalidArgumentError({ argument: "options", message, cause: error });
  if (error instanceof RoutingError) {
    // Without an attempt, the key is missing, or is for another provider.
    if (error.causes.length === 0) return withCause(new LoadAPIKeyError({ message }), error);
    return apiError(error, call, lastExchange(error.causes));
  }
  if (error instanceof ProviderOutputError && !error.isRetryable) {
    return withCause(new InvalidResponseDataError({ data: error.responseBody, message }), error);
  }
  return apiError(error, call, exchangeOf(error));
}

interface Exchange {
  readonly httpRequest?: HttpRequest | undefined;
  readonly httpResponse?: HttpResponse | undefined;
}

function exchangeOf(error: unknown): Exchange {
  const hasExchange =
    error instanceof ProviderApiError ||
    error instanceof HubApiError ||
    error instanceof ConnectionError ||
    error instanceof RequestTimeoutError;
  if (hasExchange) return error;
  return error instanceof ProviderOutputError ? { httpResponse: error.httpResponse } : {};
}

/** Returns the last request of a call at several providers that reached a server. */
function lastExchange(causes: readonly unknown[]): Exchange {
  return exchangeOf(causes.findLast((cause) => exchangeOf(cause).httpResponse !== undefined) ?? causes.at(-1));
}

function apiError(error: InferenceError, call: ModelCall, { httpRequest, httpResponse }: Exchange): APICallError {
  const { body } = httpResponse ?? {};
  return new APICallError({
    message: error.message,
    url: httpRequest?.url ?? call.url,
    requestBodyValues: call.values,
    ...(httpResponse && {
      statusCode: httpResponse.status,
      responseHeaders: { ...httpResponse.headers },
      responseBody: typeof body === "string" ? body : JSON.stringify(body),
      data: body,
    }),
    isRetryable: error.isRetryable,
    cause: error,
  });
}

/** Adds the cause to an error whose constructor takes none. */
function withCause(error: AISDKError, cause: InferenceError): AISDKError {
  return Object.defineProperty(error, "cause", { value: cause, configurable: true, writable: true });
}
