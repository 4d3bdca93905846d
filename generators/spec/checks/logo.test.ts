import { expect, test } from "vitest";
import { specOf } from "../testing.ts";
import { logo } from "./logo.ts";

const ROOT = new URL("../../..", import.meta.url).pathname;

function messages(word: string, root = ROOT): string[] {
  const spec = { ...specOf({ "libraries/a": `logo: ${word}` }), root };
  return Array.from(logo(spec), ({ message, hint }) => `${message}; ${hint}`);
}

test.each(["simple-icons/pytorch", "lobehub/groq", "lobehub/huggingface"])("the logo %s is accepted", (word) => {
  expect(messages(word)).toEqual([]);
});

test.each([
  ["simple-icons/pytorhc", /^simple-icons has no logo "pytorhc"; did you mean "pytorch"/],
  ["lobehub/huggingface-color", /^the logo "huggingface-color" of lobehub has several colours.*choose the plain/],
])("the logo %s is refused", (word, message) => {
  expect(messages(word)).toEqual([expect.stringMatching(message)]);
});

test("logos are not checked if the icon packages are not installed", () => {
  expect(messages("simple-icons/pytorhc", "/nowhere")).toEqual([]);
});
