import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { readApiFacts } from "../generators/signatures/facts.ts";
import { loadSpec } from "../generators/spec/load/load.ts";
import type { Entry, Json, JsonObject, Spec } from "../generators/spec/entry.ts";
import { objectOf, textOf } from "../generators/spec/json.ts";
import { printApi, type SourceFacts, usesOf, writtenName } from "./apis/snippet-uses.ts";
import { ROOT } from "./lib/run.ts";

interface Options {
  readonly checkout: string;
  readonly commit?: string;
  readonly repository?: string;
  readonly python: string;
  readonly write?: boolean;
}

/**
 * Maximum number of look-ups in the library's source. A call can return an object of a class that was not looked up
 * before, so another look-up is needed.
 */
const MOST_ROUNDS = 5;

function apis(key: string, options: Options): void {
  const { spec } = loadSpec(ROOT);
  const library = spec.libraries.find(({ id }) => id === key);
  if (library === undefined) throw new Error(`there is no library "${key}" in spec/libraries`);
  const entry = spec.apis.find(({ id }) => id === key);
  const before = objectOf(entry?.data["checked"]);
  const source = readSource(library, spec, before, options);
  const checked = entryOf(before, { library, source, options });
  for (const name of source.missing) console.error(`not found: ${name}`);
  const file = `spec/apis/${key}.yaml`;
  const text = printApi({ ...entry?.data, checked });
  if (options.write === true) {
    writeFileSync(join(ROOT, file), text);
    console.log(`wrote ${file}\n${text}`);
  } else
    console.log(
      differences(entry === undefined ? "" : printApi(entry.data), text).join("\n") ||
        `${file} is what the source says`,
    );
}

/** Facts from the library's source about the names, commands and flags that the snippets use. */
interface Source {
  readonly names: JsonObject;
  readonly commands: ReadonlyMap<string, readonly string[]>;
  readonly others: readonly string[];
  readonly python: string | null;
  /** Names and flags that the snippets use, but that the source does not define. */
  readonly missing: readonly string[];
}

/**
 * Looks up, in the library's checkout, the names that the snippets use. If one of them is a function that returns an
 * object of another class, looks up this class too.
 */
function readSource(library: Entry, spec: Spec, before: JsonObject, { checkout, python }: Options): Source {
  const old = objectOf(before["names"]);
  const { commands } = usesOf(library, spec, undefined);
  const flags = [...new Set([...commands.values()].flat())];
  let names = old;
  for (let round = 1; ; round++) {
    const wanted = usesOf(library, spec, readApiFacts({ data: { checked: { names } } }));
    const found = extract(python, { root: resolve(checkout), wanted: Object.fromEntries(wanted.names), flags });
    const modules = new Set(found.modules);
    const own = [...wanted.names.keys()].filter((path) => modules.has(path.replace(/\..*/, "")));
    const written = own.map((path) => [path, writtenName(path, found.names[path], old[path])] as const);
    const next = written.filter((pair): pair is [string, Json] => pair[1] !== undefined && pair[1] !== "module");
    const isSame = JSON.stringify(next) === JSON.stringify(Object.entries(names));
    names = Object.fromEntries(next);
    if (!isSame && round < MOST_ROUNDS) continue;
    const others = [...wanted.modules].filter((module) => !modules.has(module)).sort();
    const unknown = written.flatMap(([path, name]) => (name === undefined ? [path] : []));
    const missing = [...unknown, ...flags.filter((flag) => found.flags[flag] !== true)];
    return { names, commands, others, python: found.python, missing };
  }
}

/** Returns the new field `checked` for the library's file in `spec/apis`. */
function entryOf(
  before: JsonObject,
  { library, source, options }: { readonly library: Entry; readonly source: Source; readonly options: Options },
): JsonObject {
  const { names, others, python } = source;
  const known = Object.keys(objectOf(before["commands"]));
  const commands = [...source.commands].filter(([command]) => known.length === 0 || known.includes(command));
  const address = textOf(library.data["repoUrl"])?.replace(/\.git$/, "");
  return {
    repository: options.repository ?? textOf(before["repository"]) ?? address,
    commit: options.commit ?? commitOf(resolve(options.checkout)),
    date: new Date().toISOString().slice(0, 10),
    ...(before["distribution"] !== undefined && { distribution: before["distribution"] }),
    ...(python !== null && { python }),
    ...(before["pins"] !== undefined && { pins: before["pins"] }),
    ...(Object.keys(names).length > 0 && { names }),
    ...(commands.length > 0 && { commands: Object.fromEntries(commands) }),
    ...(others.length > 0 && { others }),
  };
}

function extract(python: string, request: object): SourceFacts {
  const script = join(ROOT, "scripts/apis/extract.py");
  const { status, stdout, stderr, error } = spawnSync(python, [script], {
    input: JSON.stringify(request),
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (error !== undefined) throw new Error(`${python} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`${python} failed: ${stderr}`);
  return JSON.parse(stdout) as SourceFacts;
}

function commitOf(root: string): string {
  const { status, stdout } = spawnSync("git", ["-C", root, "rev-parse", "HEAD"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${root} is not a git checkout: pass the commit with --commit`);
  return stdout.trim();
}

/** Returns the lines that only one of two texts contains. Ignores the line with the date. */
function differences(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.split("\n").filter((line) => !/^\s*date:/.test(line)));
  return [
    ...(old ?? []).filter((line) => now?.includes(line) === false).map((line) => `- ${line}`),
    ...(now ?? []).filter((line) => old?.includes(line) === false).map((line) => `+ ${line}`),
  ];
}

new Command("apis")
  .description("Compares spec/apis/<library>.yaml with a checkout of the library's source")
  .argument("<library>", "key of the library")
  .requiredOption("--checkout <folder>", "folder with the library's source code")
  .option("--commit <id>", "commit of the source code (default: the commit of the checkout)")
  .option(
    "--repository <address>",
    "URL of the repository (default: the URL in spec/apis, or else the library's repoUrl)",
  )
  .option("--python <path>", "Python 3.11 or newer", "python3")
  .option("--write", "write the file")
  .action(apis)
  .parse();
