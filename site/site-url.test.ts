import { expect, test } from "vitest";
import { run } from "../scripts/lib/run.ts";
import { BASE_RULE, isBase, publishedUrl } from "./site-url.ts";

test.each(["/", "/hub/", "/hubsmith/", "/a/b-c/d_e.f/", "/.well/"])("accepts the base path %s", (path) => {
  expect(isBase(path)).toBe(true);
});

test.each([
  "",
  "hub",
  "hub/",
  "/hub",
  "//host/",
  "/hub//",
  "/../",
  "/hub/../",
  "/./",
  "https://host/hub/",
  "/hub/?x=1/",
  "/hub/#x/",
  "/%2e%2e/",
  "/hub\\x/",
  "/a b/",
  "/hüb/",
  '/"onload/',
  "/hub/\n",
  "C:/Program Files/Git/hub/",
])("refuses the base path %j", (path) => {
  expect(isBase(path)).toBe(false);
});

test.each([
  ["https://acme.github.io/hub/", "https://acme.github.io", "/hub/"],
  ["https://acme.github.io/hub", "https://acme.github.io", "/hub/"],
  ["https://hub.example", "https://hub.example", "/"],
  ["http://localhost:8080/a/b/", "http://localhost:8080", "/a/b/"],
])("the homepage %s has an origin and a base path", (homepage, origin, base) => {
  expect(publishedUrl(homepage)).toEqual({ origin, base });
});

test.each([
  null,
  7,
  "",
  "acme.github.io/hub",
  "javascript:alert(1)",
  "https://github.com/acme/hub#readme",
  "https://a.b/?c",
])("the error for the homepage %j contains the value and an example", (homepage) => {
  expect(() => publishedUrl(homepage)).toThrow(
    `package.json: homepage ${JSON.stringify(homepage)} is not the URL of a site. Write where the site is published, such as`,
  );
});

test("npm run build refuses a wrong base path, and names the rule", async () => {
  const words = ["--import", "tsx", "--conditions=source", "scripts/build.ts", "--base", "//host/"];
  const { code, output } = await run(process.execPath, words);
  expect({ code, output }).toEqual({
    code: 1,
    output: `error: option '--base <path>' argument '//host/' is invalid. ${BASE_RULE}\n`,
  });
});
