import { join, resolve } from "node:path";
import { UNSAFE_NAMES } from "../yaml/convert.ts";
import type { Entry, Kind, Loaded, Schema, Spec } from "../entry.ts";
import { everyKind, KIND_NAMES, KINDS } from "../entry.ts";
import { byOrder } from "../entries.ts";
import { listFolder, lookAt, readBytes, realFolder } from "./files.ts";
import { originalOf } from "./leave-out.ts";
import { lineCounter, problemIn, problemOf } from "../yaml/locate.ts";
import type { Fault } from "../yaml/locate.ts";
import { clashingNames, judgeName } from "./names.ts";
import { findBase, HUB, readHub, withBase } from "./hub.ts";
import type { Hub, Layer } from "./hub.ts";
import { NO_FACTS, parseEntry } from "../yaml/parse.ts";
import type { EntryFile } from "../yaml/parse.ts";
import type { Problem } from "../problem.ts";
import { parseSchema, sourceOf } from "../schema/schema-source.ts";
import { suggestion } from "../suggest.ts";
import { decode } from "../yaml/text.ts";

const FACTS = "spec/facts.yaml";

/**
 * The `stamp` of each file when it was read (see `lookAt`). A file that was changed just before it was read has no
 * stamp here, because it could change again without a new stamp.
 */
const stamps = new WeakMap<object, string>();
/** The problems of each entry that has problems but could be read. */
const readingProblems = new WeakMap<Entry, readonly Problem[]>();

/**
 * Reads all files in `<root>/spec`, and the spec that `spec/hub.yaml` extends, if any. Never throws because of the
 * content of files: each fault becomes a Problem, and an entry that cannot be read is left out of the lists.
 * `validate.ts` checks entries against their schemas.
 *
 * Files over 1 MiB, links that leave the folder, and pipes or devices are not read.
 *
 * @param root folder that contains `spec/`
 * @param previous an earlier result; entries and schemas of unchanged files are taken from it
 */
export function loadSpec(root: string, previous?: Spec): Loaded {
  const { spec, problems } = loadLayers({ root: resolve(root), label: "" }, previous, new Set());
  const before = previous?.schemas ?? {};
  const isSame = Object.keys({ ...before, ...spec.schemas }).every((name) => before[name] === spec.schemas[name]);
  return { spec: isSame && previous !== undefined ? { ...spec, schemas: before } : spec, problems };
}

/** @param above real paths of the spec folders that extend this one */
function loadLayers(layer: Layer, previous: Spec | undefined, above: ReadonlySet<string>): Loaded {
  const loader = new Loader(layer, previous);
  const own = loader.load();
  if (loader.hub === undefined) return own;
  const around = new Set([...above, realFolder(join(layer.root, "spec")) ?? ""]);
  const base = findBase(loader.hub, layer, around);
  if ("problem" in base) return { ...own, problems: [...own.problems, base.problem] };
  return withBase(own, { hub: loader.hub, layer: base, loaded: loadLayers(base, previous, around) });
}

interface Before<Value> {
  readonly value: Value;
  readonly text: string | undefined;
}
type Parse<Value> = (text: string) => Value | undefined;

class Loader {
  /** The content of `spec/hub.yaml`, known after the folder has been read. */
  hub: Hub | undefined;
  readonly #root: string;
  readonly #label: string;
  readonly #previous: Spec | undefined;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #problems: Problem[] = [];
  readonly #broken = new Set<string>();
  #boundary = "";

  constructor({ root, label }: Layer, previous: Spec | undefined) {
    [this.#root, this.#label] = [root, label];
    this.#previous = previous;
    const entries = previous === undefined ? [] : [...KIND_NAMES.flatMap((kind) => previous[kind]), previous.facts];
    this.#entries = new Map(
      entries.filter((entry) => entry !== NO_FACTS).map((entry) => [entry.file, originalOf(entry)]),
    );
  }

