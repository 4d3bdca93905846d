import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { unknownProvider } from "./unknown-provider.ts";

test("a client may name a provider whose file has errors, but an unknown provider is reported", () => {
  const files = {
    "providers/hum": "tasks: {}",
    "clients/a": "knownProviders: [hum, Hum, old]",
    "clients/b": "providers: [huum]",
    "clients/c": "knownProviders: all",
  };
  expect(found(unknownProvider, files, ["providers/old"])).toEqual([
    'clients/a:1:23 there is no provider "Hum"',
    'clients/b:1:13 there is no provider "huum"',
  ]);
});
