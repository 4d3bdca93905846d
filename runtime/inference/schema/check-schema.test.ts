import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { InputError } from "../../http/errors.ts";
import { generateObject } from "../generate-object.ts";
import { setLogger } from "../options.ts";
import { checkSchema } from "./check-schema.ts";
import { runTools } from "../run-tools.ts";
import { readSchema } from "./schema.ts";

const warn = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => setLogger({ warn }));
afterEach(() => {
  setLogger(console);
  warn.mockReset();
});

const deep = (levels: number): object => {
  let schema: object = {};
  for (let level = 0; level < levels; level++) schema = { items: schema };
  return schema;
};
/** Returns a schema that contains the schema of the next level twice. */
const doubled = (levels: number): object => {
  let schema: object = {};
  for (let level = 0; level < levels; level++) schema = { allOf: [schema, schema] };
  return schema;
};
const circular: Record<string, unknown> = {};
circular["properties"] = { list: { items: circular } };

test.each<[object, string]>([
  [
    { properties: { zip: { pattern: "(" } } },
    'schema.properties.zip.pattern: the pattern "(" cannot be used: unexpected end at position 1',
  ],
  [
    { properties: { zip: { pattern: "(a)\\1" } } },
    String.raw`schema.properties.zip.pattern: the pattern "(a)\\1" cannot be used: a back-reference is not supported, at position 3`,
  ],
  [
    { patternProperties: { "[": {} } },
    'schema.patternProperties: the pattern "[" cannot be used: unexpected [ at position 0',
  ],
  [
    { items: { $ref: "#/$defs/town" }, $defs: { city: {} } },
    'schema.items.$ref: "#/$defs/town" is no part of this schema. Refer to one, such as "#/$defs/city"',
  ],
  [{ $ref: "#%" }, 'schema.$ref: "#%" is no part of this schema. Refer to one, such as "#/$defs/city"'],
  [{ $ref: "#city" }, 'schema.$ref: "#city" is no part of this schema. Refer to one, such as "#/$defs/city"'],
  [
    { $ref: "https://example.org/city.json" },
    'schema.$ref: "https://example.org/city.json" is no part of this schema. Refer to one, such as "#/$defs/city"',
  ],
  [
    { $ref: "#/constructor" },
    'schema.$ref: "#/constructor" is no part of this schema. Refer to one, such as "#/$defs/city"',
  ],
  [{ $ref: "#" }, "schema: a $ref leads back to itself"],
  [{ not: { allOf: [{ $ref: "#" }] } }, "schema: a $ref leads back to itself"],
  [{ anyOf: [{ $ref: "#" }, { $ref: "#" }] }, "schema: a $ref leads back to itself"],
  [
    doubled(28),
    "schema takes more than 1000000 steps to check. Use fewer anyOf, oneOf and $ref inside each other, and simpler patterns.",
  ],
  [{ properties: [] }, "schema.properties must be an object of schemas"],
  [{ properties: { city: "string" } }, "schema.properties.city must be a schema: an object, true or false"],
  [{ anyOf: { type: "string" } }, "schema.anyOf must be a list of schemas"],
  [{ anyOf: [{}, null] }, "schema.anyOf[1] must be a schema: an object, true or false"],
  [{ not: [] }, "schema.not must be a schema: an object, true or false"],
  [{ items: "string" }, "schema.items must be a list of schemas, or a schema: an object, true or false"],
  [{ pattern: 5 }, "schema.pattern must be a string"],
  [
    { $ref: "#/components/city", components: { city: { "a b": 1, properties: { "a b": { not: 5 } } } } },
    'schema.$ref.properties["a b"].not must be a schema: an object, true or false',
  ],
  [deep(50_000), "schema.items.items.items.items.items.items.items.items.items… is nested more than 500 levels deep"],
  [
    {
      properties: Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [index, { pattern: `a{9999}${index}` }]),
      ),
    },
    "schema takes more than 1000000 steps to check. Use fewer anyOf, oneOf and $ref inside each other, and simpler patterns.",
  ],
])("schema %# is refused before the call: $1", (schema, message) => {
  expect(() => checkSchema({ ...schema }, "schema")).toThrow(InputError);
  expect(() => checkSchema({ ...schema }, "schema")).toThrow(new InputError(message));
});

test.each<object>([
  {},
  { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://example.org/city", title: "City" },
  { type: ["string", "null"], default: null, examples: [{ type: 5 }], const: { $ref: "nothing" } },
  { items: [{ type: "string" }, true], additionalItems: false },
  { properties: { tree: { $ref: "#" }, type: { type: "string" }, pattern: { const: "(" } } },
  { $defs: { node: { properties: { next: { $ref: "#/$defs/node" } } } }, $ref: "#/$defs/node" },
  { minLength: undefined, "x-order": 3, nullable: true },
  deep(400),
  circular,
  { exclusiveMinimum: true, minimum: 0, required: true },
  z.toJSONSchema(z.object({ name: z.string().regex(/^[a-z]+$/), tags: z.array(z.enum(["a", "b"])).min(1) })),
])("schema %# is accepted without a warning", (schema) => {
  checkSchema({ ...schema }, "schema");
  expect(warn).not.toHaveBeenCalled();
});

test("keywords that are not checked are named once for each schema", () => {
  const schema = {
    properties: {
      host: { format: "hostname" },
      file: { contentEncoding: "base64", contentMediaType: "image/png" },
      day: { format: "date" },
    },
    unevaluatedProperties: false,
    dependentSchemas: {},
    allOf: [{ $dynamicRef: "#node" }, { unevaluatedItems: false }],
  };
  readSchema(schema, "schema");
  readSchema(schema, "schema");
  expect(warn.mock.calls).toEqual([
    [
      "schema contains keywords that are sent, but not checked in the answer: schema.unevaluatedProperties, schema.dependentSchemas, schema.properties.host.format (hostname), schema.properties.file.contentEncoding, schema.properties.file.contentMediaType and 3 more",
    ],
  ]);
});

test("a Standard Schema checks its own keywords", () => {
  readSchema(z.object({ file: z.cuid2(), link: z.ipv4() }), "schema");
  expect(warn).not.toHaveBeenCalled();
});

test("no request is sent with a schema that contains a mistake", async () => {
  const schema = { properties: { zip: { pattern: "(" } } };
  const fetch = vi.fn<typeof globalThis.fetch>();
  const chat = { accessToken: "key", provider: "groq", model: "m", messages: [] } as const;
  const tool = { name: "find", parameters: schema, run: () => "" };
  await expect(generateObject({ ...chat, schema }, { fetch })).rejects.toThrow("schema.properties.zip.pattern: ");
  const run = runTools({ ...chat, tools: [tool] }, { fetch });
  await expect(run).rejects.toThrow("tools[0].parameters.properties.zip.pattern: ");
  expect(fetch).not.toHaveBeenCalled();
});
