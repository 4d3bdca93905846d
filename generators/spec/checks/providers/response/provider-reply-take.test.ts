import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerReplyTake } from "./provider-reply-take.ts";

test("values that are read from the reply are checked first", () => {
  const files = {
    "providers/a": 'tasks: { x: { response: { check: { data: array }, take: "data[0].url" } } }',
    "providers/b":
      'tasks: { x: { response: { variants: [{ check: { "a?": string }, take: a }, { takeFirst: [a] }] } } }',
    "providers/c": 'tasks: { x: { response: { check: { data: { "[0]": { url: url } } }, take: "data[0].url" } } }',
    "providers/d": 'tasks: { x: { response: { check: { "[0][*]": string }, take: "[0]" } } }',
  };
  expect(found(providerReplyTake, files)).toEqual([
    "providers/a:1:57 data[0].url is taken out of the reply but not checked",
    "providers/b:1:71 a is taken out of the reply but not checked",
    "providers/b:1:89 nothing says which of the places counts",
  ]);
});
