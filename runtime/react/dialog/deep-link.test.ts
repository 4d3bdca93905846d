import { expect, test } from "vitest";
import { readLink, withLink, withoutLink } from "./deep-link.ts";

const LINK = { source: "library:transformers", language: "python", client: "", streaming: false };

test("a link is read as it was written", () => {
  const link = { ...LINK, model: "acme/50% & more=#?", client: "requests", streaming: true };
  expect(readLink(withLink("", link))).toEqual(link);
});

test("fields without a choice are left out, and colons and slashes stay readable", () => {
  expect(withLink("", { ...LINK, model: "acme/hum" })).toBe("#use=library:transformers&model=acme/hum&language=python");
});

test("an open dialog without a choice has a link too", () => {
  expect(readLink(withLink("", { ...LINK, source: "", language: "" }))).toEqual({ ...LINK, source: "", language: "" });
});

test("other fields stay, a plain anchor is removed", () => {
  expect(withLink("#record=abc&use=library:peft", LINK)).toBe("#record=abc&use=library:transformers&language=python");
  expect(withLink("#code", LINK)).toBe("#use=library:transformers&language=python");
  expect(withoutLink("#record=abc&use=library:peft&stream=yes")).toBe("#record=abc");
  expect(withoutLink("#use=library:peft")).toBe("");
});

test.each(["", "#", "#code", "#model=acme/hum", "#%E0%A4%A"])("%j does not lead to a dialog", (hash) => {
  expect(readLink(hash)).toBeUndefined();
});

test("a link may contain any text", () => {
  expect(readLink("#use=%00<script>&model=%E0%A4%A&stream=no")).toMatchObject({
    source: "\0<script>",
    streaming: false,
  });
});
