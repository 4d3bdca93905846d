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
import { callsOf } from "../clients.ts";
import { kept } from "../entries.ts";
import type { Check, Entry, Finding, Path, Spec } from "../entry.ts";
import { commonOf } from "../io-schemas.ts";
import { groupBy, objectOf } from "../json.ts";
import { valueAt } from "../pointer.ts";
import { PRESETS } from "../providers.ts";
import { nearest } from "../../../runtime/contract/suggest.ts";
import { quoted } from "../suggest.ts";
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

/** Codes of problems that report a name which is not defined. */
const UNKNOWN = /^unknown-(?:fact|task|library|provider|preset|reference|tensor-type)$/;

/**
 * Returns the problems that all checks find. If a name is not defined, only such problems are returned, because other
 * problems may follow from them.
 *
 * @param spec a spec whose entries match their schemas
 * @param more rules in addition to `CHECKS`
 */
export function crossCheck(spec: Spec, more: readonly Check[] = []): Problem[] {
  const findings = [...CHECKS, ...more].flatMap((check) => [...check(spec)]);
  const unknown = findings.filter(({ code }) => UNKNOWN.test(code));
  const told = unknown.length > 0 ? atDefinitions(unknown, spec) : findings;
  return told.map((finding) => kept(located, finding, () => problemAt(finding)));
}

/**
 * If several entries use a name that is not defined, it was probably misspelled or deleted where it should be defined.
 * Then one finding in that file replaces the findings of the entries.
 */
function atDefinitions(findings: readonly Finding[], spec: Spec): Finding[] {
  const said = ({ message }: Finding): string => message.replace(/ \(in rule .*\)$/, "");
  return [...groupBy(findings, (finding) => `${finding.code} ${said(finding)}`).values()].flatMap((group) => {
    const [first] = group;
    const home = first && definitionsFor(first, spec);
    const users = new Set(group.map(({ entry }) => entry));
    if (first === undefined || home?.entry === undefined || users.size < 2) return group;
    const { entry, path } = home;
    const name = /([^"/]+)"[^"]*$/.exec(said(first))?.[1] ?? "";
    const meant = nearest(name, Object.keys(objectOf(valueAt(entry.data, path))));
    const place = problemAt(first);
    const message = `${quoted(name)} is not defined, but ${users.size} entries use it, such as ${place.file}:${place.line}`;
    const hint = meant === undefined ? `define it here, or delete it there` : `is ${quoted(meant)} misspelled?`;
    return { entry, path: meant === undefined ? path : [...path, meant], atKey: true, code: first.code, message, hint };
  });
}

/** Returns the entry that defines the names of a kind, and the path of the table in it. */
function definitionsFor({ code, entry }: Finding, spec: Spec): { entry: Entry | undefined; path: Path } | undefined {
  if (code === "unknown-preset") return { entry: spec.providers.find(({ id }) => id === PRESETS), path: ["presets"] };
  if (code === "unknown-reference") return { entry: commonOf(spec), path: ["$defs"] };
  if (code !== "unknown-fact") return undefined;
  return entry.kind === "clients" ? { entry: callsOf(spec), path: ["facts"] } : { entry: spec.facts, path: [] };
}

/**
 * The problem for each finding, with its position in the file. Rules cache their findings, so a later run receives the
 * same objects and does not search for their positions again.
 */
const located = new WeakMap<Finding, Problem>();
