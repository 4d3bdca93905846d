import { build } from "esbuild";
import { expect, test } from "vitest";
import { ROOT } from "../../lib/run.ts";

test("the code that generates loads no generated file at its start, so it runs while generated/ is empty", async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["scripts/hubsmith/generate/generate.ts"],
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    conditions: ["source"],
    treeShaking: false,
    write: false,
    metafile: true,
  });
  const loaded = new Set<string>();
  const follow = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of metafile.inputs[file]?.imports ?? []) if (kind === "import-statement") follow(path);
  };
  follow("scripts/hubsmith/generate/generate.ts");
  expect(loaded).toContain("runtime/snippets/read.ts");
  expect([...loaded].filter((file) => file.startsWith("generated/"))).toEqual([]);
});
