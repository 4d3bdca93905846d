import type { LiteralValue } from "./values.ts";

/** An unchecked model record from a caller, or a part of it. Any field may be missing or of the wrong kind. */
export interface RawRecord {
  readonly [field: string]: RawRecord | undefined;
}

/** The kinds of facts about a model. A value of another kind counts as absent. */
export type ModelFactKind = "text" | "identifier" | "number" | "flag" | "list" | "names" | "value";

/**
 * How a fact is read from a model record: from `paths`, or from another fact (`of`) with a table or a pattern. A fact
 * with neither is computed by a function.
 */
export interface FactSource {
  readonly kind: ModelFactKind;
  /** Paths in the record, such as `config.architectures.0`. The first path that leads to a value is used. */
  readonly paths?: readonly string[];
  /** Name of the other fact. If it is a list, the first item with a result is used. */
  readonly of?: string;
  /** Value of this fact for each value of the other fact. */
  readonly table?: Readonly<Record<string, LiteralValue>>;
  /** Value of this fact if the other fact has a value that is not in the table. */
  readonly otherwise?: LiteralValue;
  /**
   * A regular expression with the flags `s` and `u`. The fact is the text of its first group or, without a group, the
   * whole match.
   */
  readonly pattern?: string;
  /** Strings to replace in the captured value, with their replacements. */
  readonly replace?: readonly (readonly [string, string])[];
  /** Value of the fact if the source has none. */
  readonly default?: LiteralValue;
}

/** One function for each computed fact. */
export type FactFunctions<Facts> = Readonly<
  Record<string, (record: RawRecord | undefined, facts: Facts) => LiteralValue>
>;
