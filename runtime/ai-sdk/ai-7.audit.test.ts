import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as ai from "ai";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { installLocked, ROOT, run } from "../../scripts/lib/run.ts";
import { runAll } from "./testing/own-programs.ts";
import { startScript } from "./testing/server.ts";

const INSTALLED = join(ROOT, ".ci/ai-7/node_modules");

const PROGRAM = `import * as ai from "ai";
import { runAll } from "./runtime/ai-sdk/testing/own-programs.ts";
globalThis.AI_SDK_LOG_WARNINGS = false;
console.log(JSON.stringify(await runAll(ai, process.argv[2])));`;

test("version 7 of the AI SDK gives the same results", async () => {
  await installLocked("ai-7", "210 MB");
  const server = await startScript();
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-ai-7-"));
  try {
    symlinkSync(INSTALLED, join(folder, "node_modules"));
    const outfile = join(folder, "program.mjs");
    await build({
      stdin: { contents: PROGRAM, resolveDir: ROOT, loader: "ts" },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      conditions: ["source"],
      external: ["ai", "@ai-sdk/provider"],
    });
    const { code, output } = await run(join(INSTALLED, "node/bin/node"), [outfile, server.url], {}, folder);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\{.*\}\n$/) });
    const expected = await runAll(ai, server.url);
    expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(expected)));
  } finally {
    rmSync(folder, { recursive: true });
    await server.close();
  }
});
