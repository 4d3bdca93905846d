import { kept } from "../../spec/entries.ts";
import type { Entry, Finding, Path } from "../../spec/entry.ts";
import { suggestion } from "../../spec/suggest.ts";
import { Refusal } from "../errors.ts";
import type { CompiledLibrary } from "../library.ts";
import { parseTemplate } from "../parse/parse.ts";
import type { Rewrite, RewriteStep } from "../rewrite.ts";
import { leavesOf, type Origin, readLibraryRules, type TemplateRule } from "../rules.ts";

/**
 * Checks the rewrites of a library: they use the rules of another library, with some texts replaced. The other library
 * must have rules, and every text to replace must occur in these rules.
 */
export function* checkRewrites(library: CompiledLibrary, entries: readonly Entry[]): Iterable<Finding> {
  const { rewrites } = library.rules;
  const ofSteps = kept(stepFindings, library, () => rewrites.map((rewrite) => [...checkSteps(rewrite, library)]));
  for (const [index, rewrite] of rewrites.entries()) {
    const problem = sourceProblem(rewrite, library.entry, entries);
    if (problem === undefined) yield* ofSteps[index] ?? [];
    else yield problem;
  }
}

/** Returns the name of a rule of another library, such as `rule 2 of diffusers`. Rules are counted from 1. */
export function nameOf({ library, path }: Pick<Origin, "library" | "path">): string {
  const numbers = path.flatMap((step) => (typeof step === "number" ? [step + 1] : []));
  return `rule ${numbers.join(".")} of ${library}`;
}

function sourceProblem({ of, path: rule }: Rewrite, entry: Entry, entries: readonly Entry[]): Finding | undefined {
  const other = entries.find(({ id }) => id === of);
  const at = { entry, path: [...rule, "rewrite", "of"] };
  if (other === undefined) {
    const hint = suggestion(
      of,
      entries.map(({ id }) => id),
    );
    return { ...at, code: "unknown-library", message: `there is no library "${of}"`, hint };
  }
  const rules = readLibraryRules(other);
  const code = "not-rewritable";
  if (rules === undefined) {
    return { ...at, code, message: `"${of}" has no snippets`, hint: "choose a library that has snippets" };
  }
  if (rules.rewrites.length === 0) return undefined;
  const message = `"${of}" itself rewrites the rules of another library`;
  return { ...at, code, message, hint: 'set "of" to a library that defines its own rules' };
}

/** The findings in each step of a library's rewrites, cached until this library or a rewritten library changes. */
const stepFindings = new WeakMap<CompiledLibrary, readonly (readonly Finding[])[]>();

function* checkSteps(rewrite: Rewrite, library: CompiledLibrary): Iterable<Finding> {
  const { entry, templates } = library;
  yield* checkTitles(rewrite, library);
  const rules = [...templates.keys()].filter(({ path, origin }) => path === rewrite.path && origin !== undefined);
  for (const step of rewrite.steps) {
    const findings = refusedTexts(step);
    if (findings.length > 0) {
      yield* findings.map((finding) => ({ entry, ...finding }));
      return;
    }
    const wanted = rules.filter(({ language }) => language === step.language);
    yield* checkStep(step, wanted, library);
  }
}

/**
 * Checks one step: each text that it replaces must occur in a rule, and each rule in the step's language must contain
 * at least one of these texts.
 */
function* checkStep(
  step: RewriteStep,
  rules: readonly TemplateRule[],
  { entry, replaced }: CompiledLibrary,
): Iterable<Finding> {
  const { path } = step;
  const counts = step.texts.map(() => 0);
  for (const rule of rules) {
    // The check of the other library reports a template that was not rewritten because it is invalid.
    const found = replaced.get(rule)?.get(step) ?? [1];
    for (const [index, count] of found.entries()) counts[index] = (counts[index] ?? 0) + count;
    if (found.some((count) => count > 0) || rule.origin === undefined) continue;
    const message = `none of the texts is in ${nameOf(rule.origin)}`;
    const hint = 'add a text that the rule contains, or add the title of the rule to the field "without"';
    yield { entry, path, atKey: true, code: "nothing-to-replace", message, hint };
  }
  for (const [index, [from]] of step.texts.entries()) {
    if (counts[index] !== 0) continue;
    const message = "no rule contains this text";
    const hint = "copy the text from a template of the other library, or delete the text";
    yield { entry, path: [...path, from], atKey: true, code: "nothing-to-replace", message, hint };
  }
}

/** Returns a problem for each text of a step if the text is not a valid template. */
export function refusedTexts({ texts, path }: RewriteStep): readonly Omit<Finding, "entry">[] {
  return texts.flatMap(([from, to]) => [
    ...refused(from, [...path, from], true),
    ...refused(to, [...path, from], false),
  ]);
}

function refused(text: string, path: Path, atKey: boolean): readonly Omit<Finding, "entry">[] {
  try {
    parseTemplate(text);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, hint, place } = error;
    const mark = atKey ? { atKey } : { offset: place?.offset ?? 0, length: place?.length ?? 1 };
    return [{ path, ...mark, code, message, hint }];
  }
}

function* checkTitles({ path, of, without }: Rewrite, { entry, sources }: CompiledLibrary): Iterable<Finding> {
  const source = sources.find(({ id }) => id === of);
  const rules = source && readLibraryRules(source);
  const titles =
    rules === undefined ? [] : leavesOf(rules.group).map((rule) => (rule.is === "template" ? rule.title : ""));
  for (const [index, title] of without.entries()) {
    if (titles.includes(title)) continue;
    const known = new Set(titles.filter((one) => one !== undefined && one !== ""));
    const hint = suggestion(title, [...known].map(String));
    const message = `no rule of "${of}" has the title "${title}"`;
    yield { entry, path: [...path, "rewrite", "without", index], code: "unknown-title", message, hint };
  }
}
