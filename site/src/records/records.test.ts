import { expect, test } from "vitest";
import { isPlaceholder, withPlaceholder } from "./records.ts";

test("replaces the owner of an example model by a placeholder everywhere in the record", () => {
  const made = withPlaceholder({
    id: "acme/bark-2.5",
    tags: ["acme"],
    cardData: { base_model: ["acme/base", "org/acme"] },
  });
  expect(made).toEqual({
    id: "your-name/bark-2.5",
    tags: ["acme"],
    cardData: { base_model: ["your-name/base", "org/acme"] },
  });
  expect(isPlaceholder(made)).toBe(true);
});

test("does not change the record of a public model", () => {
  const model = { id: "google/derm-foundation", tags: [] };
  expect(withPlaceholder(model)).toEqual(model);
  expect(isPlaceholder(model)).toBe(false);
});
