import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { badUrl } from "./bad-url.ts";

test.each(["https://github.com/acme/hum", "https://docs.acme.dev/hum#install", "https://acme.dev:8443/ü"])(
  "the address %s is accepted",
  (url) => {
    expect(found(badUrl, { "libraries/a": `repoUrl: ${url}\ndocsUrl: ${url}` })).toEqual([]);
  },
);

test.each([
  ["https://acme.dev:99999/", "is not a valid web address"],
  ["https://", "is not a valid web address"],
  ["http://acme.dev/", "starts with http: instead of https:"],
  ["javascript:alert(1)", "starts with javascript: instead of https:"],
  ["https://ada:secret@acme.dev/", "contains a user name or password"],
  ["https://localhost/", "has a host name without a domain"],
])("the address %s %s", (url, flaw) => {
  expect(found(badUrl, { "libraries/a": `docsUrl: ${url}` })).toEqual([`libraries/a:1:10 docsUrl ${flaw}`]);
});
