import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "../scripts/lib/longest-first.ts";
import { fontsFound } from "./fonts-found.ts";
import { previewHost } from "./preview-host.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** With this condition, imports of `hubsmith` use the sources. */
const SOURCE = ["source"];

/** With this option, the build reads only the needed modules of an entry point that re-exports many modules. */
const ROLLDOWN = { experimental: { lazyBarrel: true } };

/** The oldest browsers that support `light-dark()` and nested rules. The styles of code blocks use both. */
const CSS_TARGET = ["chrome123", "firefox120", "safari17.5"];

/** Time limit for a test, in milliseconds. It is very long, because machines can be busy. */
const HANGS = 30 * 60_000;

/** Time limit for `expect.poll`, in milliseconds. It is long, because machines can be busy. */
const NEVER_COMES = 60_000;

/** The file that sets the seed for tests with random values. */
const SETUP = [`${ROOT}scripts/tests/fixed-seed.ts`];

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), previewHost(), fontsFound()],
  appType: "custom",
  resolve: {
    conditions: [...SOURCE, "module", "browser", "development|production"],
    // Vite does not apply these conditions to style sheets, so the style sheet needs an alias.
    alias: { "hubsmith/react.css": `${ROOT}runtime/react/react.css` },
  },
  // Without the condition `module`, which Node does not know: it can lead to imports that Node cannot resolve.
  ssr: { resolve: { conditions: [...SOURCE, "node", "development|production"] } },
  build: {
    target: "es2022",
    cssTarget: CSS_TARGET,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: ROLLDOWN,
  },
  worker: { rolldownOptions: ROLLDOWN },
  // node_modules may be a link to a folder outside the repository, which Vite must be allowed to read.
  server: { fs: { allow: [ROOT, realpathSync(join(ROOT, "node_modules"))] } },
  test: {
    // Uses all cores, because the test runner itself mostly waits.
    maxWorkers: "100%",
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: NEVER_COMES } },
    // Node itself cannot load these packages with the conditions above.
    server: { deps: { inline: [/node_modules\/(?:ai|@ai-sdk|eventsource-parser|@opentelemetry)\//] } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          root: ROOT,
          include: ["{generators,runtime,site,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["scripts/tests/{package,runtimes}/**", "**/*.audit.test.ts", "**/node_modules/**"],
          setupFiles: SETUP,
          // All test files of a worker share their modules. Loading the modules again for each file took half of the
          // whole time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "audit",
          root: ROOT,
          include: ["{generators,runtime,scripts}/**/*.audit.test.ts"],
          exclude: ["scripts/tests/package/**", "**/node_modules/**"],
          setupFiles: SETUP,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "package",
          root: ROOT,
          include: ["scripts/tests/package/*.test.ts"],
          exclude: ["**/*.audit.test.ts", "**/node_modules/**"],
          globalSetup: [`${ROOT}scripts/tests/package/consumer-setup.ts`],
        },
      },
      {
        extends: true,
        test: {
          name: "package-audit",
          root: ROOT,
          include: ["scripts/tests/package/*.audit.test.ts"],
          globalSetup: [`${ROOT}scripts/tests/package/consumer-setup.ts`],
        },
      },
      {
        extends: true,
        test: {
          name: "runtimes",
          root: ROOT,
          include: ["scripts/tests/runtimes/runtimes.test.ts"],
          globalSetup: [`${ROOT}scripts/tests/package/consumer-setup.ts`],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          root: ROOT,
          include: ["site/tests/*.browser.ts"],
          exclude: ["site/tests/*.audit.browser.ts"],
          globalSetup: [`${ROOT}site/tests/browser-setup.ts`],
          isolate: false,
          // Tests often wait for pages, so three workers are needed to keep two cores busy.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: "browser-audit",
          root: ROOT,
          include: ["site/tests/*.audit.browser.ts"],
          globalSetup: [`${ROOT}site/tests/browser-setup.ts`],
          isolate: false,
        },
      },
    ],
  },
});
