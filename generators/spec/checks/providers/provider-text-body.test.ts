import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerTextBody } from "./provider-text-body.ts";

test("a body without the text, or with parameters that the provider does not read, is reported", () => {
  const files = {
    "providers/a":
      "tasks: { text-generation: { route: v1/completions, body: [{ spread: args }, { set: { prompt: $inputs } }] } }",
    "providers/b": "tasks: { text-generation: { route: v1/text, body: [{ set: { model: $model } }] } }",
    "providers/c":
      "tasks: { text-generation: { route: v1/completions, body: [{ spread: parameters }, { set: { prompt: $inputs } }] } }",
  };
  expect(found(providerTextBody, files)).toEqual([
    "providers/a:1:59 the parameters are sent in the field parameters, which this route does not read",
    "providers/b:1:51 no field of the body contains the text",
  ]);
});
