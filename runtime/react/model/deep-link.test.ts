import { expect, test } from "vitest";
import { readLink, withLink, withoutLink } from "./deep-link.ts";

const LINK = { source: "library:transformers", language: "python", client: "", streaming: false };

test("the choices in a link are read back unchanged", () => {
  const link = { ...LINK, model: "acme/50% & more=#?", client: "requests", streaming: true };
  expect(readLink(withLink("", link))).toEqual(link);
});

test("a link leaves out empty fields, and keeps colons and slashes readable", () => {
  expect(withLink("", { ...LINK, model: "acme/hum" })).toBe("#use=library:transformers&model=acme/hum&language=python");
});

test("an open dialog without choices also has a link", () => {
  expect(readLink(withLink("", { ...LINK, source: "", language: "" }))).toEqual({ ...LINK, source: "", language: "" });
});

test("a link keeps other fields after the # of the address, and replaces a plain anchor", () => {
  expect(withLink("#record=abc&use=library:peft", LINK)).toBe("#record=abc&use=library:transformers&language=python");
  expect(withLink("#code", LINK)).toBe("#use=library:transformers&language=python");
  expect(withoutLink("#record=abc&use=library:peft&stream=yes")).toBe("#record=abc");
  expect(withoutLink("#use=library:peft")).toBe("");
});

test.each(["", "#", "#code", "#model=acme/hum", "#%E0%A4%A"])("%j is not a link to a dialog", (hash) => {
  expect(readLink(hash)).toBeUndefined();
});

test("any text in a link is read without an exception", () => {
  expect(readLink("#use=%00<script>&model=%E0%A4%A&stream=no")).toMatchObject({
    source: "\0<script>",
    streaming: false,
  });
});
