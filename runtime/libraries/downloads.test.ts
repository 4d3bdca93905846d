import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { LIBRARIES } from "../../generated/libraries.ts";
import { DOWNLOAD_RULES } from "../../generated/downloads.ts";
import { countsAsDownload } from "./downloads.ts";

interface Repository {
  library: string;
  files: string[];
  counted: string[];
}

const repositories = parse(readFileSync(new URL("cases/repositories.yaml", import.meta.url), "utf8")) as Repository[];

test.each(repositories)("$library counts $counted", ({ library, files, counted }) => {
  expect(files.filter((file) => countsAsDownload(library, file))).toEqual(counted);
});

test.each(["", "no-such-library", "__proto__", "constructor", "toString"])(
  "the default rule applies to the unknown library %j",
  (key) => {
    expect(countsAsDownload(key, "config.json")).toBe(true);
    expect(countsAsDownload(key, "onnx/config.json")).toBe(false);
    expect(countsAsDownload(key, "README.md")).toBe(false);
  },
);

test("every download rule counts at least one file that matches its library's query", () => {
  const values = (query: string) =>
    [...query.matchAll(/(path\w*):"([^"]*)"/g)].map(([, field = "", value = ""]) => ({ field, value }));
  const unused = Object.keys(DOWNLOAD_RULES).filter((key) => {
    const asked = values(LIBRARIES[key as keyof typeof LIBRARIES].countDownloads ?? "");
    const pick = (field: string, otherwise: string) =>
      asked
        .filter((term) => term.field === field)
        .map((term) => term.value)
        .concat(otherwise);
    const files = pick("path_prefix", "folder/").flatMap((prefix) =>
      pick("path_filename", "name").flatMap((name) =>
        pick("path_extension", "bin").map((extension) => `${prefix}${name}.${extension}`),
      ),
    );
    return ![...files, ...pick("path", "x")].some((file) => countsAsDownload(key, file));
  });
  expect(unused).toEqual([]);
});
