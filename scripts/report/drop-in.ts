import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Project, ts } from "ts-morph";
import { ABSENT, DIFFERENT, OF_SPECS, OF_SPECS_REASON, type Reasons } from "./drop-in-reasons.ts";
import { table } from "../lib/markdown.ts";
import {
  declarationsOf,
  type Export,
  exportsOf,
  type Manifest,
  PACKAGES,
  readDeclarations,
} from "../../site/build/api/surface.ts";

/**
 * The packages that are compared with this package. The exports of each package are searched in the listed entry points
 * of this package, in this order.
 */
const COMPARED: readonly (readonly [name: string, entries: readonly string[]])[] = [
  ["@huggingface/inference", ["inference", "snippets", "tasks"]],
  ["@huggingface/tasks", ["tasks", "libraries", "snippets", "gguf", "inference"]],
  ["@huggingface/jinja", ["template"]],
];

/** The compiler's comparison of the type of an export in this package with its type in the other package. */
type Relation = "equal" | "ours is narrower" | "ours is wider" | "different";

/** An export of another package, and the export of this package with the same name. */
interface Row {
  readonly name: string;
  /** The entry point of this package that has the export; undefined if this package does not have the export. */
  readonly entry: string | undefined;
  readonly relation: Relation | undefined;
  readonly reason: string | undefined;
}

export interface DropInReport {
  readonly markdown: string;
  readonly problems: readonly string[];
}

type OwnExport = Export & { readonly entry: string };

/**
 * Compares the exports of the other packages with the exports of this package. Reads only declaration files.
 *
 * @param folder the folder to which `writeDeclarations` wrote the declarations of this package
 * @throws Error when one of the packages is not installed
 */
export function dropInReport(folder: string, manifest: Manifest): DropInReport {
  const entries = [...new Set(COMPARED.flatMap(([, names]) => names))];
  const ours = new Map(entries.map((entry) => [entry, declarationsOf(folder, entry, manifest)]));
  const theirs = new Map(COMPARED.map(([name]) => [name, publishedTypes(name)]));
  const project = readDeclarations(
    [...theirs.values(), ...ours.values()].map((of) => (typeof of === "string" ? of : of.types)),
  );
  const exported = new Map([...ours].map(([entry, file]) => [entry, exportsOf(project.getSourceFileOrThrow(file))]));
  const parts: string[] = [];
  const problems: string[] = [];
  for (const [name, searched] of COMPARED) {
    const published = theirs.get(name);
    if (published === undefined) continue;
    const found = new Map<string, OwnExport>();
    for (const entry of searched) {
      for (const item of exported.get(entry) ?? []) if (!found.has(item.name)) found.set(item.name, { ...item, entry });
    }
    const rows = exportsOf(project.getSourceFileOrThrow(published.types)).map((item) =>
      compared(project, item, found.get(item.name), name),
    );
    parts.push(section(`${name} ${published.version}`, rows));
    problems.push(...problemsOf(name, rows));
  }
  return { markdown: parts.join("\n"), problems };
}

function publishedTypes(name: string): { readonly types: string; readonly version: string } {
  const folder = join(PACKAGES, name);
  const { version, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly version: string;
    readonly exports: {
      readonly types?: string;
      readonly ".": { readonly types?: string; readonly import?: { readonly types?: string } };
    };
  };
  const types = exports["."]?.import?.types ?? exports["."]?.types ?? exports.types;
  if (types === undefined) throw new Error(`${name} ${version} names no declaration file: look at its package.json`);
  return { types: join(folder, types), version };
}

function compared(project: Project, theirs: Export, ours: OwnExport | undefined, packageName: string): Row {
  const { name } = theirs;
  if (ours === undefined) return { name, entry: undefined, relation: undefined, reason: ABSENT[packageName]?.[name] };
  const relation = related(project.getTypeChecker().compilerObject, theirs, ours);
  if (OF_SPECS.test(name)) {
    const isWhole = relation === "equal" || relation === "ours is wider" || !TYPES.has(theirs.kind);
    return { name, entry: ours.entry, relation: "ours is wider", reason: isWhole ? OF_SPECS_REASON : undefined };
  }
  return { name, entry: ours.entry, relation, reason: relation === "equal" ? undefined : reasonOf(name, DIFFERENT) };
}

function related(checker: ts.TypeChecker, theirs: Export, ours: Export): Relation {
  const [from, to] = [typeOf(checker, theirs), typeOf(checker, ours)];
  const fits = checker.isTypeAssignableTo(to, from);
  const accepts = checker.isTypeAssignableTo(from, to);
  if (fits) return accepts ? "equal" : "ours is narrower";
  return accepts ? "ours is wider" : "different";
}

/** Kinds of exports that are types. All other exports are values. */
const TYPES: ReadonlySet<string> = new Set(["interface", "type", "class"]);

function typeOf(checker: ts.TypeChecker, { kind, symbol }: Export): ts.Type {
  const isType = TYPES.has(kind);
  const { compilerSymbol } = symbol;
  return isType ? checker.getDeclaredTypeOfSymbol(compilerSymbol) : checker.getTypeOfSymbol(compilerSymbol);
}

function reasonOf(name: string, reasons: Reasons): string | undefined {
  return reasons.find(([pattern]) => pattern.test(name))?.[1];
}

function section(title: string, rows: readonly Row[]): string {
  const absent = rows.filter(({ entry }) => entry === undefined).length;
  const same = rows.filter(({ relation }) => relation === "equal").length;
  const counts = `${rows.length} exports: ${same} same, ${rows.length - same - absent} better, ${absent} absent.`;
  const lines = rows.map(({ name, entry, relation, reason }) => {
    if (entry === undefined) return [`\`${name}\``, "–", "absent", reason ?? ""];
    return [`\`${name}\``, `\`hubsmith/${entry}\``, relation === "equal" ? "same" : "better", reason ?? ""];
  });
  return [`## ${title}`, "", counts, "", table(["export", "ours", "", "why"], lines), ""].join("\n");
}

/** Returns a problem for each row that needs a reason but has none, and for each reason that no row needs. */
function problemsOf(packageName: string, rows: readonly Row[]): string[] {
  const file = "scripts/report/drop-in-reasons.ts";
  const unexplained = rows.filter(({ relation, reason }) => relation !== "equal" && reason === undefined);
  const absent = new Set(rows.filter(({ entry }) => entry === undefined).map(({ name }) => name));
  const idle = Object.keys(ABSENT[packageName] ?? {}).filter((name) => !absent.has(name));
  return [
    ...unexplained.map(
      ({ name, relation }) => `${packageName}: ${name} is ${relation ?? "absent"} and has no reason in ${file}`,
    ),
    ...idle.map((name) => `${packageName}: ${name} is not absent; delete its reason from ${file}`),
  ];
}
