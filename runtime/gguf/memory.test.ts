import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { SKUS } from "../hub/index.ts";
import { fitsHardware, GGMLFileQuantizationType, longestContext, memoryFor, type MemoryInput } from "./index.ts";

const MIB = 2 ** 20;

interface ContextCase extends MemoryInput {
  model: string;
  mebibytes: number;
}

const cases = parse(readFileSync(new URL("cases/context.yaml", import.meta.url), "utf8")) as ContextCase[];

test.each(cases)("the context of $model takes $mebibytes MiB", ({ mebibytes, ...input }) => {
  const { context = 0, weights, compute, total } = memoryFor({ file: 1e9, ...input });
  expect(context / MIB).toBeCloseTo(mebibytes, 1);
  expect(total).toBe(weights + context + compute);
});

/** Buffers that llama.cpp printed for the device and the host together, in MiB; the driver is not in them. */
test.each([
  ["gpt-oss 20B", { "gpt-oss.vocab_size": 201_088 }, 131_072, 420.08 + 268.77],
  ["Gemma 2 2B", { "gemma2.vocab_size": 256_000 }, 8192, 509],
])("the buffers of %s are right to 10 %", (name, vocabulary, contextLength, printed) => {
  const { metadata } = cases.find(({ model }) => model.startsWith(name)) ?? {};
  const { compute } = memoryFor({ file: 1e9, metadata: { ...metadata, ...vocabulary }, contextLength });
  expect(Math.abs((compute / MIB - 256) / printed - 1)).toBeLessThan(0.1);
});

const metadata = {
  "general.architecture": "llama",
  "llama.block_count": 32,
  "llama.embedding_length": 4096,
  "llama.attention.head_count": 32,
  "llama.attention.head_count_kv": 8,
  "llama.context_length": 131_072,
  "llama.vocab_size": 128_256,
};

test("without a description of the layers, the context is not counted and the buffers are assumed", () => {
  expect(memoryFor({ file: 1e9 })).toMatchObject({ weights: 1e9, context: undefined, contextLength: 4096 });
  expect(memoryFor({ file: 1e9, metadata: { "general.architecture": "llama" } }).context).toBeUndefined();
  expect(memoryFor({ file: 1e9, config: {} }).total).toBe(memoryFor({ file: 1e9 }).total);
});

test("the weights are the file, or the number of weights in a type, and the projector", () => {
  const type = GGMLFileQuantizationType.Q4_K_M;
  expect(memoryFor({ parameters: 8.03e9, type }).weights).toBeCloseTo(4.92e9, -8);
  expect(memoryFor({ file: 1e9, projector: 5e8 }).weights).toBe(1.5e9);
  expect(() => memoryFor({ parameters: 8.03e9 })).toThrow("pass file, or parameters and a type of known size");
});

test.each([
  [4.92e9, 12, "runs"],
  [4.92e9, 6, "tight"],
  [4.92e9, 4, "too large"],
  [42.5e9, [24, 44], "tight"],
  [42.5e9, 80, "runs"],
] as const)("for a file of %d bytes and hardware with %j GB, the verdict is %s", (size, memory, verdict) => {
  const fit = fitsHardware(size, { memory });
  expect(fit.verdict).toBe(verdict);
  expect(fit.total).toBeGreaterThan(size);
});

test("the verdict depends on the context", () => {
  const short = fitsHardware({ file: 4.92e9, metadata, contextLength: 8192 }, { memory: 8 });
  expect(short).toMatchObject({ verdict: "runs", context: 1024 * MIB, available: 8192 * MIB });
  expect(fitsHardware({ file: 4.92e9, metadata, contextLength: 131_072 }, { memory: 8 }).verdict).toBe("too large");
});

test("the longest context fits, the next one does not", () => {
  const input = { file: 4.92e9, metadata };
  const longest = longestContext(input, { memory: 8 }) ?? 0;
  expect(longest % 256).toBe(0);
  expect(fitsHardware({ ...input, contextLength: longest }, { memory: 8 }).verdict).toBe("tight");
  expect(fitsHardware({ ...input, contextLength: longest + 256 }, { memory: 8 }).verdict).toBe("too large");
  expect(longestContext(input, { memory: 4 })).toBe(0);
  expect(longestContext(input, { memory: 80 })).toBe(131_072);
  expect(longestContext({ file: 4.92e9 }, { memory: 80 })).toBeUndefined();
});

test("a product of SKUS can be passed as hardware", () => {
  expect(fitsHardware(4.92e9, SKUS.GPU.NVIDIA["RTX 4090"] ?? {}).verdict).toBe("runs");
  expect(fitsHardware(4.92e9, SKUS["Apple Silicon"]["-"]["Apple M1"]).verdict).toBe("runs");
});

test.each([
  [() => fitsHardware(-1, { memory: 8 }), "file is -1; allowed: a number from 0"],
  [() => fitsHardware(1, {}), "hardware.memory is missing; allowed: a number of GB"],
  [() => memoryFor({ file: 1, contextLength: Number.NaN }), "contextLength is NaN; allowed: a number from 0"],
])("the error for an invalid size says which numbers are allowed", (call, message) => {
  expect(call).toThrow(new RangeError(message));
});

test.each([
  { "general.architecture": 7 },
  { "general.architecture": "llama", "llama.block_count": 1e15 },
  { "general.architecture": "llama", "llama.block_count": 2.5, "llama.attention.head_count": 0 },
  { "general.architecture": "llama", "llama.block_count": -4 },
])("unchecked metadata gives a result, and takes no memory: %j", (hostile) => {
  const { total } = memoryFor({ file: 1e9, metadata: hostile });
  expect(total).toBeGreaterThan(1e9);
  expect(total).toBeLessThan(Infinity);
});
