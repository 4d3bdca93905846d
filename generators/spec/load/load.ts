import { lstatSync, readdirSync, readFileSync, type Dirent } from "node:fs";
import { join, resolve } from "node:path";
import { byOrder } from "../entries.ts";
import { everyKind, KIND_NAMES, KINDS, type Entry, type Kind, type Loaded, type Schema, type Spec } from "../entry.ts";
import type { Problem } from "../problem.ts";
import { suggestion } from "../suggest.ts";
import { problemOf, type Fault } from "../yaml/locate.ts";
import { NO_FACTS, parseEntry, parseSchema, sourceOf } from "../yaml/parse.ts";
import { findBase, HUB, readHub, withBase, type Layer } from "./hub.ts";
import { originalOf } from "./leave-out.ts";
import { clashingNames, judgeName } from "./names.ts";

const FACTS = "spec/facts.yaml";

/** The problems of each entry that has problems but could be read. */
const readingProblems = new WeakMap<Entry, readonly Problem[]>();

/** Maximum size of a file: 1 MiB. The largest entry of the catalogue has about 35 KB. */
const MAX_FILE_BYTES = 1024 * 1024;

/**
 * Reads all files in `<root>/spec`, and the spec that `spec/hub.yaml` extends, if any. Never throws because of the
 * content of files: each fault becomes a Problem, and an entry that cannot be read is left out of the lists.
 * `validate.ts` checks entries against their schemas.
 *
 * Files over 1 MiB, symbolic links, pipes and devices are not read.
 *
 * @param root folder that contains `spec/`
 * @param previous an earlier result; entries and schemas of unchanged files are taken from it
 */
export function loadSpec(root: string, previous?: Spec): Loaded {
  const { spec, problems } = loadLayers({ root: resolve(root), label: "" }, previous, []);
  const before = previous?.schemas ?? {};
  const isSame = Object.keys({ ...before, ...spec.schemas }).every((name) => before[name] === spec.schemas[name]);
  return { spec: isSame && previous !== undefined ? { ...spec, schemas: before } : spec, problems };
}

/** @param above root folders of the specs that extend this one */
function loadLayers(layer: Layer, previous: Spec | undefined, above: readonly string[]): Loaded {
  const loader = new Loader(layer, previous);
  const hubText = loader.read(HUB, true);
  const { hub, problems = [] } = hubText === undefined ? {} : readHub(layer.label + HUB, hubText);
  const base = hub && findBase(hub, layer, [...above, layer.root]);
  // Without the extended spec, almost every reference would be reported as unknown.
  const faults = [...problems, ...(base && "problem" in base ? [base.problem] : [])];
  if (faults.length > 0) return { spec: loader.empty(), problems: faults };
  const own = loader.load(hub !== undefined);
  if (hub === undefined || base === undefined || "problem" in base) return own;
  return withBase(own, { hub, layer: base, loaded: loadLayers(base, previous, [...above, layer.root]) });
}

class Loader {
  readonly #layer: Layer;
  readonly #schemas: Spec["schemas"];
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #problems: Problem[] = [];
  /** Names of the folders in `spec/`. Links to folders are left out. */
  #folders: ReadonlySet<string> = new Set();

  constructor(layer: Layer, previous: Spec | undefined) {
    this.#layer = layer;
    this.#schemas = previous?.schemas ?? {};
    const entries = previous === undefined ? [] : [...KIND_NAMES.flatMap((kind) => previous[kind]), previous.facts];
    this.#entries = new Map(entries.map((entry) => [entry.file, originalOf(entry)]));
  }

