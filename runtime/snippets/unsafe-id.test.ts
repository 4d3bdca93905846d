import { expect, test } from "vitest";
import { librarySnippetsSync } from "./library-sync.ts";

test.each(["-rf", "--help/x", "../secrets", "acme/../../etc", "acme/..", "./x", "acme\\..\\x"])(
  "%j is not a valid id",
  (id) => {
    for (const key of ["transformers", "mlx", "ltx", "moshi"]) {
      const [snippet, ...others] = librarySnippetsSync(key, { id, tags: [] });
      expect(others).toEqual([]);
      expect(snippet).toMatchObject({ kind: "message", code: expect.stringContaining("no id of a model") });
    }
  },
);

test.each(["acme/tiny", "tiny", "acme/tiny..x", "acme/.x", "a-b/c-d"])("%j is a valid id", (id) => {
  expect(librarySnippetsSync("timm", { id, tags: [] }).some(({ kind }) => kind === "usage")).toBe(true);
});

test.each([
  ["mlx", { id: "acme/-rf", tags: [] }, "hf download --local-dir ./-rf acme/-rf"],
  ["openasr", { id: "acme/--help", tags: [] }, " ./--help"],
])("%s: a name that begins with a hyphen is not read as an option", (key, model, expected) => {
  const code = librarySnippetsSync(key, model).map((snippet) => snippet.code);
  expect(code.join("\n")).toContain(expected);
});
