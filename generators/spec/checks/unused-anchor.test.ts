import { expect, test } from "vitest";
import { found } from "../testing.ts";
import { unusedAnchor } from "./unused-anchor.ts";

test.each([
  ["an anchor with an alias", "a: &x 1\nb: *x"],
  ["an ampersand in text", 'a: R&D\nb: "&x"\nc: |\n  &x y\n# &z'],
  ["an anchor name that is defined twice and used both times", "a: &x 1\nb: *x\nc: &x 2\nd: *x"],
])("%s is not reported", (_, text) => {
  expect(found(unusedAnchor, { "libraries/a": text })).toEqual([]);
});

test.each([
  ["of a scalar", "a: &x 1", ["libraries/a:1:4"]],
  ["before the tag of a list", "a: &x !!seq [1]", ["libraries/a:1:4"]],
  ["of a block", "a: &list\n  - &item 1\n  - 2", ["libraries/a:1:4", "libraries/a:2:5"]],
  ["whose name is defined again before it is used", "a: &x 1\nb: &x 2\nc: *x", ["libraries/a:1:4"]],
  ["of a key", "&x a: 1", ["libraries/a:1:1"]],
])("an unused anchor %s is reported", (_, text, places) => {
  expect(found(unusedAnchor, { "libraries/a": text }).map((line) => line.split(" ")[0])).toEqual(places);
});
