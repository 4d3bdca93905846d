import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { isShared, MOST_SHARED_CHARACTERS, readShared, writeShared } from "./share.ts";

test.each([
  ["text of every kind", { template: "{{ a }}\n\t\u0000 “ü” \u{1f600}", on: true }],
  ["an empty object", {}],
  ["a long text that repeats", { text: "{% for m in messages %}".repeat(2000) }],
])("%s comes out of the address as it went in", async (_, state) => {
  const shared = await writeShared(state);
  expect(shared).toMatch(/^state=z[\w-]+$/);
  expect(isShared(`#${shared}`)).toBe(true);
  expect(await readShared(`#${shared}`)).toEqual(state);
});

test("a state that was written where nothing can be packed is read", async () => {
  const shared = `state=p${btoa('{"a":"<>?"}').replaceAll("=", "")}`;
  expect(await readShared(shared)).toEqual({ a: "<>?" });
});

test("a state that is too long for an address is refused, with both lengths", async () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join("");
  await expect(writeShared({ noise })).rejects.toThrow(`at most ${MOST_SHARED_CHARACTERS.toLocaleString("en")}`);
});

test("a small text that unpacks to a huge one is given up", async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000, 32)).toString("base64url");
  await expect(readShared(`#state=z${bomb}`)).rejects.toThrow("too large");
});

test("a link without shared state differs from one with broken state", async () => {
  expect(await readShared("#metrics")).toBeUndefined();
  expect(isShared("#metrics")).toBe(false);
  for (const hash of ["#state=zAAAA", "#state=p%%%", "#state=", "#state=x"]) {
    await expect(readShared(hash)).rejects.toThrow("it is damaged, or too large");
  }
});