  load(): Loaded {
    const boundary = realFolder(join(this.#root, "spec"));
    if (boundary === undefined) {
      const hint = "run the command in a folder that contains spec/, or pass the path of such a folder";
      this.#report("spec", { code: "missing-folder", message: "there is no folder spec", hint });
    }
    this.#boundary = boundary ?? "";
    const isThere = boundary !== undefined;
    if (isThere) this.#findStrays();
    if (isThere) this.#readHub();
    const spec: Spec = {
      root: this.#root,
      ...everyKind((kind) => (isThere ? this.#folder(kind) : [])),
      facts: (isThere ? this.#entry({ kind: "facts", id: "facts", file: FACTS }) : undefined) ?? NO_FACTS,
      schemas: isThere ? this.#schemas() : {},
      broken: this.#broken,
    };
    return { spec, problems: this.#problems };
  }

  #report(file: string, fault: Fault, severity?: Problem["severity"]): undefined {
    this.#problems.push(problemOf(this.#label + file, fault, severity));
    return undefined;
  }

  #readHub(): void {
    if (this.#isAbsent(HUB)) return;
    const text = this.#read<{ text: string }>(HUB, undefined, (read) => ({ text: read }))?.text;
    if (text === undefined) return;
    const { hub, problems } = readHub(this.#label + HUB, text);
    this.hub = hub;
    this.#problems.push(...problems);
  }

  #isAbsent(file: string): boolean {
    const looked = lookAt(join(this.#root, file), this.#boundary);
    return "fault" in looked && looked.fault.code === "missing-file";
  }

  /** Reports unknown folders and files, which are probably misspelled and would be ignored silently. */
  #findStrays(): void {
    const known = [...KIND_NAMES, "schema", "facts.yaml", "hub.yaml"];
    const listed = listFolder(join(this.#root, "spec"), this.#boundary);
    if ("fault" in listed) return this.#report("spec", listed.fault);
    for (const { name, isFolder } of listed.names) {
      if (known.includes(name) || name.startsWith(".") || !(isFolder || /\.ya?ml$/i.test(name))) continue;
      const [code, thing] = isFolder ? ["unknown-folder", "folder"] : ["unknown-file", "file"];
      this.#report(
        `spec/${name}`,
        { code, message: `nothing reads this ${thing}`, hint: suggestion(name, known) },
        "warning",
      );
    }
  }

  #folder(kind: Kind): Entry[] {
    const listed = listFolder(join(this.#root, "spec", kind), this.#boundary);
    if ("fault" in listed) {
      if (listed.fault.code !== "missing-file") this.#report(`spec/${kind}`, listed.fault);
      return [];
    }
    this.#findClashes(
      kind,
      listed.names.map(({ name }) => name),
    );
    const entries = listed.names.map(({ name, isFolder }) => this.#judged(kind, name, isFolder));
    return entries.filter((entry) => entry !== undefined).sort(byOrder);
  }

  #judged(kind: Kind, name: string, isFolder: boolean): Entry | undefined {
    const file = `spec/${kind}/${name}`;
    const judged = judgeName(kind, name);
    if ("isIgnored" in judged) return undefined;
    if (isFolder) {
      const hint = `entries must be directly in spec/${kind}`;
      return this.#report(file, {
        code: "unexpected-folder",
        message: "a folder inside a folder of entries is not read",
        hint,
      });
    }
    if ("id" in judged) return this.#entry({ kind, id: judged.id, file });
    // The id that the author meant is treated like the id of a broken entry. So only the wrong file name is reported,
    // and not the references to this id.
    if (judged.meant !== undefined) this.#broken.add(`spec/${kind}/${judged.meant}.yaml`);
    return this.#report(file, judged.fault);
  }

  #findClashes(kind: Kind, names: readonly string[]): void {
    for (const [first, ...others] of clashingNames(names)) {
      for (const name of others) {
        const message = `${name} and ${first} differ only in capital letters`;
        const hint = "many file systems take them for one file; rename or merge them";
        this.#report(`spec/${kind}/${name}`, { code: "case-clash", message, hint });
      }
    }
  }

  #entry({ kind, id, file: path }: Omit<EntryFile, "text">): Entry | undefined {
    // A spec that extends another spec needs no file of facts, because it can use the facts of the extended spec.
    if (kind === "facts" && this.hub !== undefined && this.#isAbsent(path)) return undefined;
    const file = this.#label + path;
    const before = this.#entries.get(file);
    const entry = this.#read(path, before && { value: before, text: before.text }, (text) => {
      const parsed = parseEntry({ kind, id, file, text, hasOwnSchemas: this.hub === undefined });
      if (parsed.entry !== undefined) readingProblems.set(parsed.entry, parsed.problems);
      else this.#problems.push(...parsed.problems);
      return parsed.entry;
    });
    if (entry === undefined) this.#broken.add(path);
    else this.#problems.push(...(readingProblems.get(entry) ?? []));
    return entry;
  }

  /** Returns the previous value if the file is unchanged, otherwise reads the file. */
  #read<Value extends object>(file: string, before: Before<Value> | undefined, parse: Parse<Value>): Value | undefined {
    const path = join(this.#root, file);
    const looked = lookAt(path, this.#boundary);
    if ("fault" in looked) return this.#report(file, looked.fault);
    if (before !== undefined && looked.isSettled && stamps.get(before.value) === looked.stamp) return before.value;
    const read = readBytes(path);
    if ("fault" in read) return this.#report(file, read.fault);
    const decoded = decode(read.bytes);
    if ("fault" in decoded) return this.#undecoded(file, decoded);
    const value = before !== undefined && before.text === decoded.text ? before.value : parse(decoded.text);
    if (value !== undefined && looked.isSettled) stamps.set(value, looked.stamp);
    return value;
  }

  #undecoded(file: string, { fault, text, position }: { fault: Fault; text?: string; position?: number }): undefined {
    if (text === undefined || position === undefined) return this.#report(file, fault);
    this.#problems.push(
      problemIn({ file: this.#label + file, text, lines: lineCounter(text) }, [position, position + 1], fault),
    );
    return undefined;
  }

  #schemas(): Readonly<Record<string, Schema>> {
    const listed = listFolder(join(this.#root, "spec/schema"), this.#boundary);
    const names = "fault" in listed ? [] : listed.names.map(({ name }) => name);
    const needed = this.hub === undefined ? [...Object.values(KINDS), "fact"] : [];
    const before = this.#previous?.schemas ?? {};
    const schemas: Record<string, Schema> = {};
    for (const name of new Set([...needed, ...names.flatMap(schemaName)])) {
      const file = `spec/schema/${name}.schema.json`;
      const value = before[name];
      const schema = this.#read(file, value && { value, text: sourceOf(value)?.text }, (text) => {
        const parsed = parseSchema(this.#label + file, text);
        this.#problems.push(...parsed.problems);
        return parsed.schema;
      });
      if (schema !== undefined) schemas[name] = schema;
    }
    return schemas;
  }
}

function schemaName(file: string): string[] {
  const name = /^([a-z]+(?:-[a-z]+)*)\.schema\.json$/.exec(file)?.[1];
  return name === undefined || UNSAFE_NAMES.has(name) ? [] : [name];
}
