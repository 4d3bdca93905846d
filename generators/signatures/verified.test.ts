import { expect, test } from "vitest";
import { catalogueSpec } from "../spec/testing.ts";
import { verificationOf, verifiedOf } from "./verified.ts";

const repository = "https://github.com/nari-labs/dia2";
const commit = "86872686b48e2e6bfd1a2d1b7ec7dd3d4a4b2a4c";
const checked = { repository, commit, date: "2026-11-22", names: { "dia2.Dia2": "value" } };
const packages = { transformers: "5.18.0", torch: "2.13.0" };
const executed = { date: "2026-11-03", python: "3.11.7", packages, rules: { "1": "ran" } };

test.each([
  ["executed", { executed }, "executed", "Run with transformers 5.18.0 on 3 Nov 2026"],
  ["checked", { checked }, "checked", "Calls checked against dia2@8687268 on 22 Nov 2026"],
  ["both", { checked, executed }, "executed", "Run with transformers 5.18.0 on 3 Nov 2026"],
  [
    "executed, with a newer version",
    { executed, newest: { version: "5.19.0", date: "2026-11-27" } },
    "executed",
    "Run with transformers 5.18.0 on 3 Nov 2026 (newest on 27 Nov 2026: 5.19.0)",
  ],
  [
    "checked, at the newest commit",
    { checked, newest: { commit, date: "2026-11-27" } },
    "checked",
    "Calls checked against dia2@8687268 on 22 Nov 2026",
  ],
  ["no file", undefined, "unverified", undefined],
])("a sentence says how the snippets of a library were verified: %s", (_case, data, word, sentence) => {
  expect(verificationOf(data)).toBe(word);
  expect(verifiedOf(data)).toBe(sentence);
});

test("every library of the catalogue is verified, or says why it is not", () => {
  const { libraries, apis } = catalogueSpec();
  const verified = new Set(apis.map(({ id }) => id));
  const wrong = libraries.filter(({ id, data }) => {
    const hasReason = data["unverified"] !== undefined;
    return data["snippets"] === undefined ? hasReason : hasReason === verified.has(id);
  });
  // To add a library, verify its calls, or write the field `unverified` in its entry. Never do both.
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
