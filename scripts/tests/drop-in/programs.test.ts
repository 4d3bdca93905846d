import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Project, ts } from "ts-morph";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../../lib/run.ts";

/** A program that imports `@huggingface/tasks` or `@huggingface/inference`, as users of these packages write it. */
interface SmallProgram {
  readonly code: string;
  /**
   * The reason why the program must be changed to work with this package. Absent if changing the import path is enough.
   */
  readonly differs?: string;
}

const PROGRAMS = Object.entries(
  parse(readFileSync(join(import.meta.dirname, "programs.yaml"), "utf8")) as Record<string, SmallProgram>,
);

/** For each of the other packages, the entry point of this package that replaces it. */
const OURS = {
  "@huggingface/tasks": [join(ROOT, "runtime/tasks/index.ts")],
  "@huggingface/inference": [join(ROOT, "runtime/inference/index.ts")],
};

/** Compiles all programs. Returns the compiler's messages by the name of the program. */
function complaints(paths: Record<string, string[]>): ReadonlyMap<string, readonly string[]> {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
      types: ["node"],
      paths,
    },
  });
  const files = PROGRAMS.map(([name, { code }]) => project.createSourceFile(join(ROOT, `programs/${name}.ts`), code));
  project.resolveSourceFileDependencies();
  return new Map(
    files.map((file) => [
      file.getBaseNameWithoutExtension(),
      file
        .getPreEmitDiagnostics()
        .map(({ compilerObject }) => ts.flattenDiagnosticMessageText(compilerObject.messageText, "\n")),
    ]),
  );
}

let withTheirs: ReadonlyMap<string, readonly string[]>;
let withOurs: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  withTheirs = complaints({});
  withOurs = complaints(OURS);
}, 120_000);

test.each(PROGRAMS)("%s compiles with the @huggingface package that it imports", (name) => {
  expect(withTheirs.get(name)).toEqual([]);
});

const [unchanged, changed] = [
  PROGRAMS.filter(([, { differs }]) => differs === undefined),
  PROGRAMS.filter(([, { differs }]) => differs !== undefined),
];

test.each(unchanged)("%s compiles with hubsmith, without other changes than the import path", (name) => {
  expect(withOurs.get(name)).toEqual([]);
});

test.each(changed)(
  "%s compiles only after a change (if it compiles without a change, delete its field `differs`)",
  (name) => {
    expect(withOurs.get(name)).not.toEqual([]);
  },
);

test("at least 60 programs compile with hubsmith if only the import path is changed", () => {
  expect(unchanged.length).toBeGreaterThanOrEqual(60);
});
