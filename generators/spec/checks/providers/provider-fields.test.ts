import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerFields } from "./provider-fields.ts";

test("a provider has its fields, and presets are separate", () => {
  const files = {
    "providers/_presets": "presets: {}\ntasks: {}",
    "providers/a": "displayName: A\nbaseUrl: https://a.example\npresets: {}",
  };
  expect(found(providerFields, files)).toEqual([
    "providers/_presets:2:1 tasks is a field of a provider",
    "providers/a:3:1 presets are in _presets.yaml",
    'providers/a:1:1 "tasks" is missing',
  ]);
});
