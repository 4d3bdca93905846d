import { badUrl } from "./libraries/bad-url.ts";
import { bitsPerWeight } from "./quantization/bits-per-weight.ts";
import { blank } from "./blank.ts";
import { hiddenText } from "./hidden-text.ts";
import { canonicalCircle } from "./tasks/canonical-circle.ts";
import { demoTokens } from "./tasks/demo-tokens.ts";
import { duplicateNumber } from "./quantization/duplicate-number.ts";
import { duplicateOrder } from "./tasks/duplicate-order.ts";
import { duplicateSubtask } from "./tasks/duplicate-subtask.ts";
import { duplicateSuggestion } from "./tasks/duplicate-suggestion.ts";
import { enumNames } from "./quantization/enum-names.ts";
import { identicalExamples } from "./libraries/identical-examples.ts";
import { ioCircle } from "./io/io-circle.ts";
import { ioLimits } from "./io/io-limits.ts";
import { ioReferences } from "./io/io-references.ts";
import { ioRequired } from "./io/io-required.ts";
import { ioTypeNames } from "./io/io-type-names.ts";
import { ioUnused } from "./io/io-unused.ts";
import { ioValues } from "./io/io-values.ts";
import { logo } from "./logo.ts";
import { mainTensorType } from "./quantization/main-tensor-type.ts";
import { metricSpelling } from "./tasks/metric-spelling.ts";
import { oneSidedPair } from "./libraries/one-sided-pair.ts";
import { raggedTable } from "./tasks/ragged-table.ts";
import { sizeOrder } from "./quantization/size-order.ts";
import { unknownLibrary } from "./libraries/unknown-library.ts";
import { unknownProvider } from "./providers/unknown-provider.ts";
import { unknownTask } from "./tasks/unknown-task.ts";
import { unusedAnchor } from "./unused-anchor.ts";
import { kept } from "../entries.ts";
import type { Check, Finding, Spec } from "../entry.ts";
import { problemAt } from "../yaml/locate.ts";
import type { Problem } from "../problem.ts";
import { PROVIDER_CHECKS } from "./providers/provider-checks.ts";

/**
 * All rules that compare fields or entries. To add a rule, create its file and add it here, or in
 * `provider-checks.ts`.
 */
const CHECKS: readonly Check[] = [
  badUrl,
  bitsPerWeight,
  blank,
  hiddenText,
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
  logo,
  mainTensorType,
  metricSpelling,
  oneSidedPair,
  ...PROVIDER_CHECKS,
  raggedTable,
  sizeOrder,
  unknownLibrary,
  unknownProvider,
  unknownTask,
  unusedAnchor,
];

/**
 * Returns the problems that all checks find.
 *
 * @param spec a spec with valid entries only; the entries that were left out are in `spec.broken`
 * @param more rules in addition to `CHECKS`
 */
export function crossCheck(spec: Spec, more: readonly Check[] = []): Problem[] {
  const problemOnce = (finding: Finding): Problem => kept(located, finding, () => problemAt(finding));
  return [...CHECKS, ...more].flatMap((check) => Array.from(check(spec), problemOnce));
}

/**
 * The problem for each finding, with its position in the file. Rules cache their findings, so a later run receives the
 * same objects and does not search for their positions again.
 */
const located = new WeakMap<Finding, Problem>();
