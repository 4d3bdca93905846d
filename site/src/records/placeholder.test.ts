import { expect, test } from "vitest";
import { isPlaceholder, withPlaceholder } from "./placeholder.ts";

test("the owner of a made-up model becomes a placeholder, wherever the record names one", () => {
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

test("a public model stays as it is", () => {
  const model = { id: "google/derm-foundation", tags: [] };
  expect(withPlaceholder(model)).toEqual(model);
  expect(isPlaceholder(model)).toBe(false);
});
