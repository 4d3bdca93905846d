import { expect, test } from "vitest";
import { codeContains, codes, showRecord, useModelPage } from "./model-page.ts";
import { ADDRESS } from "./testing.ts";

const open = useModelPage();

test.skipIf(ADDRESS === "")("every bundled record has code, and causes no console error", async () => {
  const { page, errors } = await open();
  await showRecord(page);
  const choice = page.getByLabel("Or a well-known model");
  const ids = await choice.locator("option").evaluateAll((options) => options.map((one) => one.textContent ?? ""));
  expect(ids.length).toBeGreaterThanOrEqual(30);
  for (const id of ids) {
    await choice.selectOption(id);
    // For a GGUF model, the page first shows apps, and some apps have a link instead of code.
    await page.getByRole("tab", { name: "In my program" }).click();
    await codes(page).first().waitFor();
    await codeContains(page, id);
  }
  expect(errors).toEqual([]);
});
