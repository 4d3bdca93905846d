import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileAddress, REPOSITORY_URL, safeAddress } from "./addresses.ts";

test.each([
  ["https://github.com/a/b", "https://github.com/a/b"],
  ["HTTPS://Example.org", "https://example.org/"],
  ["/tasks/", "/tasks/"],
  ["../tasks/#nlp", "../tasks/#nlp"],
  ["#here", "#here"],
  ["//other.example/x", "https://other.example/x"],
])("%j may be followed", (address, safe) => {
  expect(safeAddress(address)).toBe(safe);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://example.org/1",
  "file:///etc/passwd",
  "http://example.org/",
  "mailto:someone@example.org",
  "https://",
])("the unsafe address %j is rejected", (address) => {
  expect(safeAddress(address)).toBeUndefined();
});

test("the URL of the repository is the same as in package.json", () => {
  const { repository } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  expect(repository.url).toBe(`git+${REPOSITORY_URL}.git`);
});

test.each([
  [["spec/tasks/translation.yaml"], "https://github.com/hubsmith/hubsmith/edit/main/spec/tasks/translation.yaml"],
  [["a b/ü#?.yaml"], "https://github.com/hubsmith/hubsmith/edit/main/a%20b/%C3%BC%23%3F.yaml"],
  [["../../../evil"], "https://github.com/hubsmith/hubsmith/edit/main/evil"],
  [["x.yaml", "https://git.example/me/mine/"], "https://git.example/me/mine/edit/main/x.yaml"],
  [["x.yaml", "https://git.example/me/mine", "next/1"], "https://git.example/me/mine/edit/next%2F1/x.yaml"],
  [["x.yaml", "javascript:alert(1)//"], undefined],
] as const)("for the arguments %j, fileAddress returns %j", ([path, repository, branch], address) => {
  expect(fileAddress(path, repository, branch)).toBe(address);
});
