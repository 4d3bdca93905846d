import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./build/longest-first.ts";
import { devPages } from "./dev-pages.ts";
import { previewHost } from "./preview-host.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The package is found by its own name, at its source: a broken entry point breaks this build. */
const SOURCE = ["source"];

/** Reads only the modules whose names are imported from an entry that re-exports. */
const ROLLDOWN = { experimental: { lazyBarrel: true } };

/** Browsers that know `light-dark()` and nested rules: code panels can then be dark on a light page. */
const CSS_TARGET = ["chrome123", "firefox120", "safari17.5"];

/** A test may take any time on a busy machine; one that takes this long will never end. */
const HANGS = 30 * 60_000;

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), devPages(), previewHost()],
  appType: "custom",
  resolve: {
    conditions: [...SOURCE, "module", "browser", "development|production"],
    // Style sheets are looked up without the conditions.
    alias: { "hubsmith/react.css": `${ROOT}runtime/react/react.css` },
  },
  ssr: { resolve: { conditions: [...SOURCE, "module", "node", "development|production"] } },
  build: {
    target: "es2022",
    cssTarget: CSS_TARGET,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: ROLLDOWN,
  },
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
          exclude: ["scripts/tests/{package,runtimes}/**", "**/node_modules/**"],
          // Modules are loaded once for all files of a worker: half of the time went into loading them for each.
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        extends: true,
        test: {
          name: "package",
          root: ROOT,
          include: ["scripts/tests/package/*.test.ts"],
          globalSetup: [`${ROOT}scripts/tests/package/consumer-setup.ts`],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        extends: true,
        test: {
          name: "runtimes",
          root: ROOT,
          include: ["scripts/tests/runtimes/runtimes.test.ts"],
          globalSetup: [`${ROOT}scripts/tests/package/consumer-setup.ts`],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          root: ROOT,
          include: ["site/**/*.browser.ts"],
          globalSetup: [`${ROOT}site/tests/browser-setup.ts`],
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          // Pages wait now and then: three browsers keep two cores busy.
          maxWorkers: 3,
        },
      },
    ],
  },
});
