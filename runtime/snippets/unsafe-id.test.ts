import { expect, test } from "vitest";
import { librarySnippetsSync } from "../libraries/index.ts";

test.each(["-rf", "--help/x", "../secrets", "acme/../../etc", "acme/..", "./x", "acme\\..\\x"])(
  "the id %j is invalid, so only a message is shown",
  (id) => {
    for (const key of ["transformers", "mlx", "ltx", "moshi"]) {
      const [snippet, ...others] = librarySnippetsSync(key, { id, tags: [] });
      expect(others).toEqual([]);
      expect(snippet).toMatchObject({ kind: "message", code: expect.stringContaining("This is not a model id") });
    }
  },
);

test.each(["acme/tiny", "tiny", "acme/tiny..x", "acme/.x", "a-b/c-d"])("the id %j is valid", (id) => {
  expect(librarySnippetsSync("timm", { id, tags: [] }).some(({ kind }) => kind === "usage")).toBe(true);
});

test.each([
  ["mlx", { id: "acme/-rf", tags: [] }, "hf download --local-dir ./-rf acme/-rf"],
  ["openasr", { id: "acme/--help", tags: [] }, " ./--help"],
])("%s: the command does not read a name that begins with a hyphen as an option", (key, model, expected) => {
  const code = librarySnippetsSync(key, model).map((snippet) => snippet.code);
  expect(code.join("\n")).toContain(expected);
});
