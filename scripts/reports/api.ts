import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Node, ts } from "ts-morph";
import { ROOT } from "../run.ts";
import {
  declarationsOf,
  ENTRIES,
  type Export,
  type ExportKind,
  exportsOf,
  isValue,
  type Manifest,
  readDeclarations,
} from "./surface.ts";

const PRINTER = ts.createPrinter({ removeComments: true });

/** Order of the parts of a report, with their titles. */
const PARTS: readonly (readonly [title: string, kinds: readonly ExportKind[]])[] = [
  ["Functions", ["function"]],
  ["Classes", ["class"]],
  ["Constants", ["constant", "enum", "namespace"]],
  ["Types", ["interface", "type"]],
];

/**
 * The public surface of every entry point, as importers' compilers see it: one document for each.
 *
 * @param folder where `writeDeclarations` wrote the declaration files
 * @returns documents by file name, such as `inference-core.md`
 */
export async function apiReports(folder: string, manifest: Manifest): Promise<Map<string, string>> {
  const names = await namesAtRunTime(manifest);
  const files = new Map(ENTRIES.map((entry) => [entry, declarationsOf(folder, entry, manifest)]));
  const project = readDeclarations([...files.values()]);
  const documents = new Map<string, string>();
  for (const [entry, file] of files) {
    const values = names.get(entry);
    const items = exportsOf(project.getSourceFileOrThrow(file)).filter(
      ({ name, kind }) => !isValue(kind) || values?.has(name),
    );
    documents.set(`${entry.replaceAll("/", "-")}.md`, documentOf(entry, items));
  }
  return documents;
}

/** What programs can import from each entry: `export type *` hands on the types of values that are not among them. */
async function namesAtRunTime({ exports }: Manifest): Promise<Map<string, ReadonlySet<string>>> {
  const loaded = ENTRIES.map(async (entry) => {
    const module: object = await import(pathToFileURL(join(ROOT, exports[`./${entry}`]?.source ?? "")).href);
    return [entry, new Set(Object.keys(module))] as const;
  });
  return new Map(await Promise.all(loaded));
}

function documentOf(entry: string, items: readonly Export[]): string {
  const lines = [
    `# hubsmith/${entry}`,
    "",
    `What \`hubsmith/${entry}\` exports: ${items.length} names. Written by \`npm run report:api\`; a change here is a change for`,
    "importers, and belongs into the change log.",
    "",
  ];
  for (const [title, kinds] of PARTS) {
    const part = items.filter(({ kind }) => kinds.includes(kind));
    if (part.length === 0) continue;
    const code = part.map((item) => printed(item)).join("\n\n");
    lines.push(`## ${title}`, "", "```ts", code, "```", "");
  }
  return lines.join("\n");
}

/** The declarations of an export without comments and private members, with a note where its own name is another. */
function printed({ name, symbol }: Export): string {
  const own = symbol.getName();
  const alias = own === name ? [] : [`// ${name} is ${own}:`];
  const texts = symbol.getDeclarations().map((declaration) => {
    const node = Node.isVariableDeclaration(declaration)
      ? (declaration.getVariableStatement() ?? declaration)
      : declaration;
    const { compilerNode } = node;
    return PRINTER.printNode(ts.EmitHint.Unspecified, compilerNode, compilerNode.getSourceFile());
  });
  // Private members are nobody's business.
  return [...alias, ...texts].join("\n").replaceAll(/^ +(?:private .*|#private;)\n/gm, "");
}
