import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/run.ts";
import { ADDRESS, useBrowser } from "./testing.ts";

const visit = useBrowser();

describe.skipIf(ADDRESS === "")("tasks", () => {
  test("the filter shows matching cards, hides empty groups, and is stored in the address", async () => {
    const { page, errors } = await visit("/tasks/");
    const cards = page.locator("#task-groups .card:visible");
    const tasks = readdirSync(join(ROOT, "spec/tasks")).filter((file) => file.endsWith(".yaml"));
    expect(await cards.count()).toBe(tasks.length);
    await page.getByLabel("Name or use").fill("subtitles");
    await expect.poll(() => cards.locator("h3").allInnerTexts()).toContain("Automatic Speech Recognition");
    await expect.poll(() => page.locator(".task-group:visible").count()).toBeLessThan(4);
    await expect.poll(() => page.url()).toContain("q=subtitles");
    await page.getByLabel("Name or use").fill("zzz");
    await page.getByText("No task fits.").waitFor();
    expect(errors).toEqual([]);
  });

  test.each(["image-segmentation", "image-to-3d", "voice-activity-detection", "text-to-video", "graph-ml"])(
    "the page of %s loads the media of the example, and reserves space for them",
    async (task) => {
      const { page, errors } = await visit(`/tasks/${task}/`);
      const broken = await page.locator(".hs-demo").evaluate(async (demo) => {
        const images = [...demo.querySelectorAll("img")];
        await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
        const media = [...demo.querySelectorAll<HTMLMediaElement>("audio, video")];
        const seconds = media.map(async (one) => {
          one.preload = "metadata";
          one.load();
          return new Promise<number>((resolve) => {
            one.addEventListener("loadedmetadata", () => resolve(one.duration));
            one.addEventListener("error", () => resolve(0));
          });
        });
        return [
          ...images.filter((image) => image.naturalWidth === 0 || !image.hasAttribute("height")).map(({ src }) => src),
          ...(await Promise.all(seconds)).flatMap((length, index) => (length > 0 ? [] : [media[index]?.src])),
        ];
      });
      expect(broken).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  test("the list of sections marks the section that is on the screen", async () => {
    const { page } = await visit("/tasks/image-segmentation/");
    const current = page.locator(".toc a[aria-current]");
    await expect.poll(() => current.innerText()).toBe("Example");
    await page.locator("#variants").evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => current.innerText()).toBe("Variants");
  });

  test("a suggested model links to its code on this site", async () => {
    const { page } = await visit("/tasks/object-detection/");
    await page.getByRole("link", { name: "facebook/detr-resnet-50", exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).searchParams.get("id")).toBe("facebook/detr-resnet-50");
  });
});
