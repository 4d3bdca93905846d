import { ConnectionError, HubApiError, type HubModel, modelRecord, RequestTimeoutError } from "hubsmith/hub";
import { modelIdIn } from "../entry-paths.ts";

/** The reason why a look-up failed. */
export type LookUpFailure =
  /** The text is not a model id. */
  | "invalid"
  | "missing"
  /** The hub shows the model only to users who are signed in. */
  | "closed"
  | "limit"
  | "offline"
  /** The hub did not answer in time. */
  | "slow"
  /** The response was invalid. */
  | "broken";

/** The result of a look-up: the model's record, or the reason for the failure. */
export type LookUpResult =
  | { readonly ok: true; readonly record: HubModel }
  | { readonly ok: false; readonly failure: LookUpFailure; readonly retryAfterSeconds?: number };

/** Options of a request: it contains only the id, and no cookies. The hub must begin to answer in 5 s. */
const OPTIONS = {
  headersTimeout: 5000,
  timeout: 20_000,
  maxRetries: 0,
  fetchOptions: { credentials: "omit", referrerPolicy: "no-referrer" },
} as const;

/**
 * Requests a model from the hub's public API.
 *
 * @param typed id of a repository, or the address of its page
 * @param signal aborts the look-up, for example because a newer look-up begins
 * @throws only the reason of `signal`, if the caller aborted the look-up
 */
export async function lookUp(typed: string, signal: AbortSignal): Promise<LookUpResult> {
  const id = modelIdIn(typed);
  if (id === undefined) return { ok: false, failure: "invalid" };
  try {
    return { ok: true, record: withoutMostFiles(await modelRecord(id, { ...OPTIONS, signal })) };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, ...failureOf(error) };
  }
}

/** Maximum number of files that are kept in addition to GGUF files. */
const MOST_OTHER_FILES = 100;

/** Removes most files except GGUF files from a record, because some repositories have thousands of other files. */
function withoutMostFiles({ siblings = [], ...record }: HubModel): HubModel {
  const isGguf = ({ rfilename = "" }: (typeof siblings)[number]): boolean => /\.gguf$/i.test(rfilename);
  const others = new Set(siblings.filter((file) => !isGguf(file)).slice(0, MOST_OTHER_FILES));
  const kept = siblings.filter((file) => others.has(file) || isGguf(file));
  return kept.length === 0 ? record : { ...record, siblings: kept };
}

function failureOf(error: unknown): Omit<Extract<LookUpResult, { ok: false }>, "ok"> {
  if (error instanceof RequestTimeoutError) return { failure: "slow" };
  if (error instanceof ConnectionError) return { failure: "offline" };
  if (!(error instanceof HubApiError)) return { failure: "broken" };
  const { retryAfterMs, httpResponse } = error;
  switch (httpResponse.status) {
    case 400:
      return { failure: "invalid" };
    case 401:
    case 403:
      return { failure: "closed" };
    case 404:
    case 410:
      return { failure: "missing" };
    case 429:
      return {
        failure: "limit",
        ...(retryAfterMs !== undefined && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
      };
    default:
      return { failure: "broken" };
  }
}
