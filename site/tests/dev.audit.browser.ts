import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyRepository } from "../../scripts/lib/repository.ts";
import { ADDRESS, connect, openPage } from "./testing.ts";

const FILE = "spec/tasks/translation.yaml";

let copy: string;
let server: ChildProcess;
let browser: Browser;
let page: Page;

/** Starts `npm run dev` in a copy of the repository, and opens a page. */
beforeAll(async () => {
  if (ADDRESS === "") return;
  copy = copyRepository("dev");
  server = spawn(process.execPath, ["--import", "tsx", "--conditions=source", "scripts/dev.ts"], {
    cwd: copy,
    // Port 0 selects a free port.
    env: { ...process.env, PORT: "0", NODE_ENV: "development", VITEST: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const address = await addressOf(server);
  browser = await connect();
  page = await openPage(browser);
  // The server compiles a page when it is first requested, which can take long.
  page.setDefaultTimeout(300_000);
  // The page misses the events that the server sends before the page is connected, so the test waits for the
  // connection. The server also reloads the page while it prepares packages.
  const listens = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await page.goto(`${address}tasks/translation/`);
  await listens;
  await page.waitForLoadState("networkidle");
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

/** Returns the address that the server prints when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString());
      const address = /Local:\s+(http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.on("exit", () => reject(new Error(output)));
  });
}

function edit(change: (text: string) => string, file = FILE): void {
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), "utf8")));
}

describe.skipIf(ADDRESS === "")("the development server, while a spec is edited", () => {
  test("saving a file changes the open page", async () => {
    edit((text) => text.replace("label: Translation", "label: Carrying Over"));
    await page.getByRole("heading", { level: 1, name: "Carrying Over" }).waitFor();
  });

  test("for an invalid file, shows the problem, and the page keeps its last valid state", async () => {
    edit((text) => text.replace("modality: nlp", "modality: npl"));
    const overlay = page.locator("vite-error-overlay .message");
    await overlay.waitFor();
    await expect.poll(() => overlay.innerText()).toContain(`${FILE}:4:11 not-allowed`);
    await expect.poll(() => overlay.innerText()).toContain("nlp");
    const frame = page.locator("vite-error-overlay .frame");
    await expect.poll(() => frame.innerText()).toMatch(/^4 \| modality: npl\n {2}\| {11}\^{3}$/m);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toContain("Carrying Over");
    // The server can reload the page at the same moment, which aborts the reload of the test.
    await page.reload().catch(() => page.reload());
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toContain("Carrying Over");
    await overlay.waitFor();
  });

  test("correcting the file removes the problem", async () => {
    edit((text) => text.replace("modality: npl", "modality: nlp"));
    await page.locator("vite-error-overlay").waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toContain("Carrying Over");
  });

  test("after each edit of a provider's entry, its page shows the new request", async () => {
    await page.waitForLoadState("networkidle");
    await page.goto(new URL("/providers/groq/", page.url()).href);
    // The requests are in a collapsed section, so the text is not visible yet. The first match is the request of the
    // call.
    await page.getByText("/groq/openai/v1/chat/completions").first().waitFor({ state: "attached" });
    let route = "openai/v1/chat";
    for (const next of ["v9/chat", "v10/chat"]) {
      edit((text) => text.replace(`route: ${route}`, `route: ${next}`), "spec/providers/groq.yaml");
      await page.getByText(`/groq/${next}/completions`).first().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      route = next;
    }
    const request = () => page.locator(".wire").first().textContent();
    await expect.poll(request).toContain("POST https://router.huggingface.co/groq/v10/chat/completions");
  });
});
