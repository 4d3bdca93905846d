import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, CLIPBOARD, clipboardOf, ready, useBrowser } from "./testing.ts";

const said = (page: Page): ReturnType<Page["locator"]> => page.locator("body > [data-hs-live]");

const visit = useBrowser();

describe.skipIf(ADDRESS === "")("headings", () => {
  test("a click on a heading's link copies the address, goes to the heading, and confirms the copy", async () => {
    const { page, errors } = await visit("/tasks/translation/", CLIPBOARD);
    await page.getByRole("link", { name: "Link to “Models”" }).click();
    await expect.poll(() => clipboardOf(page)).toBe(`${ADDRESS}tasks/translation/#models`);
    await expect.poll(() => page.url()).toBe(`${ADDRESS}tasks/translation/#models`);
    await said(page).getByText("Link copied").waitFor({ state: "attached" });
    expect(errors).toEqual([]);
  });
});

describe.skipIf(ADDRESS === "")("Update on GitHub", () => {
  test("the link Update on GitHub edits the entry's file in a new tab, which has no access to the first tab", async () => {
    const { page } = await visit("/tasks/translation/", { isNew: true });
    await page.context().route("https://github.com/**", (route) => route.fulfill({ body: "the file" }));
    const link = page.getByRole("link", { name: "Update on GitHub (opens in a new tab)" });
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe("https://github.com/hubsmith/hubsmith/edit/main/spec/tasks/translation.yaml");
    await expect.poll(() => tab.evaluate(() => [String(window.opener), document.referrer])).toEqual(["null", ""]);
    await expect.poll(() => page.url()).toBe(`${ADDRESS}tasks/translation/`);
  });
});

describe.skipIf(ADDRESS === "")("a new entry", () => {
  test.each([
    ["/", "spec/libraries/my-library.yaml", "prettyLabel: my-library"],
    ["/search/", "spec/libraries/my-library.yaml", "prettyLabel: my-library"],
    ["/libraries/", "spec/libraries/my-library.yaml", "prettyLabel: my-library"],
    ["/providers/", "spec/providers/my-provider.yaml", "displayName: My Provider"],
    ["/apps/", "spec/apps/my-app.yaml", "prettyLabel: My App"],
    ["/tasks/", "spec/tasks/my-task.yaml", "label: My Task"],
    ["/clients/", "spec/clients/my-client.yaml", "package: my-client"],
  ])("the page %s links to GitHub's page for new files, with the name and the first version", async (...parts) => {
    const [list, file, line] = parts;
    const { page } = await visit(list, { javaScriptEnabled: false });
    const { origin, pathname, searchParams } = new URL(
      (await page.getByRole("link", { name: "Add it on GitHub" }).getAttribute("href")) ?? "",
    );
    expect(origin + pathname).toBe("https://github.com/hubsmith/hubsmith/new/main");
    expect(searchParams.get("filename")).toBe(file);
    expect(searchParams.get("value")?.split("\n")).toContain(line);
  });
});

describe.skipIf(ADDRESS === "")("code", () => {
  test("the copy button copies exactly the code, even with the keyboard, and shows that it was copied", async () => {
    const { page } = await visit("/", CLIPBOARD);
    const block = page.locator(".hs-snippet", { hasText: "hubsmith/gguf" });
    await block.getByRole("button", { name: "Copy GGUF" }).press("Enter");
    await expect.poll(() => clipboardOf(page)).toBe(await block.locator("code").textContent());
    await said(page).getByText("Copied").waitFor({ state: "attached" });
    await expect.poll(() => block.getByRole("button").getAttribute("data-hs-state")).toBe("done");
  });

  test("without access to the clipboard, selects the code and copies the selection", async () => {
    const { page } = await visit("/", CLIPBOARD);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    const block = page.locator(".hs-snippet", { hasText: "hubsmith/gguf" });
    await block.getByRole("button").click();
    await expect.poll(() => clipboardOf(page)).toBe(await block.locator("code").textContent());
  });

  test("if copying is not allowed, selects the code and shows a message", async () => {
    const { page } = await visit("/");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
      document.execCommand = () => false;
    });
    const block = page.locator(".hs-snippet", { hasText: "hubsmith/gguf" });
    await block.getByRole("button").click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain("parseGGUFQuantLabel");
    await expect.poll(() => block.getByRole("button").getAttribute("data-hs-state")).toBe("failed");
  });
});

