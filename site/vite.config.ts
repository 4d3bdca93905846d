import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "../scripts/testing/longest-first.ts";
import { devPages } from "./dev-pages.ts";
import { notFoundPage } from "./not-found.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The package is found by its own name, at its source: a broken entry point breaks this build. */
const SOURCE = ["source"];

/** Of an entry that hands on names, only the modules of the names that are taken are read. */
const ROLLDOWN = { experimental: { lazyBarrel: true } };

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), devPages(), notFoundPage()],
  appType: "custom",
  resolve: {
    conditions: [...SOURCE, "module", "browser", "development|production"],
    // Style sheets are looked up without the conditions.
    alias: { "hubsmith/react.css": `${ROOT}runtime/react/react.css` },
  },
  ssr: { resolve: { conditions: [...SOURCE, "module", "node", "development|production"] } },
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0, rolldownOptions: ROLLDOWN },
  worker: { rolldownOptions: ROLLDOWN },
  // Found in workers only, these would be prepared late, and the page would start again.
  optimizeDeps: { include: ["ajv", "ajv-formats", "handlebars", "yaml"] },
  // A linked node_modules folder lies elsewhere.
  server: { fs: { allow: [ROOT, realpathSync(join(ROOT, "node_modules"))] } },
  test: {
    // One core is not kept free: the runner itself mostly waits.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          root: ROOT,
          include: ["{generators,runtime,site,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["scripts/{offline,package,package-command,runtimes}.test.ts", "**/node_modules/**"],
          // Modules are loaded once for all files of a worker: half of the time went into loading them for each.
          isolate: false,
          // For machines that are busy: what must be quick is measured by the test itself, or by a bench.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "package",
          root: ROOT,
          include: ["scripts/{offline,package,package-command,runtimes}.test.ts"],
          globalSetup: [`${ROOT}scripts/testing/consumer-setup.ts`],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          root: ROOT,
          include: ["site/**/*.browser.ts"],
          globalSetup: [`${ROOT}site/browser-setup.ts`],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Pages wait now and then: three browsers keep two cores busy.
          maxWorkers: 3,
        },
      },
    ],
  },
});
