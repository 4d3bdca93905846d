import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerFixedSecret } from "./provider-fixed-secret.ts";

test("secrets outside auth are reported", () => {
  const files = {
    "providers/a": 'headers: { Authorization: Bearer abc }\ntasks: { x: { headers: { x-team: "{token}" } } }',
    "providers/b": "headers: { Prefer: wait }",
  };
  expect(found(providerFixedSecret, files)).toEqual([
    'providers/a:2:34 the header "x-team" would be sent with every call, also without a secret',
    'providers/a:1:27 the header "Authorization" would be sent with every call, also without a secret',
  ]);
});
