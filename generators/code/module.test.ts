import { StructureKind } from "ts-morph";
import { expect, test } from "vitest";
import { moduleFile } from "./module.ts";

test("a module has a header, sorted imports, and a blank line between statements", () => {
  const { path, text } = moduleFile("deep/x.ts", {
    source: "spec/x.yaml",
    generator: "generators/artifacts/x.ts",
    imports: [
      { from: "./z.ts", values: ["run"], types: ["Zeta", "Alpha", "Zeta"] },
      { from: "../a.ts", types: ["A".repeat(60), "B".repeat(60)] },
      { from: "./unused.ts" },
    ],
    exports: [
      { from: "./z.ts", types: ["Zeta"] },
      { from: "./long.ts", types: ["D".repeat(60), "C".repeat(60)] },
    ],
    statements: [
      "/** One. */\nexport const one = 1;",
      "export const two = {\n  a: `}`,\n};",
      { kind: StructureKind.Interface, isExported: true, name: "Three", properties: [{ name: "a", type: "string" }] },
      "interface Four {\n  b: 1;\n}",
      "type Five = 5;",
      { kind: StructureKind.Function, name: "six", returnType: "void", statements: ["run(\n  1,\n);"] },
    ],
  });
  expect(path).toBe("deep/x.ts");
  expect(text).toBe(`// Generated – do not edit.
// source:    spec/x.yaml
// generator: generators/artifacts/x.ts
// to change: edit the source, then run \`npm run generate\`
import type {
  ${"A".repeat(60)},
  ${"B".repeat(60)},
} from "../a.ts";
import type { Alpha, Zeta } from "./z.ts";
import { run } from "./z.ts";
export type {
  ${"C".repeat(60)},
  ${"D".repeat(60)},
} from "./long.ts";
export type { Zeta } from "./z.ts";

/** One. */
export const one = 1;

export const two = {
  a: \`}\`,
};

export interface Three {
  a: string;
}

interface Four {
  b: 1;
}

type Five = 5;

function six(): void {
  run(
    1,
  );
}
`);
});
