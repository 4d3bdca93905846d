import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { isShared, MOST_SHARED_CHARACTERS, readShared, writeShared } from "./share.ts";

test.each([
  ["text with special characters", { template: "{{ a }}\n\t\u0000 “ü” \u{1f600}", on: true }],
  ["an empty object", {}],
  ["a long text with repetitions", { text: "{% for m in messages %}".repeat(2000) }],
])("%s is unchanged after it is written to a link and read from it", async (_, state) => {
  const shared = await writeShared(state);
  expect(shared).toMatch(/^state=z[\w-]+$/);
  expect(isShared(`#${shared}`)).toBe(true);
  expect(await readShared(`#${shared}`)).toEqual(state);
});

test("reads a link whose state is not compressed", async () => {
  const shared = `state=p${btoa('{"a":"<>?"}').replaceAll("=", "")}`;
  expect(await readShared(shared)).toEqual({ a: "<>?" });
});

test("the error for a state that is too long for a link contains the maximum length", async () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join("");
  await expect(writeShared({ noise })).rejects.toThrow(`at most ${MOST_SHARED_CHARACTERS.toLocaleString("en")}`);
});

test("stops unpacking a small link that becomes a huge text", async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000, 32)).toString("base64url");
  await expect(readShared(`#state=z${bomb}`)).rejects.toThrow("too large");
});

test("distinguishes a link without a state from a link with a damaged state", async () => {
  expect(await readShared("#metrics")).toBeUndefined();
  expect(isShared("#metrics")).toBe(false);
  for (const hash of ["#state=zAAAA", "#state=p%%%", "#state=", "#state=x"]) {
    await expect(readShared(hash)).rejects.toThrow("the link is damaged, or its content is too large");
  }
});
