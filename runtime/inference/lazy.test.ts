import { expect, test } from "vitest";
import { InferenceError } from "./errors.ts";
import { after, lazy } from "./lazy.ts";

test("a part is loaded once, when it is first needed, and is there at once from then on", async () => {
  let loads = 0;
  const part = lazy(async () => ++loads);
  expect(loads).toBe(0);
  expect(await Promise.all([part(), part()])).toEqual([1, 1]);
  expect(part()).toBe(1);
  expect(loads).toBe(1);
});

test("a part that cannot be loaded is told as an error of ours, and asked for again", async () => {
  const answers = [new TypeError("offline"), "part"];
  const part = lazy(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  const failure: unknown = await Promise.resolve(part(" (status 500)")).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InferenceError);
  expect(failure).toMatchObject({
    message: "a part of hubsmith could not be loaded (status 500)",
    cause: { message: "offline" },
  });
  expect(await part()).toBe("part");
});

test("what is there is used at once, what is not when it comes", async () => {
  const twice = (number: number): number => number * 2;
  expect(after(2, twice)).toBe(4);
  expect(await after(Promise.resolve(2), twice)).toBe(4);
});
