import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../lib/run.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

describe("site/docs/security.md", () => {
  const [, threats = ""] = /^(## Tokens\n.*?)^## Not covered/ms.exec(read("site/docs/security.md")) ?? [];
  const lines = [...threats.matchAll(/^- .*\n(?: {2}.*\n)*/gm)].map(([line]) => line);

  test("lists threats", () => expect(lines.length).toBeGreaterThan(25));

  test.each(lines.map((line) => [line.slice(2, line.indexOf(".")), line] as const))("%s", (_, line) => {
    const named = [...line.matchAll(/`([^`›]+?) › ([^`]+)`/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, file = "", name = ""] of named) expect(`${file} › ${name}`).toSatisfy(() => testExists(file, name));
  });
});

/** Returns true if a file contains a test, a group of tests or a case with this name, and does not always skip it. */
function testExists(file: string, name: string): boolean {
  if (!existsSync(join(ROOT, file))) return false;
  if (file === "generators/spec/fixtures.test.ts") return existsSync(join(ROOT, "generators/spec/fixtures", name));
  const literal = JSON.stringify(name.replaceAll(/\s+/g, " "));
  const text = read(file);
  for (let at = text.indexOf(literal); at !== -1; at = text.indexOf(literal, at + 1)) {
    const before = text.slice(0, at).trimEnd();
    if (/(?:\(|name:)$/.test(before) && !/\.(?:skip|todo)\($/.test(before)) return true;
  }
  return false;
}

test("finds a test only by its exact name", () => {
  expect(testExists("scripts/tests/security.test.ts", "lists threats")).toBe(true);
  expect(testExists("scripts/tests/security.test.ts", "lists")).toBe(false);
  expect(testExists("scripts/gone.test.ts", "lists threats")).toBe(false);
  expect(testExists("generators/spec/fixtures.test.ts", "gone")).toBe(false);
});

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

test("installing the package runs no code, and the lock file contains the hash of every package", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const installing = /^(?:pre|post)?(?:install|prepare)$|^prepublish$/;
  expect(Object.keys(scripts).filter((name) => installing.test(name))).toEqual([]);

  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, LockedPackage> };
  const { "": _own, ...others } = packages;
  const entries = Object.entries(others);
  expect(entries.filter(([, { hasInstallScript, dev }]) => hasInstallScript === true && dev !== true)).toEqual([]);
  // `resolved` must be a URL of npm's registry, or absent: without a URL, npm uses the configured registry. In both
  // cases, npm compares the checksum in `integrity`.
  const sound = /^(?:https:\/\/registry\.npmjs\.org\/|$)/;
  const unsound = entries.filter(
    ([, { resolved = "", integrity = "" }]) => !sound.test(resolved) || !integrity.startsWith("sha512-"),
  );
  expect(unsound.map(([path]) => path)).toEqual([]);
});
