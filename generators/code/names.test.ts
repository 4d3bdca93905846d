import { expect, test } from "vitest";
import { camelCase, pascalCase, upperCase } from "./names.ts";

test.each([
  ["text-to-image", "textToImage", "TextToImage"],
  ["text-to-3d", "textTo3d", "TextTo3d"],
  ["yolo-2-1", "yolo2_1", "Yolo2_1"],
  ["3d", "_3d", "_3d"],
  ["new", "new_", "New"],
  ["word_boxes", "wordBoxes", "WordBoxes"],
  ["transformers.js", "transformersJs", "TransformersJs"],
  ["PaddleOCR", "paddleOCR", "PaddleOCR"],
  ["---", "_", "_"],
])("the id %s becomes the constant %s and the type %s", (id, camel, pascal) => {
  expect(camelCase(id)).toBe(camel);
  expect(pascalCase(id)).toBe(pascal);
});

test.each([
  ["GGMLFileQuantizationType", "GGML_FILE_QUANTIZATION_TYPE"],
  ["Type2Name", "TYPE2_NAME"],
  ["snake_case", "SNAKE_CASE"],
])("the table for the type %s is called %s", (name, upper) => {
  expect(upperCase(name)).toBe(upper);
});
