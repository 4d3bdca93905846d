import * as theirs from "@huggingface/tasks";
import { describe, expect, test } from "vitest";
import * as ours from "./index.ts";

/** Correct values for entries that are wrong in `@huggingface/tasks`. See `site/docs/migration.md`. */
const CORRECTED: Readonly<Record<string, object>> = {
  B300: { computeCapability: 10.3 },
  "RTX A5000": { memory: [24] },
  "RTX 2080 Ti": { memory: [11] },
  "Radeon 840M": { gfxVersion: "gfx1153" },
  "Radeon 610M": { gfxVersion: "gfx1036" },
};

const products = Object.entries(theirs.SKUS).flatMap(([kind, vendors]) =>
  Object.entries(vendors).flatMap(([vendor, table]) =>
    Object.entries(table).map(([name, spec]) => ({ kind, vendor, name, spec: spec as theirs.HardwareSpec })),
  ),
);

test.each(products)(
  "$kind $vendor $name has the same performance and memory sizes as in @huggingface/tasks",
  ({ kind, vendor, name, spec }) => {
    const table: Record<string, Record<string, Record<string, ours.HardwareSpec>>> = { ...ours.SKUS };
    const { aliases = [], ...figures } = spec;
    const found = table[kind]?.[vendor]?.[name];
    expect(found).toMatchObject({
      ...figures,
      ...(figures.memory && { memory: figures.memory.toSorted((one, other) => one - other) }),
      ...CORRECTED[name],
    });
    expect(found?.aliases ?? []).toEqual(expect.arrayContaining(aliases));
  },
);

describe("the tables", () => {
  test("contain the data set libraries of @huggingface/tasks, with the same names and URLs", () => {
    expect(ours.DATASET_LIBRARIES_UI_ELEMENTS).toMatchObject(theirs.DATASET_LIBRARIES_UI_ELEMENTS);
  });

  test("contain the evaluation frameworks of @huggingface/tasks, with the same keys", () => {
    expect(Object.keys(ours.EVALUATION_FRAMEWORKS)).toEqual(
      expect.arrayContaining(Object.keys(theirs.EVALUATION_FRAMEWORKS)),
    );
    for (const [key, { name }] of Object.entries(ours.EVALUATION_FRAMEWORKS)) expect(name).toBe(key);
  });

  test("contain the agents of @huggingface/tasks, in the same order and with the same variables", () => {
    const keys = Object.keys(theirs.AGENT_HARNESSES);
    expect(Object.keys(ours.AGENT_HARNESSES).filter((key) => keys.includes(key))).toEqual(keys);
    for (const [key, { envVars }] of Object.entries<theirs.AgentHarness>(theirs.AGENT_HARNESSES)) {
      expect(ours.AGENT_HARNESSES[key as ours.AgentHarnessKey].envVars).toEqual(envVars);
    }
    expect(ours.STANDARD_AGENT_ENV_VARS).toEqual(theirs.STANDARD_AGENT_ENV_VARS);
  });

  test("contain the kernel libraries of @huggingface/tasks, with the same names and URLs", () => {
    const { snippets: _, ...about } = theirs.KERNEL_LIBRARIES_UI_ELEMENTS.kernels;
    expect(ours.KERNEL_LIBRARIES_UI_ELEMENTS.kernels).toMatchObject(about);
  });

  test("contain the default memory sizes of @huggingface/tasks", () => {
    expect(ours.DEFAULT_MEMORY_OPTIONS).toEqual(expect.arrayContaining(theirs.DEFAULT_MEMORY_OPTIONS));
  });
});

test.each(["together", "hf-inference", "fal-ai"])("returns the URL of %s at the router", (provider) => {
  expect(ours.openAIbaseUrl(provider)).toBe(theirs.openAIbaseUrl(provider));
});

test("a provider's name cannot change the rest of the URL", () => {
  expect(ours.openAIbaseUrl("$&")).toBe("https://router.huggingface.co/%24%26");
  expect(ours.openAIbaseUrl("../x")).toBe("https://router.huggingface.co/..%2Fx");
});

describe("code that loads a kernel", () => {
  const { snippets } = ours.KERNEL_LIBRARIES_UI_ELEMENTS.kernels;

  test("installs the library, and loads the requested version", () => {
    const [install, load] = snippets("acme/fast-softmax", 3);
    expect(install).toBe("pip install -U kernels");
    expect(load).toContain('kernel = get_kernel("acme/fast-softmax", version=3)');
    expect(snippets("acme/fast-softmax")[1]).toContain('get_kernel("acme/fast-softmax", version=1)');
  });

  test("escapes an invalid id, and replaces an invalid version by 1", () => {
    const id = 'a/b") ; import os ; ("';
    expect(snippets(id)[1]).toContain(String.raw`get_kernel("a/b\") ; import os ; (\"", version=1)`);
    expect(snippets("a/b", "1); import os" as unknown as number)[1]).toContain('get_kernel("a/b", version=1)');
  });
});
