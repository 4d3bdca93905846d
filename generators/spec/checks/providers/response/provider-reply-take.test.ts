import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerReplyTake } from "./provider-reply-take.ts";

test("a value that is read from the response but not checked is reported", () => {
  const files = {
    "providers/a": 'tasks: { x: { response: { check: { data: array }, take: "data[0].url" } } }',
    "providers/b":
      'tasks: { x: { response: { variants: [{ check: { "a?": string }, take: a }, { takeFirst: [a] }] } } }',
    "providers/c": 'tasks: { x: { response: { check: { data: { "[0]": { url: url } } }, take: "data[0].url" } } }',
    "providers/d": 'tasks: { x: { response: { check: { "[0][*]": string }, take: "[0]" } } }',
  };
  expect(found(providerReplyTake, files)).toEqual([
    "providers/a:1:57 data[0].url is read from the response, but not checked",
    "providers/b:1:71 a is read from the response, but not checked",
    "providers/b:1:89 takes is missing: it decides which of the paths is used",
  ]);
});
