import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readProviderBase, readProviderTexts } from "../../../services/playground-data.ts";
import { runProvider, type ProviderResult } from "./run.ts";
import type { ProviderState } from "./state.ts";

type Way = ProviderState["way"];

const base = readProviderBase();
const texts = readProviderTexts();
const pairs = Object.entries(texts).flatMap(([provider, text]) =>
  Object.keys(parse(text).tasks).map((task) => [provider, task, text] as const),
);

test.each(pairs)(
  "%s %s: the example runs without problems, through the router and directly",
  async (provider, task, text) => {
    const { hubOrg, isPseudo, status, clientSideOnly } = parse(text);
    const isRouted = isPseudo === true || (hubOrg !== undefined && status !== "retired" && clientSideOnly !== true);
    const ways: Way[] = [...(isRouted ? ["router" as const] : []), ...(isPseudo === true ? [] : ["direct" as const])];
    for (const way of ways) {
      const { problems, call, tasks } = await runProvider(base, { provider, text, task, way });
      expect(problems).toEqual([]);
      expect(call?.failure).toBeUndefined();
      expect(tasks).toContain(task);
      expect(call?.exchanges.filter(({ purpose }) => purpose === "call")).toHaveLength(1);
      const [secret] =
        call?.exchanges.flatMap(({ headers }) => headers.filter(([, value]) => /your/.test(value))) ?? [];
      expect(secret?.[1]).toMatch(way === "router" ? "hf_your_token" : "your-provider-key");
    }
  },
);

test("these tests cover more than 100 pairs of a provider and a task", () => {
  expect(pairs.length).toBeGreaterThan(100);
});

const ENTRY = `# yaml-language-server: $schema=../schema/provider.schema.json
displayName: FastGPU
hubOrg: fastgpu
baseUrl: https://api.fastgpu.example
tasks:
  conversational: { use: chat }
  text-to-image:
    route: v2/pictures
    body:
      - spread: parameters
      - set: { model: $model, prompt: $inputs }
    response:
      check: { "data[0].b64": string }
      take: data[0].b64
      kind: base64
      mime: image/png
      outputTypes: [blob, dataUrl, json]
    example:
      model: tiny-painter
      arguments: { inputs: a lighthouse, parameters: { seed: 7 } }
      request:
        path: v2/pictures
        body: { model: tiny-painter, prompt: a lighthouse, seed: 7 }
      reply: { data: [{ b64: iVBORw0KGgo= }] }
      media: { type: image/png, base64: iVBORw0KGgo= }
`;

const run = (text: string, task = "text-to-image", way: Way = "router"): Promise<ProviderResult> =>
  runProvider(base, { provider: "fastgpu", text, task, way });
const codes = ({ problems }: ProviderResult): string[] =>
  problems.map(({ code, line, column }) => `${code} ${line}:${column}`);

describe("a new provider", () => {
  test("returns the request through the router, or the direct request to the provider", async () => {
    const routed = await run(ENTRY);
    expect(codes(routed)).toEqual([]);
    expect(routed.call?.exchanges.map(({ purpose, url }) => [purpose, url])).toEqual([
      ["lookup", "https://huggingface.co/api/models/acme/model?expand[]=inferenceProviderMapping"],
      ["call", "https://router.huggingface.co/fastgpu/v2/pictures"],
    ]);
    expect(routed.call?.output).toEqual({ $blob: { type: "image/png", base64: "iVBORw0KGgo=" } });
    const direct = await run(ENTRY, "", "direct");
    expect(direct.call).toMatchObject({ method: "chatCompletion", args: { model: "acme/model" } });
    expect(direct.call?.exchanges.at(-1)).toMatchObject({
      method: "POST",
      url: "https://api.fastgpu.example/v1/chat/completions",
      bodyForm: "json",
      body: { model: "acme/tiny-chat" },
    });
  });

  test.each([
    [["prompt: $inputs", "text: $inputs"], "example-differs { model: tiny-painter, prompt: a lighthouse, seed: 7 }"],
    [["route: v2/pictures", "route: v3/pictures"], "example-differs v2/pictures"],
    [["media: { type: image/png", "media: { type: image/jpeg"], "example-differs { type: image/jpeg,"],
    [["use: chat", "use: chatt"], "unknown-preset chatt"],
    [["hubOrg:", "hubOrgg:"], "unknown-field hubOrgg"],
    [["text-to-image:", "text-to-imag:"], "unknown-task text-to-imag"],
    [["tasks:", "tasks: ["], "missing-char t"],
  ] as const)("reports %j with its position", async ([piece, by], expected) => {
    const text = ENTRY.replace(piece, by);
    const found = (await run(text)).problems.map(({ code, line, column, width = 1 }) => {
      const start = column - 1;
      return `${code} ${text.split("\n")[line - 1]?.slice(start, start + width)}`;
    });
    expect(found.filter((problem) => problem.startsWith(expected))).not.toEqual([]);
  });

  test("returns the client's error if the response does not have the fields that the entry describes", async () => {
    const { call } = await run(ENTRY.replace("reply: { data", "reply: { date"));
    expect(call?.failure).toContain("ProviderOutputError: ");
    expect(call?.exchanges).toHaveLength(2);
  });

  test.each(["", "x", "[]", "tasks: {}", "tasks: { conversational: 3 }", "a: &a [*a]", "\u0000"])(
    "reports problems in %j without an exception",
    async (text) => {
      const { problems, call } = await run(text);
      expect(problems.length).toBeGreaterThan(0);
      expect(call).toBeUndefined();
    },
  );
});
