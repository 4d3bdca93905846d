import type { RateLimit } from "../../generated/records.ts";
import { InputError, ProviderApiError } from "../http/errors.ts";
import { isObject } from "../http/json.ts";
import { askedWait, resetWait } from "../http/retry.ts";

/** Options that limit the speed of a batch. */
export interface PaceOptions<Item = unknown> {
  /**
   * Maximum number of requests in a minute. The starts of the items are spread evenly over the minute. In
   * `client.batch`, retries and further requests of an item count too, and delay the next items.
   */
  readonly requestsPerMinute?: number | undefined;
  /**
   * Maximum number of tokens in a minute. The tokens of an item are the `usage.total_tokens` of its result. Each item
   * is expected to use as many tokens as the items before it, on average. The first item runs alone.
   */
  readonly tokensPerMinute?: number | undefined;
  /**
   * Returns the number of tokens that an item is expected to use. Required for `tokensPerMinute` if the results have no
   * `usage`.
   */
  readonly estimateTokens?: ((item: Item, index: number) => number) | undefined;
}

const MINUTE_MS = 60_000;
/** The longest wait that a server can cause. Providers have limits per day. */
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS;
/** The wait after a response with status 429 that asks for no wait. It doubles with each such response in a row. */
const REFUSED_MS = 1000;

/** What is left of a provider's rate limit, according to the last response. */
interface Budget {
  left: number;
  readonly until: number;
}

/** Reads the responses to all calls of a client. */
export type ResponseListener = Pick<Pace<unknown>, "read">;

/** Decides when the next item of a batch may start. All times are milliseconds of `performance.now()`. */
export class Pace<Item> {
  readonly #options: PaceOptions<Item>;
  readonly #budgets = new Map<RateLimit, Budget>();
  /** The times from which the limits of the caller, and the last refusal, allow the next item. */
  readonly #from = { requests: 0, tokens: 0, refusal: 0 };
  #running = 0;
  #started = 0;
  #answered = 0;
  #refusals = 0;
  /** Number of items with a known number of tokens, and the sum of their tokens. */
  readonly #used = { items: 0, tokens: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: (() => void) | undefined;

  /** @throws InputError for an invalid option */
  constructor(options: PaceOptions<Item>) {
    for (const name of ["requestsPerMinute", "tokensPerMinute"] as const) {
      const value = options[name];
      if (value !== undefined && !(value > 0)) throw new InputError(`${name} must be a number greater than 0`);
    }
    this.#options = options;
  }

  /** Returns the milliseconds until the next item may start. Infinity: until a running item has ended. */
  wait(): number {
    const { tokensPerMinute, estimateTokens } = this.#options;
    const isUnknown = tokensPerMinute !== undefined && estimateTokens === undefined && this.#used.items === 0;
    if (isUnknown && this.#running > 0) return Infinity;
    const now = performance.now();
    let from = Math.max(this.#from.requests, this.#from.tokens, this.#from.refusal);
    for (const [limit, { left, until }] of this.#budgets) {
      if (until <= now) this.#budgets.delete(limit);
      else if (left < this.#costOf(limit)) from = Math.max(from, until);
    }
    return Math.max(0, from - now);
  }

  /** Waits until the next item may start. After `end`, the wait never ends. */
  async turn(): Promise<void> {
    for (let wait = this.wait(); wait > 0; wait = this.wait()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        if (wait < Infinity) this.#timer = setTimeout(resolve, Math.ceil(Math.min(wait, MINUTE_MS)));
      });
      clearTimeout(this.#timer);
    }
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Counts an item that starts. Returns the number of tokens that it is expected to use. */
  start(item: Item, index: number): number {
    const { estimateTokens } = this.#options;
    const expected = estimateTokens === undefined ? this.#average : estimateTokens(item, index);
    if (!(expected >= 0)) throw new InputError(`estimateTokens must return a number of at least 0 for item ${index}`);
    this.#running++;
    this.#started++;
    this.#charge("requests", 1);
    this.#charge("tokens", expected);
    for (const [limit, budget] of this.#budgets) {
      budget.left -= limit.counts === "requests" ? 1 : Math.max(1, expected);
    }
    return expected;
  }

  /**
   * Counts an item that ended. @param expected the result of `start`
   * @throws InputError if neither a result nor the caller tells the number of tokens
   */
  finish(expected: number, outcome: { readonly value: unknown } | { readonly error: unknown }): void {
    this.#running--;
    if ("value" in outcome) this.#count(expected, outcome.value);
    else if (outcome.error instanceof ProviderApiError && outcome.error.httpResponse.status === 429) {
      this.#refuse(outcome.error.retryAfterMs);
    }
    this.#wake?.();
  }

  /** Reads a response to a request of an item. */
  read(status: number, headers: Headers, limits: readonly RateLimit[] = []): void {
    this.#answered++;
    if (this.#answered > this.#started) {
      this.#started = this.#answered;
      this.#charge("requests", 1);
    }
    if (status === 429) {
      this.#refusals++;
      this.#refuse(askedWait(headers) ?? REFUSED_MS * 2 ** (this.#refusals - 1));
    } else this.#refusals = 0;
    for (const limit of limits) {
      const remaining = Number(headers.get(limit.remaining) || Number.NaN);
      const wait = resetWait(headers.get(limit.reset));
      if (!(remaining >= 0) || wait === undefined) continue;
      // The server may not have counted the requests of the other running items yet.
      const left = remaining - this.#costOf(limit) * (this.#running - 1);
      this.#budgets.set(limit, { left, until: performance.now() + Math.min(wait, LONGEST_WAIT_MS) });
    }
  }

  /** Counts the tokens of an item that succeeded. */
  #count(expected: number, value: unknown): void {
    const { tokensPerMinute, estimateTokens } = this.#options;
    const tokens = tokensOf(value) ?? (estimateTokens === undefined ? undefined : expected);
    if (tokens !== undefined) {
      this.#used.items++;
      this.#used.tokens += tokens;
      this.#charge("tokens", tokens - expected);
    } else if (tokensPerMinute !== undefined && this.#used.items === 0) {
      throw new InputError(
        "tokensPerMinute needs the tokens of each item: return the result of the call, which has `usage`, or pass " +
          "estimateTokens",
      );
    }
  }

  get #average(): number {
    return this.#used.items === 0 ? 0 : this.#used.tokens / this.#used.items;
  }

  /** Returns how much of a limit the next item is expected to use. */
  #costOf({ counts }: RateLimit): number {
    return counts === "requests" ? 1 : Math.max(1, this.#average);
  }

  #charge(what: "requests" | "tokens", amount: number): void {
    const perMinute = this.#options[`${what}PerMinute`];
    if (perMinute === undefined) return;
    this.#from[what] = Math.max(this.#from[what], performance.now()) + (amount * MINUTE_MS) / perMinute;
  }

  #refuse(wait = REFUSED_MS): void {
    this.#from.refusal = Math.max(this.#from.refusal, performance.now() + Math.min(wait, LONGEST_WAIT_MS));
  }
}

function tokensOf(value: unknown): number | undefined {
  const usage = isObject(value) ? value["usage"] : undefined;
  const total = isObject(usage) ? usage["total_tokens"] : undefined;
  return typeof total === "number" && total >= 0 ? total : undefined;
}
