import { expect, test } from "vitest";
import { SKUS } from "../hub/index.ts";
import { fitsHardware } from "./index.ts";

const GIB = 2 ** 30;

test.each([
  [4.92e9, 12, "runs"],
  [4.92e9, 6, "tight"],
  [4.92e9, 4, "too large"],
  [42.5e9, [24, 44], "tight"],
  [42.5e9, 80, "runs"],
] as const)("for a file of %d bytes and hardware with %j GB, the verdict is %s", (size, memory, verdict) => {
  const fit = fitsHardware(size, { memory });
  expect(fit.verdict).toBe(verdict);
  expect(fit.needed).toBeGreaterThan(size);
});

test("the memory for the context is counted if the metadata and the context length are passed", () => {
  const metadata = { layers: 32, keyValueHeads: 8, headSize: 128 };
  const short = fitsHardware(4.92e9, { memory: 8 }, { metadata, contextLength: 8192 });
  expect(short).toMatchObject({ verdict: "runs", context: GIB, available: 8 * GIB });
  expect(fitsHardware(4.92e9, { memory: 8 }, { metadata, contextLength: 131_072 }).verdict).toBe("too large");
  expect(fitsHardware(4.92e9, { memory: 8 }).context).toBeUndefined();
});

test("a product of SKUS can be passed as hardware", () => {
  expect(fitsHardware(4.92e9, SKUS.GPU.NVIDIA["RTX 4090"] ?? {}).verdict).toBe("runs");
  expect(fitsHardware(4.92e9, SKUS["Apple Silicon"]["-"]["Apple M1"]).verdict).toBe("runs");
});

test.each([
  [() => fitsHardware(-1, { memory: 8 }), "size is -1; allowed: a number from 0"],
  [() => fitsHardware(1, {}), "hardware.memory is missing; allowed: a number of GB"],
  [
    () => fitsHardware(1, { memory: 8 }, { contextLength: Number.NaN }),
    "contextLength is NaN; allowed: a number from 0",
  ],
])("the error for an invalid size says which numbers are allowed", (call, message) => {
  expect(call).toThrow(new RangeError(message));
});
