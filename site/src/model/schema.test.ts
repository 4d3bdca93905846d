import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Json } from "./paths.ts";
import { BUNDLED_RECORDS } from "../records/records.ts";
import { knownPart, problemsOf, schemaAt, unknownFields, type Schema } from "./schema.ts";

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
  expect(problemsOf(record, SCHEMA).length === 0).toBe(accepts(record));
});

test("reports the path of each problem, and what is allowed", () => {
  expect(problemsOf({ tags: "x", cardData: { base_model: 5 } }, SCHEMA)).toEqual([
    { path: "id", message: "is missing" },
    { path: "tags", message: "must be a list, not text" },
    { path: "cardData.base_model", message: "must be text or a list" },
  ]);
});

test("reports fields that no snippet reads", () => {
  const record = { id: "a", librery_name: "x", config: { peft: { odd: 1 }, auto_map: { any: "thing" } } };
  expect(unknownFields(record, SCHEMA)).toEqual(["librery_name", "config.peft.odd"]);
});

test("finds the schema at a path, through references, lists and alternatives", () => {
  expect(schemaAt(["config", "peft", "task_type"], SCHEMA)?.type).toBe("string");
  expect(schemaAt(["widgetData", 0, "messages", 2, "role"], SCHEMA)?.type).toBe("string");
  expect(schemaAt(["config", "tokenizer_config", "chat_template", 0, "name"], SCHEMA)?.type).toBe("string");
  expect(schemaAt(["constructor"], SCHEMA)).toBeUndefined();
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

test("every bundled record is valid and unique", () => {
  expect(BUNDLED_RECORDS.length).toBeGreaterThanOrEqual(30);
  for (const record of BUNDLED_RECORDS) {
    expect(problemsOf(record as never, SCHEMA)).toEqual([]);
    expect(unknownFields(record as never, SCHEMA)).toEqual([]);
  }
  expect(new Set(BUNDLED_RECORDS.map(({ id }) => id)).size).toBe(BUNDLED_RECORDS.length);
});
