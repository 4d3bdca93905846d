import { LOCAL_APPS as THEIRS, type ModelData as TheirModel } from "@huggingface/tasks";
import { describe, expect, test } from "vitest";
import type { ModelRecord } from "../../generated/records.ts";
import { appsFor, appSnippets, LOCAL_APPS, type LocalAppKey } from "./index.ts";

/** Returns a generator of pseudo-random numbers from 0 up to 1. Equal seeds produce equal numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const TAGS =
  "gguf mlx conversational transformers mistral-common lora coreml joyfusion unsloth safetensors ryzenai-npu ryzenai-hybrid text-generation-inference".split(
    " ",
  );
const TASKS = ["text-generation", "image-text-to-text", "text-to-image", "fill-mask", undefined];
const METHODS = ["awq", "gptq", "aqlm", "marlin", "fp8", undefined, undefined];
const TEMPLATES = ["{{ messages }}", "{% if tools %}{{ tools }}{% endif %}", undefined];

/** Returns `count` model records with random values in the fields that decide which apps are offered. */
function records(count: number): TheirModel[] {
  const next = numbers(7);
  const one = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const task = one(TASKS);
    const method = one(METHODS);
    const [inGguf, inConfig] = [one(TEMPLATES), one(TEMPLATES)];
    const context = one([undefined, undefined, 0, 4096]);
    return {
      id: `acme/model-${index}`,
      inference: "",
      tags: TAGS.filter(() => next() < 0.3),
      ...(task && { pipeline_tag: task }),
      library_name: one(["diffusers", "transformers", "gguf"]),
      config: {
        ...(method && { quantization_config: { quant_method: method } }),
        ...(inConfig && { tokenizer_config: { chat_template: inConfig } }),
      },
      ...(context !== undefined && {
        gguf: { total: 1, context_length: context, ...(inGguf && { chat_template: inGguf }) },
      }),
    } as TheirModel;
  });
}

test("all apps of @huggingface/tasks exist here too, with the same labels, tasks and systems", () => {
  for (const [key, theirs] of Object.entries(THEIRS)) {
    const ours = LOCAL_APPS[key as LocalAppKey];
    expect(ours).toMatchObject({ prettyLabel: theirs.prettyLabel, mainTask: theirs.mainTask });
    expect(ours.macOSOnly).toBe("macOSOnly" in theirs ? theirs.macOSOnly : undefined);
  }
});

test("hubsmith and @huggingface/tasks offer the same apps for 800 model records", () => {
  const found = records(800).map((model) => ({
    // Apps that `@huggingface/tasks` does not have are not compared.
    ours: appsFor(model as unknown as ModelRecord)
      .map(({ key }) => key)
      .filter((key) => Object.hasOwn(THEIRS, key)),
    theirs: Object.entries(THEIRS).flatMap(([key, app]) => (app.displayOnModelPage(model) ? [key] : [])),
  }));
  expect(found.map(({ ours }) => ours)).toEqual(found.map(({ theirs }) => theirs));
  // Every app must be offered for at least one record. Otherwise, the test would compare nothing for that app.
  for (const key of Object.keys(THEIRS)) expect(found.some(({ theirs }) => theirs.includes(key))).toBe(true);
});

const CHAT: ModelRecord = {
  id: "acme/tiny-chat-GGUF",
  tags: ["gguf", "conversational"],
  pipeline_tag: "text-generation",
  gguf: { context_length: 4096 },
};

describe("the snippets of an app", () => {
  test("contain a command with the quantization of the chosen file", () => {
    expect(appSnippets("ollama", CHAT)).toEqual([
      { kind: "usage", language: "bash", code: "ollama run hf.co/acme/tiny-chat-GGUF" },
    ]);
    expect(LOCAL_APPS.ollama.snippet(CHAT, "tiny-chat-Q5_K_M.gguf")).toBe(
      "ollama run hf.co/acme/tiny-chat-GGUF:Q5_K_M",
    );
    expect(appSnippets("ollama", CHAT, { quantization: "Q6_K" })[0]?.code).toMatch(/:Q6_K$/);
  });

  test("say in each step what to install, and then what to run", () => {
    expect(LOCAL_APPS["llama.cpp"].snippet(CHAT)).toContainEqual({
      title: "Homebrew (macOS, Linux)",
      setup: "brew install llama.cpp",
      content: ["llama-server -hf acme/tiny-chat-GGUF", "llama-cli -hf acme/tiny-chat-GGUF"],
    });
    expect(appSnippets("llama.cpp", CHAT).map(({ language }) => language)).toContain("powershell");
  });

  test("contain a link in which the values of the model are escaped", () => {
    expect(LOCAL_APPS.lmstudio.deeplink(CHAT, "a&b#c d.gguf").href).toBe(
      "lmstudio://open_from_hf?model=acme/tiny-chat-GGUF&file=a%26b%23c%20d.gguf",
    );
    expect(LOCAL_APPS.jan.deeplink({ ...CHAT, id: "a?b=c/d" }).href).toBe("jan://models/huggingface/a%3Fb%3Dc/d");
  });

  test("cannot be made for an unknown app: the error names the known apps", () => {
    expect(() => appSnippets("lama.cpp" as LocalAppKey, CHAT)).toThrow(
      /^unknown app "lama\.cpp"; allowed: llama\.cpp, node-llama-cpp/,
    );
  });
});
