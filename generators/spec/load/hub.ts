import { existsSync, realpathSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { byOrder, plainFile } from "../entries.ts";
import type { Entry, Finding, Kind, Loaded, Path, Spec } from "../entry.ts";
import { everyKind, KIND_NAMES } from "../entry.ts";
import { isList, textOf, textsOf } from "../json.ts";
import { withoutMentions } from "./leave-out.ts";
import { problemAt } from "../yaml/locate.ts";
import { NO_FACTS, parseEntry } from "../yaml/parse.ts";
import type { Problem } from "../problem.ts";
import { quoted, suggestion } from "../suggest.ts";

/** The file in which a spec names the spec that it extends. */
export const HUB = "spec/hub.yaml";

/** The value of `extends` that names this package's own spec. */
const SHIPPED = "hubsmith";
const FIELDS = ["extends", "without"];

/** The content of `spec/hub.yaml`. */
export interface Hub {
  readonly entry: Entry;
  /** `hubsmith`, or the path of a folder that contains `spec/`, relative to the folder with this spec. */
  readonly extends: string;
  /** Entries of the extended spec that are left out: `libraries/keras`, or `libraries/*` for a whole folder. */
  readonly without: readonly string[];
}

/** One of the two specs that are combined: the extended spec, or the spec that extends it. */
export interface Layer {
  /** Absolute path of the folder that contains `spec/`. */
  readonly root: string;
  /**
   * In problems, this text comes before the path of a file: the location of the extended spec and a slash. Empty for
   * files of the spec itself.
   */
  readonly label: string;
}

export function readHub(file: string, text: string): { readonly hub?: Hub; readonly problems: readonly Problem[] } {
  const { entry, problems } = parseEntry({ kind: "hub", id: "hub", file, text });
  if (entry === undefined) return { problems };
  const faults = Array.from(faultsOf(entry), problemAt);
  const { extends: base, without } = entry.data;
  return faults.length > 0
    ? { problems: faults }
    : { hub: { entry, extends: textOf(base) ?? "", without: textsOf(without) }, problems: [] };
}

function* faultsOf(entry: Entry): Generator<Finding> {
  const unknown = Object.keys(entry.data).filter((key) => !FIELDS.includes(key));
  for (const key of unknown) {
    const message = `${quoted(key)} is not allowed here`;
    yield { entry, path: [key], atKey: true, code: "unknown-field", message, hint: suggestion(key, FIELDS) };
  }
  // A field whose name is misspelled is not missing.
  if (unknown.length > 0) return;
  const { extends: base, without = [] } = entry.data;
  if (textOf(base) === undefined) {
    const hint = `extends: ${SHIPPED}, or the path of a folder that contains spec/`;
    yield { entry, path: ["extends"], code: "wrong-type", message: 'the field "extends" must name a spec', hint };
  }
  const isTexts = isList(without) && without.every((name) => typeof name === "string");
  if (isTexts) return;
  const message = 'the field "without" must be a list of entries';
  yield { entry, path: ["without"], code: "wrong-type", message, hint: "for example without: [libraries/keras]" };
}

/**
 * Returns the folder that a spec extends.
 *
 * @param above folders of this spec and of all specs that extend it
 */
export function findBase(hub: Hub, layer: Layer, above: readonly string[]): Layer | { readonly problem: Problem } {
  const { entry } = hub;
  const fault = (code: string, message: string, hint: string): { problem: Problem } => ({
    problem: problemAt({ entry, path: ["extends"], code, message, hint }),
  });
  const isShipped = hub.extends === SHIPPED;
  const root = isShipped ? shippedRoot() : resolve(layer.root, hub.extends);
  if (root === undefined || !existsSync(join(root, "spec/."))) {
    const hint = `write the path from the folder of this spec to a folder that contains spec/, or write ${SHIPPED}`;
    return fault("unknown-spec", `there is no folder spec in ${quoted(hub.extends)}`, hint);
  }
  if (above.some((folder) => realpathSync(join(folder, "spec")) === realpathSync(join(root, "spec")))) {
    const message = `${quoted(hub.extends)} is this spec, or extends this spec`;
    return fault("extends-circle", message, "choose a spec that does not extend this spec");
  }
  const place = isShipped ? SHIPPED : posix.join(layer.label, hub.extends.replaceAll("\\", "/"));
  return { root, label: `${place.replace(/\/$/, "")}/` };
}

/** Returns the root folder of this package. */
function shippedRoot(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "spec/schema")) && existsSync(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The extended spec, and the content of the `spec/hub.yaml` that extends it. */
interface Base {
  readonly hub: Hub;
  readonly layer: Layer;
  readonly loaded: Loaded;
}

/**
 * Combines a spec with the spec that it extends. A file of the spec replaces the file of the extended spec with the
 * same name. Problems in replaced or left-out files are not reported, and mentions of left-out entries are removed.
 */
export function withBase({ spec: own, problems }: Loaded, { hub, layer, loaded }: Base): Loaded {
  const { spec: base } = loaded;
  const isReplaced = (file: string): boolean => file !== HUB && existsSync(join(own.root, file));
  const left = new Set(KIND_NAMES.flatMap((kind) => base[kind].filter((entry) => isLeft(hub, entry)).map(plainFile)));
  const isGone = (file: string): boolean => left.has(file) || isReplaced(file);
  const idsLeftOut = (kind: Kind): ReadonlySet<string> => leftOutIds(hub, base, own, kind);
  const gone = { tasks: idsLeftOut("tasks"), libraries: idsLeftOut("libraries"), providers: idsLeftOut("providers") };
  const merged = (kind: Kind): Entry[] => {
    const kept = base[kind].filter((entry) => !isGone(plainFile(entry)));
    const rest = kept.flatMap((entry) => withoutMentions(entry, gone) ?? []);
    return [...own[kind], ...rest].sort(byOrder);
  };
  const spec: Spec = {
    root: own.root,
    ...everyKind(merged),
    facts: isReplaced(plainFile(NO_FACTS)) ? own.facts : base.facts,
    schemas: { ...base.schemas, ...own.schemas },
  };
  const stale = (file: string): boolean => file.startsWith(layer.label) && isGone(file.slice(layer.label.length));
  const inherited = loaded.problems.filter(({ file }) => !stale(file));
  return { spec, problems: [...problems, ...unknownNames(hub, base).map(problemAt), ...inherited] };
}

/** Returns the left-out ids of one kind of entry. Ids that the spec itself defines again are not included. */
function leftOutIds(hub: Hub, base: Spec, own: Spec, kind: Kind): ReadonlySet<string> {
  const ids = base[kind].filter((entry) => isLeft(hub, entry)).map(({ id }) => id);
  return new Set(ids.filter((id) => !own[kind].some((entry) => entry.id === id)));
}

function isLeft({ without }: Hub, { kind, id }: Entry): boolean {
  // `kind/*` leaves out every entry of the kind. It keeps the files that entries share (`_common`, `_presets`), because
  // your own entries need these files.
  return without.includes(`${kind}/${id}`) || (without.includes(`${kind}/*`) && !id.startsWith("_"));
}

/** Returns a finding for each item of `without` that matches no entry. */
function unknownNames({ entry, without }: Hub, base: Spec): Finding[] {
  const known = KIND_NAMES.flatMap((kind) => [`${kind}/*`, ...base[kind].map(({ id }) => `${kind}/${id}`)]);
  const listed = entry.data["without"];
  return without.flatMap((name): Finding[] => {
    if (known.includes(name)) return [];
    const index = isList(listed) ? listed.indexOf(name) : 0;
    const path: Path = ["without", index];
    const message = `the extended spec has no ${quoted(name)}`;
    return [{ entry, path, code: "unknown-entry", message, hint: suggestion(name, known) }];
  });
}
