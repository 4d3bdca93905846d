import { expect, test } from "vitest";
import { startLoading } from "./loading.tsx";

const failed = async (): Promise<string> => {
  throw new Error("no network");
};
const thrown = (): Promise<string> => {
  throw new Error("no loader");
};

test.each([
  ["loaded data", async () => "code", "code"],
  ["a failure", failed, "failed"],
  ["a loader that throws immediately", thrown, "failed"],
])("%s: startLoading reports the result, unless it was cancelled", async (_, load, result) => {
  const outcomes: string[] = [];
  startLoading(load, (one) => outcomes.push(`kept: ${one}`));
  startLoading(load, (one) => outcomes.push(`given up: ${one}`))();
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(outcomes).toEqual([`kept: ${result}`]);
});
