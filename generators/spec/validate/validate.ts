import { KIND_NAMES } from "../entry.ts";
import type { Entry, Finding, Spec } from "../entry.ts";
import { explain } from "./explain.ts";
import { problemAt } from "../yaml/locate.ts";
import { NO_FACTS } from "../yaml/parse.ts";
import type { Problem } from "../problem.ts";
import { validatorsOf } from "../schema/schemas.ts";
import type { Validators } from "../schema/schemas.ts";

/** The problems that the schemas find in a spec. */
export interface Validation {
  readonly problems: readonly Problem[];
  /** Returns true for an entry without problems, whose data match its schema. */
  readonly isSound: (entry: Entry) => boolean;
}

interface Result {
  readonly validators: Validators;
  readonly problems: readonly Problem[];
}

const results = new WeakMap<Entry, Result>();

/**
 * Checks every entry against its schema, and checks the schemas themselves. Entries that were already checked against
 * the same schemas are not checked again.
 */
export function validate(spec: Spec): Validation {
  const validators = validatorsOf(spec.schemas);
  const facts = spec.facts === NO_FACTS ? [] : [spec.facts];
  const entries = [...KIND_NAMES.flatMap((kind) => spec[kind]), ...facts];
  const problems = entries.flatMap((entry) => problemsOf(entry, validators, spec));
  return {
    problems: [...validators.problems, ...problems],
    isSound: (entry) => validators.of(entry.kind) !== undefined && results.get(entry)?.problems.length === 0,
  };
}

function problemsOf(entry: Entry, validators: Validators, spec: Spec): readonly Problem[] {
  const known = results.get(entry);
  if (known?.validators === validators) return known.problems;
  const problems = findingsOf(entry, validators, spec).map(problemAt);
  results.set(entry, { validators, problems });
  return problems;
}

function findingsOf(entry: Entry, validators: Validators, { schemas }: Spec): Finding[] {
  const check = validators.of(entry.kind);
  try {
    if (check === undefined || check(entry.data)) return [];
    return explain(entry, check.errors ?? [], schemas);
  } catch (error) {
    // A schema with circular references can cause a stack overflow.
    const message = `the schema cannot be applied: ${error instanceof Error ? error.message : String(error)}`;
    return [{ entry, path: [], atKey: true, code: "bad-schema", message }];
  }
}
