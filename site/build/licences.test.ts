import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { licenceNotices, noticesOf } from "./licences.ts";
import { ROOT } from "../../scripts/lib/run.ts";

const licenceOf = (path: string): string => readFileSync(join(ROOT, "node_modules", path), "utf8").trim();

test("the licences of all packages in the scripts of pages and workers are written, and no others", async () => {
  const folder = mkdtempSync(join(ROOT, "site/build/.licences-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), '<script type="module" src="./page.js"></script>');
  writeFileSync(
    join(folder, "page.js"),
    'import "./page.css";\nimport { version } from "react";\nimport address from "./work.js?worker&url";\nconsole.log(version, address);',
  );
  writeFileSync(
    join(folder, "work.js"),
    'import MiniSearch from "minisearch";\nself.search = new MiniSearch({ fields: [] });',
  );
  writeFileSync(join(folder, "page.css"), '@import "@fontsource-variable/inter/index.css";');
  const { main, worker } = licenceNotices();
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [main],
    worker: { format: "es", plugins: () => [worker] },
  });
  const written = readFileSync(join(folder, "dist/licences.txt"), "utf8");
  const [title, ...notices] = written.split("\n\n");
  expect(title).toBe("The scripts, styles and fonts of this site contain these packages.");
  expect(notices.filter((line) => /^\n?[a-z@/-]+$/.test(line)).map((line) => line.trim())).toEqual([
    "@fontsource-variable/inter",
    "minisearch",
    "react",
  ]);
  expect(written).toContain(licenceOf("react/LICENSE"));
  expect(written).toContain(licenceOf("minisearch/LICENSE.txt"));
});

test("a package without a licence stops the build", () => {
  expect(() => noticesOf("", [".bin"])).toThrow("the package .bin has no file with its licence");
});