describe.skipIf(ADDRESS === "")("theme", () => {
  const paper = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test("a chosen theme overrides the system's theme, stays on the next page, and can be reset", async () => {
    const { page } = await visit("/", { colorScheme: "light" });
    const light = await paper(page);
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    const dark = await paper(page);
    expect(dark).not.toBe(light);
    await page.goto(`${ADDRESS}tasks/`);
    await expect.poll(() => paper(page)).toBe(dark);
    await expect.poll(() => page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "As the system" }).check({ force: true });
    await expect.poll(() => paper(page)).toBe(light);
  });

  test("a script inside the page sets the theme before script files load", async () => {
    const { page } = await visit("/", { colorScheme: "light" });
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    // From here on, no script file loads, so only the script inside the HTML can set the theme.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  });
});

describe.skipIf(ADDRESS === "")("the filter of the libraries", () => {
  const names = (page: Page): Promise<string[]> =>
    page.locator("#libraries-table tbody tr:visible th a").allInnerTexts();

  test("filters by word, task and checkboxes, stores the filter in the address, and explains an empty result", async () => {
    const { page, errors } = await visit("/libraries/");
    const all = (await names(page)).length;
    await page.getByLabel("Name").fill("diffus");
    await expect.poll(() => names(page)).toContain("Diffusers");
    await expect.poll(async () => (await names(page)).length).toBeLessThan(all / 10);
    await page.getByLabel("Task").selectOption("text-to-image");
    await expect.poll(() => names(page)).not.toContain("Diffusion Single File");
    const found = await names(page);
    expect(found).toContain("Diffusers");
    await expect.poll(() => page.locator("form output").innerText()).toBe(`${found.length} of ${all}`);
    await expect.poll(() => page.url()).toBe(`${ADDRESS}libraries/?q=diffus&task=text-to-image`);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(found);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(async () => (await names(page)).length).toBe(all);
    await expect.poll(() => page.url()).toBe(`${ADDRESS}libraries/`);
    await page.getByLabel("Name").fill("no such library");
    await page.getByText("No library fits.").waitFor();
    await page.getByLabel("Name").fill("");
    await page.getByLabel("Has code").check();
    await expect
      .poll(() => names(page))
      .toEqual(expect.arrayContaining(["Diffusers", "sentence-transformers", "Transformers"]));
    await expect.poll(() => names(page)).not.toContain("Bagel");
    expect(errors).toEqual([]);
  });

  test("the page of a task links to the table of its libraries", async () => {
    const { page } = await visit("/tasks/translation/");
    await page.getByRole("link", { name: /^Compare these/ }).click();
    await expect.poll(() => page.getByLabel("Task").inputValue()).toBe("translation");
    await expect.poll(() => names(page)).toContain("Transformers");
  });
});

describe.skipIf(ADDRESS === "")("tools for downloads and quantization", () => {
  test("the tester shows which files count as downloads", async () => {
    const { page, errors } = await visit("/libraries/nemo/");
    await page.getByLabel("Files of a model, one per line").scrollIntoViewIfNeeded();
    await ready(page, "download-tester");
    await page.getByLabel("Files of a model, one per line").fill("a/b.nemo\nREADME.md");
    await expect
      .poll(() => page.locator(".tester-out li").allInnerTexts())
      .toEqual([expect.stringMatching(/^counts\s+a\/b\.nemo$/), expect.stringMatching(/^does not\s+README\.md$/)]);
    expect(errors).toEqual([]);
  });

  test("finds the file of the nearest type, the size of a file, and the types that fit into memory", async () => {
    const { page } = await visit("/quantization/");
    await ready(page, "quantization-tools");
    const verdict = (index: number) => page.locator(".verdict").nth(index).innerText();
    await page.getByLabel("Files of the repository, one per line").fill("m-Q8_0.gguf\nm-Q2_K.gguf\nm-<b>.gguf");
    await page.getByLabel("Wanted type").selectOption("Q4_K_M");
    await expect.poll(() => verdict(0)).toBe("Take m-Q2_K.gguf");
    await page.getByLabel("Wanted type").selectOption("F16");
    await expect.poll(() => verdict(0)).toBe("Take m-Q8_0.gguf");
    for (const [weights, type, answer] of [
      ["7", "F16", /14\.0 GB, 16 bits/],
      ["0,5", "Q4_0", /288 MB, 4\.6 bits/],
      ["many", "Q4_0", /Enter a number/],
      ["7", "Q4_2", /not known/],
    ] as const) {
      await page.getByLabel("Weights, in billions").fill(weights);
      await page.getByLabel("Type of the file").selectOption(type);
      await expect.poll(() => verdict(1)).toMatch(answer);
    }
    for (const [weights, memory, answer] of [
      ["8", "8", /largest type that fits is Q6_K, 6\.56 GB; then Q5_1 \(/],
      ["70", "24", /largest type that fits is \w+, 2[0-4]/],
      ["70", "1", /No type fits/],
      ["8", "much", /Enter a memory size/],
    ] as const) {
      await page.getByLabel("Weights, in billions").fill(weights);
      await page.getByLabel("Available memory, in GB").fill(memory);
      await expect.poll(() => verdict(2)).toMatch(answer);
    }
  });
});
