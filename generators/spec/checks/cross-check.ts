import * as anyEntry from "./any-entry.ts";
import * as io from "./io.ts";
import * as libraries from "./libraries.ts";
import * as providers from "./providers.ts";
import * as quantization from "./quantization.ts";
import * as tasks from "./tasks.ts";
import { TASK_CHECKS, wholeProvider } from "./shared-rules.ts";
import { callsOf, kept } from "../entries.ts";
import type { Check, Entry, Finding, Path, Spec } from "../entry.ts";
import { commonOf } from "../io-schemas.ts";
import { groupBy, objectOf } from "../json.ts";
import { valueAt } from "../pointer.ts";
import { PRESETS } from "../providers.ts";
import { nearest } from "../../../runtime/contract/suggest.ts";
import { quoted } from "../suggest.ts";
import { problemAt } from "../yaml/locate.ts";
import type { Problem } from "../problem.ts";

/** The rules that compare fields or entries. Every export of the files named here is a rule. */
const RULES: Readonly<Record<string, Check>> = {
  ...anyEntry,
  ...io,
  ...libraries,
  ...providers,
  ...quantization,
  ...tasks,
  ...TASK_CHECKS,
  wholeProvider,
};

/** Codes of problems that report a name which is not defined. */
const UNKNOWN = /^unknown-(?:fact|task|library|provider|preset|reference|tensor-type)$/;

/**
 * Returns the problems that all checks find. If a name is not defined, only such problems are returned, because other
 * problems may follow from them.
 *
 * @param spec a spec whose entries match their schemas
 * @param more rules in addition to `RULES`
 */
export function crossCheck(spec: Spec, more: readonly Check[] = []): Problem[] {
  const findings = [...Object.values(RULES), ...more].flatMap((check) => [...check(spec)]);
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
