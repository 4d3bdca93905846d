import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import type { Spec } from "../../generators/spec/entry.ts";
import { examine } from "../hubsmith/generate/generate.ts";
import { launchBrowser } from "../lib/browser.ts";
import { copyRepository } from "../lib/repository.ts";
import { median, report } from "./measure.ts";

/* Measures `generate`, a run after one edit, and how long it takes until an edit appears on an open page. All times are
   elapsed times, in a copy of the repository. */

const EDITS = 9;
const PAGES = [
  { path: "tasks/translation/", file: "spec/tasks/translation.yaml", field: "label" },
  { path: "libraries/timm/", file: "spec/libraries/timm.yaml", field: "prettyLabel" },
  { path: "providers/groq/", file: "spec/providers/groq.yaml", field: "displayName" },
];

const copy = copyRepository("edit");

/** Makes the edit with this number. Returns the new title of the entry. */
function edit({ file, field }: (typeof PAGES)[number], number: number): string {
  const path = join(copy, file);
  const title = `Edited ${number}`;
  writeFileSync(path, readFileSync(path, "utf8").replace(new RegExp(`^${field}: .*`, "m"), `${field}: ${title}`));
  return title;
}

/** Runs an action, and returns its result and the milliseconds that it took. */
async function timed<Result>(action: () => Promise<Result>): Promise<readonly [Result, number]> {
  const from = performance.now();
  return [await action(), performance.now() - from];
}

async function generator(): Promise<void> {
  const [first, whole] = await timed(() => examine({ root: copy }));
  report("generate, without writing", whole / 1000, "s", { most: 4 });
  let previous: Spec = first.spec;
  for (const page of PAGES) {
    const times: number[] = [];
    for (let number = 0; number < EDITS; number++) {
      edit(page, number);
      const [{ spec }, time] = await timed(() => examine({ root: copy, previous }));
      times.push(time);
      previous = spec;
    }
    report(`one edit of ${page.file}`, median(times) / 1000, "s", { most: 0.3 });
  }
}

async function pages(): Promise<void> {
  const browser = await launchBrowser();
  const server = spawn(process.execPath, ["--import", "tsx", "--conditions=source", "scripts/dev.ts"], {
    cwd: copy,
    env: { ...process.env, PORT: "0", NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    let address: string | undefined;
    for await (const line of createInterface(server.stdout)) {
      address = /Local:\s+(http:\S+)/.exec(stripVTControlCharacters(line))?.[1];
      if (address !== undefined) break;
    }
    const page = await browser.newPage();
    page.setDefaultTimeout(300_000);
    for (const one of PAGES) {
      await page.goto(`${address}${one.path}`, { waitUntil: "networkidle" });
      const times: number[] = [];
      for (let number = EDITS; number < 2 * EDITS; number++) {
        const isShown = (title: string) => document.querySelector("h1")?.innerText.trim() === title;
        const [, time] = await timed(() => page.waitForFunction(isShown, edit(one, number), { polling: "raf" }));
        times.push(time);
        await page.waitForLoadState("networkidle");
      }
      report(`an edit until it is on ${one.path}`, median(times) / 1000, "s", { most: 0.5 });
    }
  } finally {
    await browser.close();
    server.kill();
    await once(server, "exit");
  }
}

try {
  await generator();
  await pages();
} finally {
  rmSync(copy, { recursive: true, force: true });
}
