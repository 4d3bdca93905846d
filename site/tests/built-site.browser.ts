import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";

/* Tests the files of the built site. These tests need no browser. */

const { folder, base, origin, stale, count, progress } = inject("built");

const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const gzipped = (text: string): number => gzipSync(text).length;
const pages = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.replaceAll("\\", "/"));

describe("the prerendered site", () => {
  test("writes every page as a file, and reports progress for all pages", () => {
    expect(pages()).toHaveLength(count);
    expect(progress.at(-1)).toEqual([count, count]);
    expect(pages()).toEqual(expect.arrayContaining(["index.html", "404.html", "tasks/translation/index.html"]));
  });

  test("deletes files of an earlier build, and writes the icon", () => {
    expect(existsSync(join(folder, stale, "../.."))).toBe(false);
    expect(existsSync(join(folder, "favicon.svg"))).toBe(true);
  });

  test("the page of a task has its own social image", () => {
    const [, image] = /property="og:image" content="([^"]*)"/.exec(read("tasks/translation/index.html")) ?? [];
    expect(image).toBe(`${origin}${base}social/tasks/translation.png`);
    const png = readFileSync(join(folder, "social/tasks/translation.png"));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // Without the font, the file would have only about a tenth of these bytes.
    expect(png.length).toBeGreaterThan(20_000);
    expect(existsSync(join(folder, "social/home.png"))).toBe(true);
  });

  test("the sitemap contains every page except the error page", () => {
    const addresses = [...read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toHaveLength(count - 1);
    expect(addresses).toContain(`${origin}${base}libraries/transformers.js/`);
  });

  test("every page has a security policy, and no placeholder of the template", () => {
    const lacking = pages().filter((page) => {
      const html = read(page);
      return !html.includes('http-equiv="Content-Security-Policy"') || html.includes("<!--page-");
    });
    expect(lacking).toEqual([]);
  });

  test("the first scripts of the home page have less than 10 kB, and the HTML of a task page at most 40 kB", () => {
    const [, script = ""] = /<script type="module"[^>]* src="\/under\/hub\/([^"]*)"/.exec(read("index.html")) ?? [];
    const preloads = [...read("index.html").matchAll(/rel="modulepreload"[^>]* href="\/under\/hub\/([^"]*)"/g)];
    const bytes = [script, ...preloads.map(([, path = ""]) => path)].reduce(
      (sum, path) => sum + gzipped(read(path)),
      0,
    );
    expect(bytes).toBeLessThan(10_000);
    const large = pages().filter((page) => page.startsWith("tasks/") && gzipped(read(page)) > 40_000);
    expect(large).toEqual([]);
  });
});
