import { describe, expect, test } from "vitest";
import { SNIPPET_MODULES } from "../../generated/snippets/index.ts";
import { MODEL_LIBRARIES_UI_ELEMENTS, type ModelLibraryKey } from "../libraries/drop-in.ts";
import { librarySnippetsSync } from "../libraries/index.ts";

describe("an invalid model record", () => {
  const throwing = (): never => {
    throw new Error("do not touch");
  };
  const circular: Record<string, unknown> = { id: "acme/round" };
  circular["self"] = circular;
  circular["config"] = circular;

  test.each([
    ["null", null],
    ["nothing", undefined],
    ["a text", "acme/model"],
    ["a list", []],
    ["an empty object", {}],
    [
      "wrong kinds",
      {
        id: 5,
        tags: "lora",
        pipeline_tag: {},
        config: [],
        cardData: "x",
        widgetData: { 0: { text: "x" } },
        transformersInfo: 1,
      },
    ],
    [
      "wrong kinds inside",
      {
        id: "a/b",
        tags: [null, 5, {}],
        widgetData: [null],
        config: { architectures: "x" },
        cardData: { base_model: {} },
      },
    ],
    [
      "getters",
      {
        id: "a/b",
        get tags() {
          return throwing();
        },
        get config() {
          return throwing();
        },
      },
    ],
    ["a proxy", new Proxy({}, { get: throwing, getOwnPropertyDescriptor: throwing, has: throwing, ownKeys: throwing })],
    ["a list behind a proxy", { id: "a/b", tags: new Proxy(["lora"], { get: throwing }) }],
    ["a circle", circular],
    ["a function", throwing],
  ])("%s: the result is still a list of snippets", (_, record) => {
    for (const key of Object.keys(SNIPPET_MODULES)) {
      const blocks = librarySnippetsSync(key, record as never);
      if (["transformers", "diffusers", "keras-hub"].includes(key)) expect(blocks.length).toBeGreaterThan(0);
      expect(JSON.stringify(blocks)).toMatch(/^\[/);
      // Comments in a snippet may contain these words, so the comments are removed first.
      expect(JSON.stringify(blocks).replaceAll(/# .*?\\n/g, "")).not.toMatch(/\bundefined\b|\[object|\bNaN\b/);
      const texts = MODEL_LIBRARIES_UI_ELEMENTS[key as ModelLibraryKey].snippets?.(record as never);
      expect(texts).toEqual(blocks.map(({ code: text }) => text));
    }
  });

  test("a missing id is shown as a placeholder", () => {
    expect(librarySnippetsSync("diffusers", { id: null } as never).at(-1)?.code).toContain(
      'from_pretrained("fill-in-model-id"',
    );
  });

  test("a field that throws when it is read is ignored, and other fields are used", () => {
    const record = {
      id: "acme/half",
      get tags() {
        return throwing();
      },
      pipeline_tag: "text-to-video",
    };
    const text = librarySnippetsSync("diffusers", record).at(-1)?.code;
    expect(text).toContain('from_pretrained("acme/half"');
    expect(text).toContain(".frames[0]");
  });
});
