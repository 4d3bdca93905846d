import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER } from "../lib/browser.ts";
import { copyRepository } from "../lib/repository-copy.ts";

/* Measures how long it takes until a change to a YAML file appears on an open page. `npm run dev` runs in a copy of
   the repository. */

declare global {
  interface Window {
    showHeading(text: string): void;
  }
}

const EDITS = 9;
const PAGES = [
  { page: "tasks/translation/", file: "spec/tasks/translation.yaml", field: "label" },
  { page: "libraries/timm/", file: "spec/libraries/timm.yaml", field: "prettyLabel" },
  { page: "providers/groq/", file: "spec/providers/groq.yaml", field: "displayName" },
];

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(NO_BROWSER);
const copy = copyRepository("edit");
const server = spawn(process.execPath, ["--import", "tsx", "--conditions=source", "scripts/dev.ts"], {
  cwd: copy,
  env: { ...process.env, PORT: "0", NODE_ENV: "development" },
  stdio: ["ignore", "pipe", "ignore"],
});
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
try {
  const address = await addressOf();
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  const headings = new EventEmitter();
  await page.exposeFunction("showHeading", (text: string) => headings.emit(text));
  await page.addInitScript(reportHeading);
  for (const { page: path, file, field } of PAGES) {
    await page.goto(address + path);
    await page.waitForLoadState("networkidle");
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit++) {
      const text = readFileSync(join(copy, file), "utf8");
      const shown = once(headings, `Edited ${edit}`);
      const from = performance.now();
      writeFileSync(join(copy, file), text.replace(new RegExp(`^${field}: .*`, "m"), `${field}: Edited ${edit}`));
      await shown;
      times.push(performance.now() - from);
      await page.waitForLoadState("networkidle");
    }
    const sorted = times.toSorted((one, other) => one - other).map(Math.round);
    console.log(`${path.padEnd(20)} median ${sorted[EDITS >> 1]} ms, ${sorted[0]} to ${sorted.at(-1)} ms`);
  }
} finally {
  await browser.close();
  server.kill();
  await once(server, "exit");
  rmSync(copy, { recursive: true, force: true });
}

/**
 * Runs in the page. Reports the heading as soon as it is on the screen. After a while, Playwright's `waitFor` looks
 * only every 500 ms, so it would report the heading too late.
 */
function reportHeading(): void {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector("h1");
    if (heading === null) return;
    observer.disconnect();
    // The browser runs the callback of `setTimeout` after the frame is on the screen.
    requestAnimationFrame(() => setTimeout(() => window.showHeading(heading.innerText.trim())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Waits until the server is ready, and returns the address that it prints. */
async function addressOf(): Promise<string> {
  for await (const line of createInterface(server.stdout)) {
    const address = /Local:\s+(http:\S+)/.exec(stripVTControlCharacters(line))?.[1];
    if (address !== undefined) return address;
  }
  throw new Error("the server stopped before the test was done");
}
