import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../../runtime/mock/index.ts";
import { findBrowser, launchBrowser } from "../../lib/browser.ts";
import { installLocked, ROOT, run } from "../../lib/run.ts";
import { copyConsumer } from "./consumer.ts";
import { workedExample } from "./worked-example.ts";

/* Builds the application of `site/docs/next.md` with Next.js, starts it, and uses it in Chromium. */

const DOCUMENT = readFileSync(join(ROOT, "site/docs/next.md"), "utf8");
const NEXT = "node_modules/next/dist/bin/next";

let mock: Mock;
let project: string;
let server: ChildProcess;
let address: string;
let browser: Browser;

beforeAll(async () => {
  await installLocked("next", "370 MB");
  const consumer = copyConsumer();
  project = consumer.folder;
  cpSync(join(ROOT, ".ci/next"), project, { recursive: true, verbatimSymlinks: true });
  for (const [path, text] of workedExample(DOCUMENT).files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  mock = await startMock();
  const network = pathToFileURL(join(ROOT, "scripts/tests/package/lead-to-mock.mjs")).href;
  const env = { MOCK_ORIGIN: mock.url, NODE_OPTIONS: `--import ${network}`, NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await run(process.execPath, [NEXT, "build"], env, project);
  if (code !== 0) throw new Error(output);
  server = spawn(process.execPath, [NEXT, "start", "--port", "0", "--hostname", "127.0.0.1"], {
    cwd: project,
    env: { ...process.env, ...env },
  });
  address = await new Promise((resolve, reject) => {
    let printed = "";
    server.stdout?.on("data", (piece: Buffer) => {
      printed += String(piece);
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    });
    server.on("exit", () => reject(new Error(printed)));
  });
  if (findBrowser() !== undefined || process.env["HUBSMITH_REQUIRE_BROWSER"] === "1") browser = await launchBrowser();
  return async () => {
    server.kill();
    await Promise.all([browser?.close(), mock.close()]);
    consumer.remove();
  };
});

/** Opens the page. `problems` receives the errors of its scripts. */
async function open(problems: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(address);
  return page;
}

test("a visitor chats, summarizes a text, and copies code from the dialog", async ({ skip }) => {
  if (browser === undefined) return skip("no browser");
  const problems: string[] = [];
  const page = await open(problems);
  await page.getByLabel("Your question").fill("Which colour has the sky?");
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator("li[data-role=assistant]", { hasText: "Blue." }).waitFor();
  await page.getByLabel("Text", { exact: true }).fill("A long text.");
  await page.getByRole("button", { name: "Summarize" }).click();
  await page.locator("output", { hasText: "All is blue." }).waitFor();
  await page.getByRole("button", { name: "Use this model" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("code", { hasText: "acme/conversational" }).first().waitFor();
  const look = await dialog.evaluate((element) => getComputedStyle(element).getPropertyValue("--hs-radius"));
  expect({ look, problems }).toEqual({ look: "2px", problems: [] });
  const calls = mock.requests.filter(({ method }) => method === "POST").map(({ headers }) => headers.authorization);
  expect(calls).toEqual(["Bearer hf_documentation", "Bearer hf_documentation"]);
});

test("the page has its content without JavaScript, and no file that visitors load contains the token", async () => {
  const html = await (await fetch(address)).text();
  expect(html).toContain("<h1>acme/conversational</h1>");
  const chunks = readdirSync(join(project, ".next/static"), { recursive: true, encoding: "utf8", withFileTypes: true });
  const texts = chunks.filter((file) => file.isFile()).map((file) => readFileSync(join(file.parentPath, file.name)));
  expect(texts.length).toBeGreaterThan(5);
  expect([html, ...texts].filter((text) => text.includes("hf_documentation"))).toEqual([]);
});

test("the application says that the model did not answer when the provider fails", async ({ skip }) => {
  if (browser === undefined) return skip("no browser");
  const page = await open([]);
  await page.route("**/api/chat", (route) => route.fulfill({ status: 500 }));
  await page.getByLabel("Your question").fill("Which colour has the sky?");
  await page.getByRole("button", { name: "Send" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "model" });
  await alert.waitFor();
  expect(await alert.textContent()).toBe("The model did not answer. Try again.");
});
