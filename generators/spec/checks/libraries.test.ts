import { found, specOf } from "../testing.ts";
import { badUrl, identicalExamples, oneSidedPair, unknownLibrary } from "./libraries.ts";
import { expect, test } from "vitest";

test.each(["https://github.com/acme/hum", "https://docs.acme.dev/hum#install", "https://acme.dev:8443/ü"])(
  "the address %s is accepted",
  (url) => {
    expect(found(badUrl, { "libraries/a": `repoUrl: ${url}\ndocsUrl: ${url}` })).toEqual([]);
  },
);

test.each([
  ["https://acme.dev:99999/", "is not a valid URL"],
  ["https://", "is not a valid URL"],
  ["http://acme.dev/", "starts with http: instead of https:"],
  ["javascript:alert(1)", "starts with javascript: instead of https:"],
  ["https://ada:secret@acme.dev/", "contains a user name or password"],
  ["https://localhost/", "has a host name without a domain"],
])("the address %s %s", (url, flaw) => {
  expect(found(badUrl, { "libraries/a": `docsUrl: ${url}` })).toEqual([`libraries/a:1:10 docsUrl ${flaw}`]);
});

test("equal examples are reported, even if the order of their fields differs", () => {
  const examples =
    "examples:\n  one: { id: a, tags: [x, y] }\n  two: { id: a, tags: [y, x] }\n  three: { tags: [x, y], id: a }\n";
  expect(
    found(identicalExamples, { "libraries/a": examples, "libraries/b": examples.replace(/ {2}three.*\n/, "") }),
  ).toEqual(['libraries/a:4:3 example "three" is the same as "one"']);
});

test("no warning is given for a library and a task that name each other", () => {
  expect(found(oneSidedPair, { "tasks/tagging": "libraries: [hum]", "libraries/hum": "tasks: [tagging]" })).toEqual([]);
});

test.each([
  ["label: Tagging", 'add "libraries: [hum]" to spec/tasks/tagging.yaml, or delete the item here'],
  [
    "label: Tagging\nlibraries: [old]",
    'add "hum" to libraries in spec/tasks/tagging.yaml, line 2, or delete the item here',
  ],
  ["libraries:\n  - old\n  - older", 'add "- hum" to spec/tasks/tagging.yaml after line 3, or delete the item here'],
])("the hint says how to add the library to the task %j", (task, hint) => {
  const [finding] = oneSidedPair(specOf({ "tasks/tagging": task, "libraries/hum": "tasks: [tagging]" }));
  expect(finding).toMatchObject({ severity: "warning", hint });
});

test("pairs with unknown entries are not checked", () => {
  const files = { "tasks/tagging": "libraries: [unknown]", "libraries/hum": "tasks: [unknown]" };
  expect(found(oneSidedPair, files)).toEqual([]);
});

test("a task must name a library of the catalogue", () => {
  const files = { "libraries/hum": "filter: false", "tasks/tagging": "libraries: [hum, Hum]" };
  expect(found(unknownLibrary, files)).toEqual(['tasks/tagging:1:18 there is no library "Hum"']);
});

test("an API file must belong to a library of the catalogue", () => {
  const files = { "libraries/hum": "filter: false", "apis/hum": "a: 1", "apis/humm": "a: 1" };
  expect(found(unknownLibrary, files)).toEqual(['apis/humm:1:1 there is no library "humm"']);
});
