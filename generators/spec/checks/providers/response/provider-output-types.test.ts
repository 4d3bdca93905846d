import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerOutputTypes } from "./provider-output-types.ts";

test("output types that no response can provide are reported", () => {
  const files = {
    "providers/a": "tasks: { x: { response: { check: { a: string }, outputTypes: [json] } } }",
    "providers/b": "tasks: { text-to-image: { response: { kind: binary } } }",
    "providers/c": "tasks: { x: { response: { kind: base64, outputTypes: [url] } } }",
    "providers/d": "tasks: { text-to-image: { response: { kind: url, outputTypes: [blob, url] } } }",
  };
  expect(found(providerOutputTypes, files)).toEqual([
    "providers/a:1:62 outputTypes is only for media files, but the response contains none",
    "providers/b:1:37 outputTypes is missing: it lists the formats that callers of text-to-image can request",
    "providers/c:1:54 callers can request a url, but no response contains one",
  ]);
});
