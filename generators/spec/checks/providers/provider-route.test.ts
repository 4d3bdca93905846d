import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerRoute } from "./provider-route.ts";

test.each([
  ["/v1/images", 'the route "/v1/images" is not a path relative to the base address'],
  ["https://a.example/v1", 'the route "https://a.example/v1" is not a path relative to the base address'],
  ["v1/{modle}/images", "there is no value for {modle}"],
  ["v1/{model", "there is no value for {model"],
])("the invalid route %s is reported", (route, message) => {
  const files = { "providers/a": `tasks: { x: { route: "${route}" } }` };
  expect(found(providerRoute, files)).toEqual([`providers/a:1:22 ${message}`]);
});

test("if a task has several routes, each of them is checked", () => {
  const files = {
    "providers/a": "tasks: { x: { route: [{ path: /v1 }, { path: v1 }] } }",
    "providers/b": 'tasks: { x: { route: "{model}" }, y: { route: "v1/{parentOfModel}/z" }, z: { route: "" } }',
  };
  expect(found(providerRoute, files)).toEqual([
    'providers/a:1:31 the route "/v1" is not a path relative to the base address',
  ]);
});
