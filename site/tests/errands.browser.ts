import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { HUB } from "./model-page.ts";
import { ADDRESS, CLIPBOARD, clipboardOf, PHONE, useBrowser, type VisitOptions } from "./testing.ts";

const visit = useBrowser();

/** One thing that a visitor does. */
type Action = (page: Page) => Promise<unknown>;

const link =
  (name: string | RegExp): Action =>
  (page) =>
    page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
const tab =
  (name: string): Action =>
  (page) =>
    page.getByRole("tab", { name, exact: true }).first().click();
const fold =
  (name: RegExp): Action =>
  (page) =>
    page.locator("main summary", { hasText: name }).first().click();
const button =
  (name: RegExp): Action =>
  (page) =>
    page.getByRole("button", { name }).first().click();
const section =
  (id: string): Action =>
  (page) =>
    page.goto(new URL(`#${id}`, page.url()).href);
const wait: Action = (page) => page.waitForTimeout(1500);
const back: Action = (page) => page.goBack();
const reload: Action = (page) => page.reload();
/** Opens the address of the page as someone who got a link to it, without anything that this browser stored. */
const share: Action = async (page) => {
  const address = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(address);
};
const choose =
  (label: string, option: string): Action =>
  (page) =>
    page.getByLabel(label, { exact: true }).selectOption(option);
/** Types a search, and opens its first result. */
const search =
  (words: string): Action =>
  async (page) => {
    await page.keyboard.press("/");
    await page.keyboard.type(words);
    await page.getByRole("option", { selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForLoadState();
  };
/** Presses Tab until an element with this name has the focus, and then another key. */
const tabTo =
  (name: RegExp, then = "Enter"): Action =>
  async (page) => {
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
      });
    for (let presses = 0; presses < 200 && !name.test(await focused()); presses += 1) await page.keyboard.press("Tab");
    expect(await focused()).toMatch(name);
    await page.keyboard.press(then);
  };

interface Errand {
  readonly errand: string;
  /** Path of the page on which the visitor starts. */
  readonly from: string;
  readonly actions: readonly Action[];
  /** What the visible code or command contains. */
  readonly ends: readonly string[];
  /** Selector of what the visitor came for, if it is not code with a copy button. */
  readonly within?: string;
  /** What else the page says. */
  readonly says?: string;
  /** Response of the hub, for models that the site does not know. */
  readonly hub?: object;
}

const SERVED = {
  id: "acme/paint",
  pipeline_tag: "text-to-image",
  tags: ["diffusers", "text-to-image"],
  library_name: "diffusers",
  inferenceProviderMapping: [
    { provider: "fal-ai", providerId: "fal-ai/paint-one", task: "text-to-image", status: "live" },
  ],
};

const ERRANDS: readonly Errand[] = [
  {
    errand: "which library for object detection?",
    from: "/",
    actions: [link("Object Detection"), section("libraries"), fold(/^Code with Transformers for/)],
    ends: ['pipeline("object-detection", model="facebook/detr-resnet-50")'],
    says: "Recommended",
  },
  {
    errand: "fine-tune a classifier for my texts",
    from: "/tasks/",
    actions: [link("Text Classification"), section("train-and-evaluate"), wait],
    ends: ["Trainer(", "reviews.csv"],
    says: "Run with transformers",
  },
  {
    errand: "call FLUX at a provider that serves it",
    from: "/",
    actions: [link("Text-to-Image"), section("providers")],
    ends: ['provider="fal-ai"', "black-forest-labs/FLUX.1-dev"],
    says: "Served by Fal AI",
  },
  {
    errand: "speech to text in JavaScript",
    from: "/",
    actions: [link("Automatic Speech Recognition"), section("libraries"), fold(/^Code with Transformers\.js for/)],
    ends: ["@huggingface/transformers", "automatic-speech-recognition"],
  },
  {
    errand: "YOLO weights for ultralytics",
    from: "/tasks/object-detection/",
    actions: [link("ultralytics"), fold(/^Files of a release/)],
    ends: ["yolo11n.pt"],
  },
  {
    errand: "a library page after an earlier choice of a provider",
    from: "/#use=provider:groq",
    actions: [tab("At a provider"), (page) => page.goto(`${ADDRESS}libraries/fastai/`), button(/^Use this model/)],
    ends: ["from_pretrained_fastai("],
  },
  {
    errand: "share the open tab of a model, with a stranger",
    from: "/model/?id=openai/whisper-large-v3",
    actions: [tab("At a provider"), choose("Provider", "Replicate"), share],
    ends: ['provider="replicate"'],
    says: "We do not know whether Replicate serves this model",
  },
  {
    errand: "go back to the library after a look at the providers",
    from: "/model/?id=openai/whisper-large-v3",
    actions: [tab("At a provider"), wait, back],
    ends: ['"automatic-speech-recognition"', "openai/whisper-large-v3"],
  },
  {
    errand: "a model of which only the hub knows its providers",
    from: "/model/?id=acme/paint",
    actions: [wait, tab("At a provider"), tab("Fal AI")],
    ends: ['provider="fal-ai"', "acme/paint"],
    says: "Fal AI serves this model, according to its record on the hub.",
    hub: SERVED,
  },
];

