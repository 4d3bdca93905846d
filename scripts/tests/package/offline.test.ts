import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { npmCommand, ROOT, run } from "../../../site/build/run.ts";
import { COMPILER_PACKAGES } from "../../hubsmith/peers.ts";
import { type Consumer, copyConsumer } from "./consumer.ts";
import { writeLockedProject } from "./locked-project.ts";
import { workedExample } from "./worked-example.ts";

const PEERS = Object.keys(COMPILER_PACKAGES);

let consumer: Consumer;
let folder: string;
beforeAll(() => {
  consumer = copyConsumer();
  folder = mkdtempSync(join(tmpdir(), "hubsmith-offline-"));
});
afterAll(() => {
  consumer.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the packed package's `hubsmith` command in the folder `where`. */
function hubsmith(where: string, ...words: string[]) {
  return run(process.execPath, [join(where, "node_modules/hubsmith/dist/cli/hubsmith.js"), ...words], {}, where);
}

test("installs and runs the package without a network and with an empty cache", async () => {
  expect(await hubsmith(consumer.folder, "--version")).toEqual({ code: 0, output: "0.1.0\n" });
});

test("installs the compiler's packages from npm's cache, and checks a spec", async ({ skip }) => {
  writeLockedProject(folder, consumer.tarball, PEERS);
  const [program, ...first] = npmCommand();
  const installed = await run(program, [...first, "ci", "--offline", "--no-audit", "--no-fund"], {}, folder);
  if (installed.output.includes("ENOTCACHED")) skip("npm's cache is empty: `npm ci` in the repository fills it");
  expect(installed).toMatchObject({ code: 0 });
  const { files } = workedExample(readFileSync(join(ROOT, "site/docs/own-hub.md"), "utf8"));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(await hubsmith(folder, "check")).toMatchObject({ code: 0 });
});

test("installing the package runs no code", () => {
  const path = join(consumer.folder, "node_modules/hubsmith/package.json");
  const { scripts, dependencies } = JSON.parse(readFileSync(path, "utf8")) as {
    scripts: Readonly<Record<string, string>>;
    dependencies?: unknown;
  };
  const atInstall = new Set([
    "preinstall",
    "install",
    "postinstall",
    "preprepare",
    "prepare",
    "postprepare",
    "prepublish",
  ]);
  expect(Object.keys(scripts).filter((name) => atInstall.has(name))).toEqual([]);
  expect(dependencies).toBeUndefined();
});
