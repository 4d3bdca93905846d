import { InferenceClient } from "hubsmith/inference";
import { exampleFinding } from "../../../../generators/replay/findings.ts";
import { replay, type Connect, type ShownCall } from "../../../../generators/replay/replay.ts";
import { badUrl } from "../../../../generators/spec/checks/libraries/bad-url.ts";
import { blank } from "../../../../generators/spec/checks/blank.ts";
import { unusedAnchor } from "../../../../generators/spec/checks/unused-anchor.ts";
import type { Check, Entry, Spec } from "../../../../generators/spec/entry.ts";
import { problemAt } from "../../../../generators/spec/yaml/locate.ts";
import { sortProblems } from "../../../../generators/spec/print.ts";
import type { Problem } from "../../../../generators/spec/problem.ts";
import { PRESETS, tasksOf } from "../../../../generators/spec/providers.ts";
import { PROVIDER_CHECKS } from "../../../../generators/spec/checks/providers/provider-checks.ts";
import { validate } from "../../../../generators/spec/validate/validate.ts";
import { bareSpec, readEntry, readSchemas } from "../entries.ts";
import type { ProviderState } from "./state.ts";

/** The texts of the files that the playground needs to parse a provider's entry. */
export interface ProviderBase {
  /** Text of `spec/providers/_presets.yaml`. */
  readonly presets: string;
  /** Texts of the schemas, by name. The only schema is `provider`. */
  readonly schemas: Readonly<Record<string, string>>;
}

/** The result that the playground shows for an entry. */
export interface ProviderResult {
  readonly problems: readonly Problem[];
  /** Tasks of the entry, in order. */
  readonly tasks: readonly string[];
  /** The example call of the chosen task; undefined if the entry has errors. */
  readonly call?: ShownCall;
}

const CHECKS: readonly Check[] = [badUrl, blank, unusedAnchor, ...PROVIDER_CHECKS];

/**
 * Checks the entry of a provider as the build does, and runs the example of a task with the client. The client gets the
 * responses of the example, so no request is sent. Returns problems in the text instead of throwing errors.
 */
export async function runProvider(base: ProviderBase, state: ProviderState): Promise<ProviderResult> {
  const { entry, problems } = readEntry("providers", state.provider, state.text);
  if (entry === undefined) return { problems, tasks: [] };
  const spec = specOf(base, entry);
  const invalid = validate(spec).filter(({ file }) => file === entry.file);
  const found = [...problems, ...invalid];
  if (invalid.length === 0) found.push(...CHECKS.flatMap((check) => [...check(spec)]).map(problemAt));
  const own = found.filter(({ file }) => file === entry.file);
  const places = tasksOf(spec).filter((place) => place.entry === entry);
  const tasks = places.map(({ name }) => name);
  const place = places.find(({ name }) => name === state.task) ?? places[0];
  if (place === undefined || own.some(({ severity }) => severity === "error")) {
    return { problems: sortProblems(own), tasks };
  }
  const { call, differences } = await replay(place, state.way, connect);
  const findings = differences.map((difference) => exampleFinding(place, difference));
  return { call, tasks, problems: sortProblems([...own, ...findings.map(problemAt)]) };
}

const connect: Connect = (token, options) => new InferenceClient(token, options);

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
