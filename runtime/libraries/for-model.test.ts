import { expect, test } from "vitest";
import { librariesForModel, librariesForTask } from "./lazy.ts";

test("the library that the record names comes first, then those among its tags, each once", () => {
  const model = {
    id: "acme/sentences",
    library_name: "sentence-transformers",
    tags: ["transformers", "sentence-transformers", "no-such-library", "constructor"],
    pipeline_tag: "text-generation",
  };
  expect(librariesForModel(model)).toEqual([
    { key: "sentence-transformers", because: "library_name" },
    { key: "transformers", because: "tags" },
  ]);
});

test("the task counts when the record names no library", () => {
  const found = librariesForModel({ id: "acme/plain", pipeline_tag: "text-to-image" });
  expect(found[0]).toEqual({ key: "diffusers", because: "pipeline_tag" });
  expect(new Set(found.map(({ because }) => because))).toEqual(new Set(["pipeline_tag"]));
  const supported = new Set<string>(librariesForTask("text-to-image"));
  expect(found.every(({ key }) => supported.has(key))).toBe(true);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["an empty record", {}],
  ["fields of the wrong kind", { id: 5, library_name: ["transformers"], tags: "transformers", pipeline_tag: {} }],
  [
    "fields that throw",
    Object.defineProperty({ id: "a/b" }, "tags", {
      enumerable: true,
      get: () => {
        throw new Error("no");
      },
    }),
  ],
])("%s gives an empty list and no exception", (_, record) => {
  expect(librariesForModel(record as never)).toEqual([]);
});
