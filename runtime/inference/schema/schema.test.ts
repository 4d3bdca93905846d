import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { type InferOutput, readSchema } from "./schema.ts";

const Weather = z.object({ city: z.string(), days: z.string().transform(Number) });

test("a zod schema is sent as JSON Schema, and converts the values that it checks", async () => {
  const { json, check } = readSchema(Weather, "schema");
  expect(json).toEqual({
    type: "object",
    properties: { city: { type: "string" }, days: { type: "string" } },
    required: ["city", "days"],
  });
  expect(await check({ city: "Oslo", days: "3" })).toEqual({ value: { city: "Oslo", days: 3 } });
  expect(await check({ city: "Oslo", days: [1] })).toEqual({
    problems: "days: Invalid input: expected string, received array",
  });
  expectTypeOf<InferOutput<typeof Weather>>().toEqualTypeOf<{ city: string; days: number }>();
});

test("a JSON Schema is sent unchanged", async () => {
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "array",
    items: { type: "number" },
  } as const;
  const { json, check } = readSchema(schema, "schema");
  expect(json).toBe(schema);
  expect(await check([1])).toEqual({ value: [1] });
  expect(await check(Array.from({ length: 8 }, String))).toEqual({
    problems: `${Array.from({ length: 5 }, (_, index) => `[${index}]: expected number, found string`).join("; ")}; and 3 more`,
  });
  expect(await check(Array.from({ length: 50 }, String))).toMatchObject({
    problems: expect.stringMatching(/; and at least 15 more$/),
  });
  expectTypeOf<InferOutput<typeof schema>>().toEqualTypeOf<unknown>();
});

/**
 * A schema as ArkType creates it: a function. Its check is asynchronous, and its paths contain objects, like the paths
 * of Valibot.
 */
const Callable = Object.assign(() => {}, {
  "~standard": {
    version: 1 as const,
    vendor: "own",
    validate: async (value: unknown) =>
      value === 1 ? { value: "one" } : { issues: [{ message: "is not 1", path: ["a", { key: 0 }, "b"] }] },
    jsonSchema: { input: () => ({ const: 1 }) },
  },
});

test("a schema may be a function, and its check may be asynchronous", async () => {
  const { json, check } = readSchema(Callable, "schema");
  expect(json).toEqual({ const: 1 });
  expect(await check(1)).toEqual({ value: "one" });
  expect(await check(2)).toEqual({ problems: "a[0].b: is not 1" });
});

const { jsonSchema: _, ...standard } = Callable["~standard"];
const unwritable = {
  input: () => {
    throw new TypeError("no JSON Schema for Map");
  },
};

test.each([
  [
    { "~standard": standard },
    /^tools\[0\]\.parameters \(own\) cannot be sent to a model: it lacks "~standard"\.jsonSchema\. Use zod 4\.2, .* or pass a JSON Schema$/,
  ],
  [
    { "~standard": { ...standard, jsonSchema: unwritable } },
    /^tools\[0\]\.parameters \(own\) cannot be written as JSON Schema: no JSON Schema for Map$/,
  ],
  [undefined, /^tools\[0\]\.parameters must be a JSON Schema or a Standard Schema \(zod, Valibot, ArkType\)$/],
  [["string"], /must be a JSON Schema/],
  ["string", /must be a JSON Schema/],
])("schema %#: a schema that cannot be sent is rejected", (schema, message) => {
  expect(() => readSchema(schema, "tools[0].parameters")).toThrow(message);
});
