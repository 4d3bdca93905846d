import { crossCheck } from "./checks/cross-check.ts";
import { plainFile } from "./entries.ts";
import { everyKind, type Check, type Entry, type Loaded, type Spec } from "./entry.ts";
import { loadSpec } from "./load/load.ts";
import { NO_FACTS } from "./yaml/parse.ts";
import { sortProblems } from "./print.ts";
import { validate, type Validation } from "./validate/validate.ts";

/**
 * Reads a spec and returns all its problems: unreadable files, schema errors, and entries that do not fit together. The
 * checks between entries ignore broken entries, and references to broken entries.
 *
 * @param root folder that contains `spec/`
 * @param previous the `spec` of an earlier result: unchanged files are not parsed again
 * @param compileChecks checks that compile entries; they receive only valid entries, like the checks that compare
 * entries
 * @returns the whole spec, including broken entries that could be read, and all problems in order
 */
export function checkSpec(root: string, previous?: Spec, compileChecks: readonly Check[] = []): Loaded {
  const { spec, problems } = loadSpec(root, previous);
  const validation = validate(spec);
  const found = [...problems, ...validation.problems, ...crossCheck(soundPart(spec, validation), compileChecks)];
  return { spec, problems: sortProblems(found) };
}

function soundPart(spec: Spec, { isSound }: Validation): Spec {
  const broken = new Set(spec.broken);
  const sound = (entries: readonly Entry[]): Entry[] =>
    entries.filter((entry) => {
      const isFit = isSound(entry);
      if (!isFit) broken.add(plainFile(entry));
      return isFit;
    });
  if (!isSound(spec.facts)) broken.add(plainFile(spec.facts));
  return {
    ...spec,
    ...everyKind((kind) => sound(spec[kind])),
    facts: isSound(spec.facts) ? spec.facts : NO_FACTS,
    broken,
  };
}
