import { InferenceError } from "./input-error.ts";

/** No provider can serve the call, or all that were tried failed. */
export class RoutingError extends InferenceError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "RoutingError";
  /** What each provider that was tried answered, in that order; empty when none was tried. */
  readonly causes: readonly unknown[];

  constructor(message: string, details: { readonly causes?: readonly unknown[]; readonly cause?: unknown } = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.causes = details.causes ?? [];
  }
}