const OTHERS: readonly Errand[] = [
  {
    errand: "my library is missing",
    from: "/libraries/",
    actions: [],
    ends: ["/new/main?filename=spec%2Flibraries%2F", "prettyLabel"],
    within: "a[href*='/new/main']",
  },
  {
    errand: "how large is a model of 8 billion weights in Q4_K_M?",
    from: "/",
    actions: [search("q4km")],
    ends: ["4.90 GB"],
    within: "main",
  },
  {
    errand: "the prompt that Qwen3 gets for a conversation",
    from: "/",
    actions: [search("chat template"), choose("Bundled template", "Qwen 3")],
    ends: ["<|im_start|>user"],
    within: "pre.prompt",
  },
];

/** Errands with the keyboard alone. */
const BY_KEYBOARD: readonly Errand[] = [
  {
    errand: "a gated model: licence, login and code",
    from: "/",
    actions: [search("meta-llama/Llama-3.1-8B-Instruct")],
    ends: ["meta-llama/Llama-3.1-8B-Instruct", "hf auth login"],
    says: "Licence: llama3.1.",
  },
  {
    errand: "a search in German",
    from: "/",
    actions: [search("übersetzung")],
    ends: ["google-t5/t5-base"],
    says: "Translation",
  },
  {
    errand: "code for timm, from its card, again after a reload",
    from: "/tasks/image-classification/#libraries",
    actions: [tabTo(/^Code with timm for/), reload, tabTo(/^Code with timm for/)],
    ends: ["import timm"],
  },
  {
    errand: "call a model in the shell",
    from: "/tasks/text-to-image/",
    actions: [tabTo(/^Shell with curl/)],
    ends: ["curl", "https://router.huggingface.co/fal-ai/"],
  },
];

const SCREENS: readonly (readonly [string, VisitOptions])[] = [
  ["on a desktop", CLIPBOARD],
  ["on a phone", { ...CLIPBOARD, viewport: PHONE, hasTouch: true, isMobile: true }],
];

/** The last action: copies the code that contains a text, and returns what was copied. */
async function copied(page: Page, text: string, withKeyboard: boolean): Promise<string> {
  const open = page.locator("dialog[open]");
  const scope = (await open.count()) > 0 ? open : page.getByRole("main");
  const block = scope.locator(".hs-snippet:visible", { hasText: text }).first();
  await block.waitFor();
  const copy = block.getByRole("button", { name: /^Copy/ });
  if (withKeyboard) {
    await copy.focus();
    await page.keyboard.press("Enter");
  } else await copy.click();
  let result = "";
  await expect.poll(async () => (result = await clipboardOf(page))).toContain(text);
  return result;
}

/** Returns what the visitor gets in the end: the copied code, or the texts and links in a part of the page. */
async function resultOf(page: Page, { ends: [text = ""], within }: Errand, withKeyboard: boolean): Promise<string> {
  if (within === undefined) return copied(page, text, withKeyboard);
  const parts = page.locator(within);
  let result = "";
  const read = () => parts.evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getAttribute("href")}`));
  await expect.poll(async () => (result = (await read()).join("\n"))).toContain(text);
  return result;
}

describe.skipIf(ADDRESS === "").each(SCREENS)("errands %s", (_, options) => {
  test.each([
    ...[...ERRANDS, ...OTHERS].map((errand) => ({ ...errand, how: "" })),
    ...BY_KEYBOARD.map((errand) => ({ ...errand, how: "by keyboard:" })),
  ])("$how $errand", async ({ how, ...row }) => {
    const { page } = await visit(row.from, options);
    await page.route(HUB, (route) => route.fulfill({ status: row.hub === undefined ? 404 : 200, json: row.hub ?? {} }));
    if (row.hub !== undefined) await page.reload();
    for (const action of row.actions) await action(page);
    const result = await resultOf(page, row, how !== "");
    const visible = await page.locator("body").innerText();
    for (const end of row.ends) expect(`${result}\n${visible}`).toContain(end);
    if (row.says !== undefined) expect(visible).toContain(row.says);
    const counted = row.actions.filter((action) => action !== wait).length + (row.within === undefined ? 1 : 0);
    expect(counted).toBeLessThanOrEqual(4);
  });
});
