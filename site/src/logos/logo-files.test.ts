import { expect, test } from "vitest";
import { readBuildData } from "../../build-data/build-data.ts";
import { logoFiles } from "./logo-files.tsx";
import { logoPathOfPage } from "./logo-path.ts";

const buildData = await readBuildData();
const files = logoFiles(buildData);

test("the picture of an entry shows its logo, or the first letter of its name", () => {
  expect(files.get("logos/libraries/transformers.svg")).toMatch(/<g id="logo"[^>]*><path d="/);
  expect(files.get("logos/libraries/3dtopia-xl.svg")).toContain(">3</text>");
});

test("a hostile name cannot add markup to a picture", () => {
  const [provider] = buildData.providers;
  const hostile = { ...buildData, providers: provider ? [{ ...provider, id: "x", name: "<script>" }] : [] };
  expect(logoFiles(hostile).get("logos/providers/x.svg")).toContain(">S</text>");
});

test.each([
  ["/libraries/transformers/", true],
  ["/providers/groq/", true],
  ["/apps/llama.cpp/", true],
  ["/clients/curl/", true],
  ["/tasks/translation/", false],
  ["/model/?id=libraries/x/", false],
  ["/libraries/", false],
])("the page %s has a logo file: %s", (path, has) => {
  const picture = logoPathOfPage(path);
  expect(picture === undefined ? false : files.has(decodeURIComponent(picture))).toBe(has);
});
