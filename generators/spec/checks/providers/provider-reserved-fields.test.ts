import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerReservedFields } from "./provider-reserved-fields.ts";

test("fields that an argument of the caller could replace are reported", () => {
  const files = {
    "providers/a": "tasks: { x: { body: [{ set: { model: $model, text: $inputs } }, { spread: args }] } }",
    "providers/b": "tasks: { x: { callerMaySet: [model], body: [{ set: { model: $model } }, { spread: args }] } }",
    "providers/c": "tasks: { x: { body: [{ set: { prompt: $inputs } }, { spread: parameters, drop: [prompt] }] } }",
  };
  expect(found(providerReservedFields, files)).toEqual([
    "providers/a:1:38 an argument called model would replace the value that is set here",
  ]);
});
