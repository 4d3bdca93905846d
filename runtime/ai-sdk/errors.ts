import {
  APICallError,
  InvalidArgumentError,
  InvalidResponseDataError,
  LoadAPIKeyError,
  NoSuchModelError,
  type AISDKError,
} from "@ai-sdk/provider";
import {
  HubApiError,
  InferenceError,
  InputError,
  ProviderOutputError,
  RoutingError,
  type HttpRequest,
  type HttpResponse,
} from "../http/errors.ts";
import { ModelCall, type Connection, type SharedOptions } from "./call.ts";

/** The kind of a model, in the words of the AI SDK. */
export type ModelType = NoSuchModelError["modelType"];

/** Makes a call of a model. Throws the errors of the AI SDK instead of the client's errors. */
export async function calling<Output>(
  connection: Connection,
  modelType: ModelType,
  options: SharedOptions,
  work: (call: ModelCall) => Promise<Output>,
): Promise<Output> {
  const call = new ModelCall(connection, options);
  try {
    return await work(call);
  } catch (error) {
    throw errorOf(error, { modelId: connection.modelId, modelType }, call);
  }
}

/**
 * Returns the AI SDK's error for an error of the client, which becomes its `cause`. Any other value, such as the reason
 * of an aborted signal, is returned unchanged.
 */
export function errorOf(
  error: unknown,
  model: { readonly modelId: string; readonly modelType: ModelType },
  call: ModelCall,
): unknown {
  if (!(error instanceof InferenceError)) return error;
  const { message } = error;
  const subject = error instanceof InputError ? error.subject : undefined;
  if (subject === "accessToken") return withCause(new LoadAPIKeyError({ message }), error);
  // Without an attempt, the automatic router got no hub token.
  if (error instanceof RoutingError && error.causes.length === 0) {
    return withCause(new LoadAPIKeyError({ message: `${message}, or in the environment variable HF_TOKEN` }), error);
  }
  if (subject === "model" || (error instanceof HubApiError && error.httpResponse.status === 404)) {
    return withCause(new NoSuchModelError({ ...model, message }), error);
  }
  if (error instanceof InputError) return new InvalidArgumentError({ argument: "options", message, cause: error });
  if (error instanceof ProviderOutputError && !error.isRetryable) {
    return withCause(new InvalidResponseDataError({ data: error.responseBody, message }), error);
  }
  return apiError(error, call);
}

/** The request and the response of an error, if it has them. */
interface Exchange {
  readonly httpRequest?: HttpRequest | undefined;
  readonly httpResponse?: HttpResponse | undefined;
}

function apiError(error: InferenceError, { url, body }: ModelCall): APICallError {
  // Of a call at several providers, the last response counts.
  const causes = (error instanceof RoutingError ? error.causes : [error]) as readonly Exchange[];
  const { httpRequest, httpResponse } = causes.findLast((cause) => cause.httpResponse) ?? causes.at(-1) ?? {};
  const data = httpResponse?.body;
  return new APICallError({
    message: error.message,
    url: httpRequest?.url ?? url,
    requestBodyValues: body === undefined ? {} : JSON.parse(body),
    ...(httpResponse && {
      statusCode: httpResponse.status,
      responseHeaders: { ...httpResponse.headers },
      responseBody: typeof data === "string" ? data : JSON.stringify(data),
      data,
    }),
    isRetryable: error.isRetryable,
    cause: error,
  });
}

/** Adds the cause to an error whose constructor takes none. */
function withCause(error: AISDKError, cause: InferenceError): AISDKError {
  return Object.defineProperty(error, "cause", { value: cause, configurable: true, writable: true });
}
