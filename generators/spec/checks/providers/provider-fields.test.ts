import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerFields } from "./provider-fields.ts";

test("missing fields of a provider are reported, and so are presets outside _presets.yaml", () => {
  const files = {
    "providers/_presets": "presets: {}\ntasks: {}",
    "providers/a": "displayName: A\nbaseUrl: https://a.example\npresets: {}",
  };
  expect(found(providerFields, files)).toEqual([
    'providers/_presets:2:1 "tasks" is a field of providers, not of presets',
    "providers/a:3:1 presets must be in _presets.yaml",
    'providers/a:1:1 "tasks" is missing',
  ]);
});
