import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { lintPython } from "./python-lint.ts";

const FOLDER = join(import.meta.dirname, "../../../spec/tasks");

interface Guide {
  readonly code?: readonly { language: string; code: string }[];
  readonly train?: { readonly library: string; readonly model: string; readonly code: Guide["code"] };
}

const guides = readdirSync(FOLDER).flatMap((file): [string, Guide][] => {
  const { guide } = parse(readFileSync(join(FOLDER, file), "utf8"));
  return guide === undefined ? [] : [[file, guide]];
});

const pieces = guides.flatMap(([file, { code = [], train }]) =>
  [...code, ...(train?.code ?? [])].flatMap(({ language, code: text }) =>
    language === "python" ? [[file, text]] : [],
  ),
);

test.each(pieces)("the Python code of %s is valid, and shows or saves its result", (_file, code) => {
  expect(lintPython(code)).toEqual([]);
  expect(code).toMatch(/^\s*(?:print|export_to_\w+)\(/m);
});

const trained = guides.flatMap(([file, { train }]) =>
  train === undefined ? [] : [[file.replace(".yaml", ""), train] as const],
);

test.each(trained)(
  "the training code of %s uses its model, and was run with its library",
  (task, { library, model, code = [] }) => {
    expect(code.some(({ code: text }) => text.includes(model))).toBe(true);
    const { executed } = parse(readFileSync(join(FOLDER, `../apis/${library}.yaml`), "utf8"));
    expect(executed.rules).toHaveProperty([`train ${task}`], "ran");
  },
);

test("four tasks have training code", () => {
  expect(trained.map(([task]) => task)).toEqual([
    "image-classification",
    "sentence-similarity",
    "text-classification",
    "text-generation",
  ]);
});
