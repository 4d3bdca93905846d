import { expect, test } from "vitest";
import { pathOf, pathText, valueAt, withValue } from "./paths.ts";

test("parses the text of a path, and formats a path for people", () => {
  expect(pathOf("widgetData.0.text")).toEqual(["widgetData", 0, "text"]);
  expect(pathText(["widgetData", 0, "text"])).toBe("widgetData[0].text");
});

test("reads the value at a path, but no inherited field", () => {
  const record = { id: "a", config: { architectures: ["B"] } };
  expect(valueAt(record, ["config", "architectures", 0])).toBe("B");
  expect(valueAt(record, ["config", "none", 3, "x"])).toBeUndefined();
  expect(valueAt(record, ["constructor"])).toBeUndefined();
  expect(valueAt("text", ["length"])).toBeUndefined();
});

test("sets a value without changing the original record", () => {
  const record = { id: "a", tags: ["x"], config: { model_type: "t" } };
  expect(withValue(record, ["config", "architectures", 0], "B")).toEqual({
    id: "a",
    tags: ["x"],
    config: { model_type: "t", architectures: ["B"] },
  });
  expect(record.config).toEqual({ model_type: "t" });
  expect(Object.keys(withValue(record, ["tags"], ["y"]) ?? {})).toEqual(["id", "tags", "config"]);
});

test("deletes empty values", () => {
  const record = { id: "a", widgetData: [{ text: "hi" }] };
  expect(withValue(record, ["widgetData", 0, "text"], undefined)).toEqual({ id: "a" });
  expect(withValue({ id: "a" }, ["config", "peft", "task_type"], undefined)).toEqual({ id: "a" });
});

test("if the path leads through a text, replaces the text with an object", () => {
  expect(withValue({ id: "a", config: "no" }, ["config", "model_type"], "t")).toEqual({
    id: "a",
    config: { model_type: "t" },
  });
});
