import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerMediaType } from "./provider-media-type.ts";

test("base64 media without a default MIME type are reported", () => {
  const files = {
    "providers/a": "tasks: { x: { response: { kind: base64 } } }",
    "providers/b": "tasks: { x: { response: { kind: base64, mime: image/png } } }",
  };
  expect(found(providerMediaType, files)).toEqual([
    "providers/a:1:33 base64 does not contain the MIME type of the file",
  ]);
});
