import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LOCK, whileLocked } from "./lock.ts";
import { writeFiles } from "./write.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockOf = (owner: number | undefined): void => writeFileSync(join(folder, LOCK), String(owner));

test("a folder is unlocked after the action, even if the action throws", () => {
  expect(whileLocked(folder, () => existsSync(join(folder, LOCK)))).toBe(true);
  expect(() => whileLocked(folder, () => JSON.parse("{"))).toThrow(SyntaxError);
  expect(existsSync(join(folder, LOCK))).toBe(false);
});

test("the lock of a running process is not removed", () => {
  lockOf(process.pid);
  expect(whileLocked(folder, () => "done", 0)).toBeUndefined();
  expect(existsSync(join(folder, LOCK))).toBe(true);
});

test("the lock of a process that has ended is removed", () => {
  lockOf(spawnSync(process.execPath, ["--version"]).pid);
  expect(whileLocked(folder, () => "done")).toBe("done");
});

test("a second run waits until the first run has finished, and then writes", async () => {
  const holder = `fs.writeFileSync(process.argv[1], String(process.pid)); console.log();
    setTimeout(() => fs.rmSync(process.argv[1]), 300)`;
  const child = spawn(process.execPath, ["-e", holder, join(folder, LOCK)]);
  await once(child.stdout, "data");
  expect(writeFiles(folder, [{ path: "a.txt", text: "a" }])).toMatchObject({ obstacles: [], written: ["a.txt"] });
});
