import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REPOSITORY_URL, fileAddress } from "./repository.ts";

test("the URL of the repository is the one in package.json", () => {
  const { repository } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  expect(repository.url).toBe(`git+${REPOSITORY_URL}.git`);
});

test.each([
  [["spec/tasks/translation.yaml"], "https://github.com/hubsmith/hubsmith/blob/main/spec/tasks/translation.yaml"],
  [["a b/ü#?.yaml"], "https://github.com/hubsmith/hubsmith/blob/main/a%20b/%C3%BC%23%3F.yaml"],
  [["../../../evil"], "https://github.com/hubsmith/hubsmith/blob/main/evil"],
  [["x.yaml", "https://git.example/me/mine/"], "https://git.example/me/mine/blob/main/x.yaml"],
  [["x.yaml", "https://git.example/me/mine", "next/1"], "https://git.example/me/mine/blob/next%2F1/x.yaml"],
  [["x.yaml", "javascript:alert(1)//"], undefined],
] as const)("%j leads to %j", ([path, repository, branch], address) => {
  expect(fileAddress(path, repository, branch)).toBe(address);
});
