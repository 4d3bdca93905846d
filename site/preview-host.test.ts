import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview, type PreviewServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOST_HEADERS, previewHost } from "./preview-host.ts";

/** A home page as the build writes it, for the base path `/hub/`. */
const HOME = '<link rel="canonical" href="https://hub.example/hub/"/>home';

let folder: string;
let server: PreviewServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-host-"));
  writeFileSync(join(folder, "index.html"), HOME);
  writeFileSync(join(folder, "404.html"), "not found");
  server = await preview({
    root: folder,
    configFile: false,
    appType: "mpa",
    logLevel: "silent",
    plugins: [previewHost()],
    build: { outDir: "." },
    preview: { port: 0, host: "127.0.0.1" },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["", 200, HOME],
  ["no/such/page", 404, "not found"],
  ["%ff", 400, "The address cannot be decoded."],
  ["%", 400, "The address cannot be decoded."],
  ["a%2F..%2F..%2Fetc/passwd", 404, "not found"],
])("GET /%s returns status %i, and all headers that a web host should send", async (path, status, text) => {
  const response = await fetch(`${server.resolvedUrls?.local[0] ?? ""}${path}`);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(Object.entries(HOST_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
  );
});

test("serves the site under its base path, and nothing outside", async () => {
  const url = server.resolvedUrls?.local[0] ?? "";
  expect(new URL(url).pathname).toBe("/hub/");
  for (const path of ["/404.html", "/other/", "/hubs/"]) expect((await fetch(new URL(path, url))).status).toBe(404);
});

test("security.md lists the headers that a web host should send", () => {
  const document = readFileSync(join(import.meta.dirname, "docs/security.md"), "utf8");
  for (const [name, value] of Object.entries(HOST_HEADERS)) expect(document).toContain(`${name}: ${value}\n`);
});
