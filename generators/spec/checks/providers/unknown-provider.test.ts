import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { unknownProvider } from "./unknown-provider.ts";

test("a provider that does not exist is reported", () => {
  const files = {
    "providers/hum": "tasks: {}",
    "clients/a": "knownProviders: [hum, Hum]",
    "clients/b": "providers: [huum]",
    "clients/c": "knownProviders: all",
  };
  expect(found(unknownProvider, files)).toEqual([
    'clients/a:1:23 there is no provider "Hum"',
    'clients/b:1:13 there is no provider "huum"',
  ]);
});
