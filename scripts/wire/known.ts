import type { Row } from "./rows.ts";

/** A client by others that sends or reads something else than this package, and why. */
export interface KnownDifference {
  /** Language and name of the client. */
  readonly client: string;
  readonly holds: (row: Row) => boolean;
  readonly reason: string;
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [];
