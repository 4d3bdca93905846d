import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findBrowser } from "./browser.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-browser-"));
  vi.stubEnv("HUBSMITH_CHROMIUM", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function program(name: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, "#!/bin/sh\n");
  chmodSync(path, mode);
  return path;
}

test("uses the path in HUBSMITH_CHROMIUM, and no other browser if the path is wrong", () => {
  const chosen = program("my-browser");
  vi.stubEnv("HUBSMITH_CHROMIUM", chosen);
  expect(findBrowser()).toBe(chosen);
  vi.stubEnv("HUBSMITH_CHROMIUM", join(folder, "missing"));
  expect(findBrowser()).toBeUndefined();
});

test.skipIf(process.platform === "win32")("without HUBSMITH_CHROMIUM, searches PATH for executable files", () => {
  vi.stubEnv("PATH", folder);
  program("chromium", 0o644);
  const chrome = program("google-chrome");
  expect(findBrowser()).toBe(chrome);
});
