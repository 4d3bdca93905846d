import { expect, test } from "vitest";
import { loadOnce } from "./load-once.ts";

test("loads a result only once, and tries again after a failure", async () => {
  const results = [Promise.reject(new Error("offline")), Promise.resolve("first"), Promise.resolve("second")];
  const load = loadOnce(() => results.shift() ?? Promise.resolve("none"));
  await expect(Promise.all([load(), load()])).rejects.toThrow("offline");
  expect(await Promise.all([load(), load()])).toEqual(["first", "first"]);
  expect(await load()).toBe("first");
});
