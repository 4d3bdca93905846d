import { describe, expect, test } from "vitest";
import { checkAccessibility } from "./accessibility.ts";
import { ADDRESS, useBrowser, violations } from "./testing.ts";

const visit = useBrowser();

describe.skipIf(ADDRESS === "")("the check for accessibility", () => {
  test("finds text with too little contrast, and images without alternative text", async () => {
    const { page } = await visit("/tasks/");
    await page.evaluate(() => {
      const image = document.createElement("img");
      image.src = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
      const texts = Array.from({ length: 9 }, (_, index) => {
        const text = document.createElement("p");
        text.textContent = "Text";
        text.className = index === 8 ? "pale" : "";
        text.style.color = index === 8 ? "#ccc" : "";
        return text;
      });
      document.querySelector("main")?.append(image, ...texts);
    });
    const found = await violations(page, "main");
    expect(found.map((line) => line.split(" ")[0])).toEqual(["image-alt", "color-contrast"]);
  });
});

checkAccessibility("light");
