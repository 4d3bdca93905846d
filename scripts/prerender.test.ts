import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prerender } from "./prerender.ts";

const outDir = mkdtempSync(join(tmpdir(), "hubsmith-prerender-"));
const progress: [number, number][] = [];
let count = 0;

const read = (path: string): string => readFileSync(join(outDir, path), "utf8");
const gzipped = (text: string): number => gzipSync(text).length;
const pages = (): string[] =>
  readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.replaceAll("\\", "/"));

beforeAll(async () => {
  mkdirSync(join(outDir, "tasks/gone/deep"), { recursive: true });
  writeFileSync(join(outDir, "tasks/gone/deep/index.html"), "from an earlier build");
  const onProgress = (done: number, total: number) => progress.push([done, total]);
  count = await prerender({ outDir, base: "hub", origin: "https://hub.example", onProgress });
}, 120_000);
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

describe("the prerendered site", () => {
  test("every page is a file, and progress was told up to the last", () => {
    expect(pages()).toHaveLength(count);
    expect(progress.at(-1)).toEqual([count, count]);
    expect(pages()).toEqual(expect.arrayContaining(["index.html", "404.html", "tasks/translation/index.html"]));
  });

  test("what an earlier build left is gone, and what others need is there", () => {
    expect(existsSync(join(outDir, "tasks/gone"))).toBe(false);
    expect(existsSync(join(outDir, "favicon.svg"))).toBe(true);
    expect(existsSync(join(outDir, "social/home.png"))).toBe(true);
  });

  test("the sitemap names every page but the one for missing pages", () => {
    const addresses = [...read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toHaveLength(count - 1);
    expect(addresses).toContain("https://hub.example/hub/libraries/transformers.js/");
  });

  test("every page has its security policy, its style sheet and its script below the base", () => {
    const lacking = pages().filter((page) => {
      const html = read(page);
      const assets = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]*)"/g)].map(([, path = ""]) => path);
      const own = assets.length > 0 && assets.every((path) => path.startsWith("/hub/"));
      return !own || !html.includes('http-equiv="Content-Security-Policy"') || html.includes("<!--page-");
    });
    expect(lacking).toEqual([]);
  });

  test("the first script of a page is small, and so are the pages of tasks", () => {
    const [, script = ""] = /<script type="module"[^>]* src="\/hub\/([^"]*)"/.exec(read("index.html")) ?? [];
    const preloads = [...read("index.html").matchAll(/rel="modulepreload"[^>]* href="\/hub\/([^"]*)"/g)];
    const bytes = [script, ...preloads.map(([, path = ""]) => path)].reduce(
      (sum, path) => sum + gzipped(read(path)),
      0,
    );
    expect(bytes).toBeLessThan(10_000);
    const large = pages().filter((page) => page.startsWith("tasks/") && gzipped(read(page)) > 40_000);
    expect(large).toEqual([]);
  });
});