  empty(): Spec {
    return { root: this.#layer.root, ...everyKind(() => []), facts: NO_FACTS, schemas: {} };
  }

  /** @param hasBase true if the spec extends another one, so that it needs neither schemas nor facts of its own */
  load(hasBase: boolean): Loaded {
    const listed = this.#list("spec");
    if (listed.length === 0) {
      const hint = "run the command in a folder that contains spec/, or pass the path of such a folder";
      this.#report("spec", { code: "missing-folder", message: "there is no folder spec", hint });
      return { spec: this.empty(), problems: this.#problems };
    }
    this.#findStrays(listed);
    this.#folders = new Set(listed.filter((entry) => entry.isDirectory()).map(({ name }) => name));
    const schemas = this.#readSchemas(hasBase);
    const facts = this.#entry("facts", "facts", FACTS, hasBase);
    const entries = everyKind((kind) => this.#folder(kind, hasBase));
    return { spec: { ...this.empty(), ...entries, facts: facts ?? NO_FACTS, schemas }, problems: this.#problems };
  }

  /**
   * Returns the text of a file, or reports why it cannot be read.
   *
   * @param isOptional if true, nothing is reported if the file does not exist
   */
  read(file: string, isOptional = false): string | undefined {
    try {
      const path = join(this.#layer.root, file);
      const stats = lstatSync(path);
      const found = stats.isSymbolicLink()
        ? "a symbolic link"
        : stats.isDirectory()
          ? "a folder"
          : "a device or a pipe";
      if (!stats.isFile())
        return this.#report(file, { code: "no-file", message: `this is ${found}`, hint: "put the file itself here" });
      if (stats.size > MAX_FILE_BYTES) {
        const message = `the file has ${stats.size.toLocaleString("en")} bytes, so it is not read`;
        return this.#report(file, { code: "too-large", message, hint: "at most 1,048,576 bytes (1 MiB) are allowed" });
      }
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (isOptional && (code === "ENOENT" || code === "ENOTDIR")) return undefined;
      const faults: Readonly<Record<string, Fault>> = {
        ENOENT: { code: "missing-file", message: "this file does not exist", hint: "create or restore the file" },
        ERR_ENCODING_INVALID_ENCODED_DATA: {
          code: "wrong-encoding",
          message: "the file is not a text in UTF-8",
          hint: "save the file as UTF-8 without a byte order mark",
        },
      };
      return this.#report(file, faults[code] ?? { code: "unreadable", message: `the file cannot be read (${code})` });
    }
  }

  #report(file: string, fault: Fault): undefined {
    this.#problems.push(problemOf(this.#layer.label + file, fault));
    return undefined;
  }

  /** Returns the content of a folder, sorted by code point. Empty if there is no such folder. */
  #list(folder: string): Dirent[] {
    try {
      const entries = readdirSync(join(this.#layer.root, folder), { withFileTypes: true });
      return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    } catch {
      return [];
    }
  }

  /** Reports unknown folders and files, which are probably misspelled and would be ignored silently. */
  #findStrays(listed: readonly Dirent[]): void {
    const known = [...KIND_NAMES, "schema", "facts.yaml", "hub.yaml"];
    for (const entry of listed) {
      const isFolder = !entry.isFile();
      if (entry.name.startsWith(".") || !(isFolder || /\.ya?ml$/i.test(entry.name))) continue;
      const file = `spec/${entry.name}`;
      if (entry.isSymbolicLink()) {
        this.#report(file, { code: "no-file", message: "this is a symbolic link", hint: "put the folder itself here" });
      } else if (entry.name === "kernels" && isFolder) {
        const hint =
          "delete the folder; the names KERNEL_LIBRARIES_UI_ELEMENTS and KernelLibraryKey stay in the package";
        this.#report(file, { code: "unknown-folder", message: "kernels are not a kind of entry any more", hint });
      } else if (!known.includes(entry.name)) {
        const message = `nothing reads this ${isFolder ? "folder" : "file"}`;
        const code = isFolder ? "unknown-folder" : "unknown-file";
        const meant = KIND_NAMES.find((kind) => KINDS[kind] === entry.name);
        const hint = meant === undefined ? suggestion(entry.name, known) : `did you mean "${meant}"?`;
        this.#report(file, { code, message, hint });
      }
    }
  }

  #folder(kind: Kind, hasBase: boolean): Entry[] {
    const listed = this.#folders.has(kind) ? this.#list(`spec/${kind}`) : [];
    for (const [first, ...others] of clashingNames(listed.map(({ name }) => name))) {
      for (const name of others) {
        const message = `${name} and ${first} differ only in capital letters`;
        const hint = "many file systems take them for one file; rename or merge them";
        this.#report(`spec/${kind}/${name}`, { code: "case-clash", message, hint });
      }
    }
    const entries = listed.map(({ name }) => {
      const file = `spec/${kind}/${name}`;
      const judged = judgeName(kind, name);
      if ("isIgnored" in judged) return undefined;
      return "id" in judged ? this.#entry(kind, judged.id, file, hasBase) : this.#report(file, judged.fault);
    });
    return entries.filter((entry) => entry !== undefined).sort(byOrder);
  }

  #entry(kind: Entry["kind"], id: string, path: string, hasBase: boolean): Entry | undefined {
    const text = this.read(path, hasBase && kind === "facts");
    if (text === undefined) return undefined;
    const file = this.#layer.label + path;
    const before = this.#entries.get(file);
    const parsed = before?.text === text ? undefined : parseEntry({ kind, id, file, text, hasOwnSchemas: !hasBase });
    const entry = parsed === undefined ? before : parsed.entry;
    const problems = parsed?.problems ?? (before && readingProblems.get(before)) ?? [];
    if (entry !== undefined) readingProblems.set(entry, problems);
    this.#problems.push(...problems);
    return entry;
  }

  #readSchemas(hasBase: boolean): Readonly<Record<string, Schema>> {
    const names = (this.#folders.has("schema") ? this.#list("spec/schema") : []).flatMap(
      ({ name }) => /^([a-z]+(?:-[a-z]+)*)\.schema\.json$/.exec(name)?.[1] ?? [],
    );
    const needed = hasBase ? [] : [...Object.values(KINDS), "fact"];
    const schemas: Record<string, Schema> = {};
    for (const name of new Set([...needed, ...names])) {
      const file = `spec/schema/${name}.schema.json`;
      const text = this.read(file);
      const before = this.#schemas[name];
      if (before !== undefined && sourceOf(before)?.text === text) schemas[name] = before;
      else if (text !== undefined) {
        const { schema, problems } = parseSchema(this.#layer.label + file, text);
        this.#problems.push(...problems);
        if (schema !== undefined) schemas[name] = schema;
      }
    }
    return schemas;
  }
}
