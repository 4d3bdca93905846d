import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerValues } from "./provider-values.ts";

test("a value needs a place in an address, a strict pattern, and a matching example", () => {
  const files = {
    "providers/a": 'baseUrl: https://a.example\nvalues: { account: { pattern: "^[a-z]+$", example: a } }',
    "providers/b": 'tasks: { x: { route: "{voice}" } }\nvalues: { voice: { pattern: "^.+$", example: a } }',
    "providers/c": 'tasks: { x: { route: "{voice}" } }\nvalues: { voice: { pattern: "^[a-z]+$", example: A } }',
    "providers/d": 'tasks: { x: { route: "{model}" } }\nvalues: { model: { pattern: "^[a-z]+$", example: a } }',
    "providers/e": 'baseUrl: "https://{account}.a.example"',
    "providers/f":
      'baseUrl: "https://{account}.a.example/{account}"\nvalues: { account: { pattern: "^a$", example: a } }',
  };
  expect(found(providerValues, files)).toEqual([
    "providers/a:2:20 no address of the provider contains {account}",
    'providers/b:2:29 the pattern accepts "a/b", which is not safe in an address',
    'providers/c:2:50 the example "A" does not match the pattern',
    "providers/d:2:18 {model} is filled in by the client",
    "providers/e:1:10 there is no value for {account}",
  ]);
});
