import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { lintPython } from "./python-lint.ts";

const FOLDER = join(import.meta.dirname, "../../../spec/tasks");

const pieces = readdirSync(FOLDER).flatMap((file): [string, string][] => {
  const { guide } = parse(readFileSync(join(FOLDER, file), "utf8"));
  const code: { language: string; code: string }[] = guide?.code ?? [];
  return code.flatMap(({ language, code: text }) => (language === "python" ? [[file, text]] : []));
});

test.each(pieces)("the Python code of %s is valid, and shows or saves its result", (_file, code) => {
  expect(lintPython(code)).toEqual([]);
  expect(code).toMatch(/^\s*(?:print|export_to_\w+)\(/m);
});
