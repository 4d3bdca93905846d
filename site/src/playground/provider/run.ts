import { badUrl } from "../../../../generators/spec/checks/bad-url.ts";
import { blank } from "../../../../generators/spec/checks/blank.ts";
import { unusedAnchor } from "../../../../generators/spec/checks/unused-anchor.ts";
import type { Check, Entry, Finding, Spec } from "../../../../generators/spec/entry.ts";
import { problemAt } from "../../../../generators/spec/locate.ts";
import { sortProblems } from "../../../../generators/spec/print.ts";
import type { Problem } from "../../../../generators/spec/problem.ts";
import { tasksOf, type TaskPlace } from "../../../../generators/spec/provider-tasks.ts";
import { PROVIDER_CHECKS } from "../../../../generators/spec/provider-checks.ts";
import { PRESETS } from "../../../../generators/spec/providers.ts";
import { validate } from "../../../../generators/spec/validate.ts";
import { bareSpec, readEntry, readSchemas } from "../entries.ts";
import { replay, type ShownCall } from "./replay.ts";
import type { ProviderState } from "./state.ts";

/** What a provider's entry is read with: texts of files of `spec/`. */
export interface ProviderBase {
  /** spec/providers/_presets.yaml */
  readonly presets: string;
  /** The schema of providers, by its name. */
  readonly schemas: Readonly<Record<string, string>>;
}

/** What the playground shows of an entry. */
export interface ProviderResult {
  readonly problems: readonly Problem[];
  /** Tasks of the entry, in its order. */
  readonly tasks: readonly string[];
  /** The call of the chosen task's example; undefined while the entry cannot be used. */
  readonly call?: ShownCall;
}

const CHECKS: readonly Check[] = [badUrl, blank, unusedAnchor, ...PROVIDER_CHECKS];

/**
 * Checks the entry of a provider by the rules of the build, and makes the call of a task's example by the client itself,
 * with the example's answers. Never throws for what the text holds, and sends nothing.
 */
export async function runProvider(base: ProviderBase, state: ProviderState): Promise<ProviderResult> {
  const { entry, problems } = readEntry("providers", state.provider, state.text);
  if (entry === undefined) return { problems, tasks: [] };
  const spec = specOf(base, entry);
  const { isSound, ...validation } = validate(spec);
  const found = [...problems, ...validation.problems];
  if (isSound(entry)) found.push(...CHECKS.flatMap((check) => [...check(spec)]).map(problemAt));
  const own = found.filter(({ file }) => file === entry.file);
  const places = tasksOf(spec).filter((place) => place.entry === entry);
  const tasks = places.map(({ name }) => name);
  const place = places.find(({ name }) => name === state.task) ?? places[0];
  if (place === undefined || own.some(({ severity }) => severity === "error")) {
    return { problems: sortProblems(own), tasks };
  }
  return { tasks, ...(await callOf(entry, place, state, own)) };
}

async function callOf(
  entry: Entry,
  place: TaskPlace,
  state: ProviderState,
  problems: readonly Problem[],
): Promise<Pick<ProviderResult, "problems" | "call">> {
  const { call, differences } = await replay(entry, place, state.way);
  const findings = differences.map(({ path, message }): Finding => {
    // The example of a preset stands in another file.
    const isOwn = place.own["example"] !== undefined;
    const hint = isOwn ? "change the example, or the fields that make the call" : "give the task an example of its own";
    return {
      entry,
      path: isOwn ? [...place.path, "example", ...path] : place.path,
      code: "example-differs",
      message,
      hint,
    };
  });
  return { call, problems: sortProblems([...problems, ...findings.map(problemAt)]) };
}

const read = new WeakMap<ProviderBase, Spec>();

function specOf(base: ProviderBase, entry: Entry): Spec {
  let spec = read.get(base);
  if (spec === undefined) read.set(base, (spec = readBase(base)));
  return { ...spec, providers: [...spec.providers, entry] };
}

function readBase({ presets, schemas }: ProviderBase): Spec {
  const { entry } = readEntry("providers", PRESETS, presets);
  return { ...bareSpec(), schemas: readSchemas(schemas), providers: entry === undefined ? [] : [entry] };
}
