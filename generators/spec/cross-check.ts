import { badUrl } from "./checks/bad-url.ts";
import { bitsPerWeight } from "./checks/bits-per-weight.ts";
import { blank } from "./checks/blank.ts";
import { canonicalCircle } from "./checks/canonical-circle.ts";
import { demoTokens } from "./checks/demo-tokens.ts";
import { duplicateNumber } from "./checks/duplicate-number.ts";
import { duplicateOrder } from "./checks/duplicate-order.ts";
import { duplicateSubtask } from "./checks/duplicate-subtask.ts";
import { duplicateSuggestion } from "./checks/duplicate-suggestion.ts";
import { enumNames } from "./checks/enum-names.ts";
import { identicalExamples } from "./checks/identical-examples.ts";
import { ioCircle } from "./checks/io-circle.ts";
import { ioLimits } from "./checks/io-limits.ts";
import { ioReferences } from "./checks/io-references.ts";
import { ioRequired } from "./checks/io-required.ts";
import { ioTypeNames } from "./checks/io-type-names.ts";
import { ioUnused } from "./checks/io-unused.ts";
import { ioValues } from "./checks/io-values.ts";
import { mainTensorType } from "./checks/main-tensor-type.ts";
import { metricSpelling } from "./checks/metric-spelling.ts";
import { oneSidedPair } from "./checks/one-sided-pair.ts";
import { raggedTable } from "./checks/ragged-table.ts";
import { sizeOrder } from "./checks/size-order.ts";
import { unknownLibrary } from "./checks/unknown-library.ts";
import { unknownTask } from "./checks/unknown-task.ts";
import { unusedAnchor } from "./checks/unused-anchor.ts";
import { kept } from "./entries.ts";
import type { Check, Finding, Spec } from "./entry.ts";
import { problemAt } from "./locate.ts";
import type { Problem } from "./problem.ts";
import { PROVIDER_CHECKS } from "./provider-checks.ts";

/**
 * Every rule that looks beyond one field: one rule, one file. To add a rule, write its file and name it here, or in
 * `provider-checks.ts`.
 */
const CHECKS: readonly Check[] = [
  badUrl,
  bitsPerWeight,
  blank,
  canonicalCircle,
  demoTokens,
  duplicateNumber,
  duplicateOrder,
  duplicateSubtask,
  duplicateSuggestion,
  enumNames,
  identicalExamples,
  ioCircle,
  ioLimits,
  ioReferences,
  ioRequired,
  ioTypeNames,
  ioUnused,
  ioValues,
  mainTensorType,
  metricSpelling,
  oneSidedPair,
  ...PROVIDER_CHECKS,
  raggedTable,
  sizeOrder,
  unknownLibrary,
  unknownTask,
  unusedAnchor,
];

/**
 * What the rules find in a spec.
 *
 * @param spec sound entries only; what is missing because it is broken is named in `broken`
 * @param more rules beside `CHECKS`
 */
export function crossCheck(spec: Spec, more: readonly Check[] = []): Problem[] {
  const problemOnce = (finding: Finding): Problem => kept(located, finding, () => problemAt(finding));
  return [...CHECKS, ...more].flatMap((check) => Array.from(check(spec), problemOnce));
}

/** Rules that keep their findings hand out the same objects again. */
const located = new WeakMap<Finding, Problem>();
