import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Json } from "./paths.ts";
import { BUNDLED_RECORDS } from "../records/records.ts";
import { isValid, knownPart, type Schema } from "./schema.ts";

const SCHEMA: Schema = JSON.parse(readFileSync("spec/schema/model.schema.json", "utf8"));
const accepts = new Ajv({ allowUnionTypes: true, strict: false }).compile(SCHEMA);

const RECORDS: readonly Json[] = [
  { id: "acme/hum" },
  {},
  [],
  null,
  { id: "" },
  { id: 5 },
  { id: "a", tags: "x" },
  { id: "a", tags: ["x", 1] },
  { id: "a", config: { architectures: [1] } },
  { id: "a", transformersInfo: {} },
  { id: "a", transformersInfo: { auto_model: "A" }, unknown: 1 },
  { id: "a", cardData: { base_model: 5 } },
  { id: "a", cardData: { base_model: ["b"], instance_prompt: null } },
  { id: "a", config: { tokenizer_config: { chat_template: [{ name: "default" }] } } },
  { id: "a", config: { tokenizer_config: { bos_token: { __type: "Other" } } } },
  { id: "a", config: { tokenizer_config: { bos_token: { __type: "AddedToken", content: "<s>" } } } },
  { id: "a", widgetData: [{ table: { column: ["x", 1] } }] },
  { id: "a", widgetData: [{ table: { column: [true] } }] },
  { id: "a", private: "no" },
];

test.each(RECORDS)("accepts or rejects %j like a complete JSON Schema validator", (record) => {
  expect(isValid(record, SCHEMA)).toBe(accepts(record));
});

test("keeps only those fields of the hub's response that are valid and in the schema", () => {
  const answer = {
    id: "acme/hum",
    downloads: 5,
    tags: ["x", 5],
    cardData: { license: "mit", base_model: ["b"] },
    transformersInfo: { processor: "AutoTokenizer" },
    config: { model_type: 7, architectures: ["B"] },
  };
  expect(knownPart(answer, SCHEMA)).toEqual({
    id: "acme/hum",
    tags: ["x"],
    cardData: { base_model: ["b"] },
    config: { architectures: ["B"] },
  });
});

test("every bundled record is valid, has only fields of the schema, and is unique", () => {
  expect(BUNDLED_RECORDS.length).toBeGreaterThanOrEqual(30);
  for (const record of BUNDLED_RECORDS) {
    expect(accepts(record)).toBe(true);
    expect(knownPart(record as never, SCHEMA)).toEqual(record);
  }
  expect(new Set(BUNDLED_RECORDS.map(({ id }) => id)).size).toBe(BUNDLED_RECORDS.length);
});
