import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview } from "vite";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../scripts/browser.ts";
import { prerender } from "../scripts/prerender.ts";
import { ROOT } from "./services.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the site under test, below a path as on a shared host; `""` when there is no browser. */
    readonly address: string;
  }
}

/** Path that the site under test lies under, so that no link may forget the base. */
const BASE = "/under/hub/";

const closing: (() => Promise<void>)[] = [];

/** Builds the site once for all browser tests and serves it. */
export async function setup(project: TestProject): Promise<void> {
  if (findBrowser() === undefined) {
    const how = "install Chromium (for example `apt install chromium`) or set HUBSMITH_CHROMIUM to its path";
    if (process.env["CI"] !== undefined) throw new Error(`no browser found: ${how}`);
    console.warn(`! browser tests SKIPPED: no browser found; ${how}`);
    project.provide("address", "");
    return;
  }
  const outDir = await mkdtemp(join(tmpdir(), "hubsmith-browser-"));
  await prerender({ outDir, base: BASE });
  const server = await preview({
    root: join(ROOT, "site"),
    configFile: join(ROOT, "site/vite.config.ts"),
    base: BASE,
    appType: "mpa",
    logLevel: "error",
    build: { outDir },
    preview: { port: 0, host: "localhost" },
  });
  project.provide("address", server.resolvedUrls?.local[0] ?? "");
  closing.push(
    () => server.close(),
    () => rm(outDir, { recursive: true, force: true }),
  );
}

/** Stops serving, and removes what was built. */
export async function teardown(): Promise<void> {
  for (const close of closing.splice(0)) await close();
}
