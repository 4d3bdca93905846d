import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerOutputTypes } from "./provider-output-types.ts";

test("output types that callers may request are supported", () => {
  const files = {
    "providers/a": "tasks: { x: { response: { check: { a: string }, outputTypes: [json] } } }",
    "providers/b": "tasks: { text-to-image: { response: { kind: binary } } }",
    "providers/c": "tasks: { x: { response: { kind: base64, outputTypes: [url] } } }",
    "providers/d": "tasks: { text-to-image: { response: { kind: url, outputTypes: [blob, url] } } }",
  };
  expect(found(providerOutputTypes, files)).toEqual([
    "providers/a:1:62 callers choose among forms of media, and there are none",
    "providers/b:1:37 nothing says what callers of text-to-image may ask for",
    "providers/c:1:54 callers may ask for a url, and no reply has one",
  ]);
});
