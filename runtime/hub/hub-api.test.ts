import { describe, expect, test, vi } from "vitest";
import { modelRecord, quantizedVersions, routerModels, searchModels, type HubOptions } from "./index.ts";

type Page = Response | Error | object | string;

/** A hub that answers each path, with or without its query. An unknown path is not found. */
function hub(pages: Readonly<Record<string, Page>>, options: Omit<HubOptions, "fetch"> = {}) {
  const requests: { url: string; token: string | null }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (address, init) => {
    const url = new URL(address as string);
    requests.push({ url: url.href, token: new Headers(init?.headers).get("authorization") });
    const page = pages[decodeURIComponent(url.pathname + url.search)] ?? pages[url.pathname];
    if (page instanceof Error) throw page;
    if (page instanceof Response) return page.clone();
    if (page === undefined) return Response.json({ error: "Not found" }, { status: 404 });
    return typeof page === "string" ? new Response(page) : Response.json(page);
  });
  return { options: { fetch, maxRetries: 0, ...options }, requests };
}

const linked = (list: readonly object[], link: string) => Response.json(list, { headers: { link } });

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const RECORD = "/api/models/acme/hum?blobs=true";
const PROVIDERS = "/api/models/acme/hum?expand[]=inferenceProviderMapping";

describe("modelRecord", () => {
  test("returns the record with the sizes of files, the summaries and the providers", async () => {
    const answer = {
      id: "acme/hum",
      gated: "manual",
      downloads: 7,
      tags: ["gguf"],
      siblings: [{ rfilename: "a-Q4_K_M.gguf", size: 5e9, blobId: "x" }],
      gguf: { total: 8e9, context_length: 4096 },
      safetensors: { total: 8e9, parameters: { BF16: 8e9 } },
    };
    const mapping = [{ provider: "groq", providerId: "hum", task: "conversational", status: "live" }];
    const { options, requests } = hub({ [RECORD]: answer, [PROVIDERS]: { inferenceProviderMapping: mapping } });
    expect(await modelRecord("acme/hum", options)).toEqual({
      ...answer,
      siblings: [{ rfilename: "a-Q4_K_M.gguf", size: 5e9 }],
      inferenceProviderMapping: [{ ...mapping[0], hfModelId: "acme/hum" }],
    });
    expect(requests.map(({ url }) => url)).toEqual([RECORD, PROVIDERS].map((path) => `https://huggingface.co${path}`));
  });

  test("leaves out fields of the wrong type, and fields that a record does not have", async () => {
    const answer = {
      id: "acme/hum",
      tags: ["a", 5, null],
      pipeline_tag: 5,
      private: "no",
      gated: "maybe",
      cardData: [],
      config: "x",
      widgetData: [1, { text: "a" }],
      siblings: [null, {}, { rfilename: 5 }, { rfilename: "a", size: -1 }, { rfilename: "b", size: 1 }],
      gguf: { total: "8e9", architecture: "llama" },
      safetensors: { total: null },
      downloads: -1,
      sha: "x",
    };
    const { options } = hub({ [RECORD]: answer });
    expect(await modelRecord("acme/hum", options)).toEqual({
      id: "acme/hum",
      tags: ["a"],
      widgetData: [{ text: "a" }],
      siblings: [{ rfilename: "a" }, { rfilename: "b", size: 1 }],
      gguf: { architecture: "llama" },
      safetensors: {},
    });
  });

  test.each([["[]"], ["null"], ['"acme/hum"'], ["{}"], ['{"id":"../x"}'], ['{"id":5}'], ["<html>"], [""]])(
    "refuses the answer %j",
    async (answer) => {
      const { options } = hub({ [RECORD]: answer });
      await expect(modelRecord("acme/hum", options)).rejects.toMatchObject({
        name: "HubApiError",
        message: expect.stringContaining("The hub's answer cannot be used"),
      });
    },
  );

  test("refuses an answer of more than 8 MiB", async () => {
    const { options } = hub({ [RECORD]: `${" ".repeat(8 * 1024 * 1024)}{}` });
    await expect(modelRecord("acme/hum", options)).rejects.toThrow("at most 8388608 bytes");
  });

  test.each(["", "a b", "../x", "a/b/c", "a/..", "https://evil.example/a", "a?b", 5 as never])(
    "refuses the id %j without a request",
    async (id) => {
      const { options, requests } = hub({});
      await expect(modelRecord(id, options)).rejects.toMatchObject({ name: "InputError" });
      expect(requests).toEqual([]);
    },
  );

  test.each([
    [401, {}, undefined, "the model is private or gated, or does not exist: check its id, or pass accessToken"],
    [403, {}, "hf_secret", "ask for access on the model's page"],
    [404, {}, undefined, "check the spelling of the id, or pass accessToken"],
    [404, {}, "hf_secret", "check the spelling of the id"],
    [429, { "retry-after": "90" }, undefined, "try again in 90 s, or pass accessToken"],
    [429, {}, "hf_secret", "try again later"],
  ])("says what to do about the status %i %j", async (status, headers, accessToken, words) => {
    const { options } = hub({ [RECORD]: new Response("{}", { status, headers }) }, { accessToken });
    const error: unknown = await modelRecord("acme/hum", options).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "HubApiError", httpResponse: { status } });
    expect((error as Error).message).toContain(words);
    expect(JSON.stringify(error)).not.toContain("hf_secret");
  });

  test("a hub that cannot be reached is a ConnectionError", async () => {
    const { options } = hub({ [RECORD]: new TypeError("failed") });
    await expect(modelRecord("acme/hum", options)).rejects.toMatchObject({ name: "ConnectionError" });
  });

  test("a hub that does not answer in time is a RequestTimeoutError", async () => {
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
    await expect(modelRecord("acme/hum", { fetch, timeout: 5 })).rejects.toMatchObject({ name: "RequestTimeoutError" });
  });

  test("the caller's signal ends the call, also during the second request", async () => {
    const controller = new AbortController();
    const { options } = hub({ [RECORD]: { id: "acme/hum" } });
    const fetch: typeof globalThis.fetch = async (address, init) => {
      if ((address as string).includes("expand")) controller.abort(new Error("newer"));
      return options.fetch(address, init);
    };
    await expect(modelRecord("acme/hum", { fetch, signal: controller.signal })).rejects.toThrow("newer");
  });

  test("a private hub with a path gets the token", async () => {
    const hubUrl = "http://hub.internal/models/";
    const { options, requests } = hub({ [`/models${RECORD}`]: { id: "acme/hum" } }, { hubUrl, accessToken: " hf_a\n" });
    await modelRecord("acme/hum", options);
    expect(requests[0]).toEqual({ url: `http://hub.internal/models${RECORD}`, token: "Bearer hf_a" });
  });

  test("the token does not follow a redirect to another host", async () => {
    const away = new Response(null, { status: 307, headers: { location: "https://other.example/x" } });
    const { options, requests } = hub({ [RECORD]: away, "/x": { id: "acme/hum" } }, { accessToken: "hf_a" });
    await modelRecord("acme/hum", options);
    expect(requests.slice(0, 2).map(({ token }) => token)).toEqual(["Bearer hf_a", null]);
  });

  test.each(["http://evil.example", "not a url", "https://user:pass@hub.example"])(
    "refuses the hub %s before a token is sent",
    async (hubUrl) => {
      const { options, requests } = hub({}, { hubUrl, accessToken: "hf_a" });
      await expect(modelRecord("acme/hum", options)).rejects.toMatchObject({ name: "InputError" });
      expect(requests).toEqual([]);
    },
  );
});

describe("searchModels", () => {
  const FIRST = "/api/models";
  const NEXT = '<https://huggingface.co/api/models2?cursor=a,b>; rel="next"';

  test("sends the conditions, and follows the pages until the limit", async () => {
    const { options, requests } = hub({
      [FIRST]: linked(
        [{ id: "a/1" }, { id: "../x" }, { id: "a/2", tags: 5 }],
        `<https://huggingface.co/z>; rel="prev", ${NEXT}`,
      ),
      "/api/models2": linked([{ id: "a/3" }, { id: "a/4" }], NEXT),
    });
    const query = {
      text: "hum ä",
      task: "text-to-image",
      library: "diffusers",
      provider: "all",
      tags: ["lora", "license:mit"],
      sort: "likes",
      limit: 3,
    } as const;
    expect((await all(searchModels(query, options))).map(({ id }) => id)).toEqual(["a/1", "a/2", "a/3"]);
    expect(decodeURIComponent(requests[0]?.url ?? "")).toBe(
      "https://huggingface.co/api/models?search=hum+ä&pipeline_tag=text-to-image&inference_provider=all&sort=likes&limit=3&filter=diffusers&filter=lora&filter=license:mit",
    );
    expect(requests).toHaveLength(2);
  });

  test("loads a page only when the loop reaches it", async () => {
    const { options, requests } = hub({ [FIRST]: linked([{ id: "a/1" }], NEXT) });
    for await (const _ of searchModels({}, options)) break;
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["on another server", '<https://evil.example/api>; rel="next"', "on another server"],
    ["that is the same page", '<https://huggingface.co/api/models?>; rel="next"', "its own page"],
    ["without a valid URL", '<http://[>; rel="next"', "on another server"],
  ])("refuses a next page %s", async (_, link, words) => {
    const { options, requests } = hub({ [FIRST]: linked([{ id: "a/1" }], link) }, { accessToken: "hf_a" });
    await expect(all(searchModels({}, options))).rejects.toThrow(words);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["a page without models", linked([], NEXT)],
    ["a link that is not the next page", linked([{ id: "a/1" }], '<https://evil.example>; rel="first"')],
    ["a broken link", linked([{ id: "a/1" }], ">;<,rel=next")],
  ])("ends after %s", async (_, page) => {
    const { options, requests } = hub({ [FIRST]: page });
    await all(searchModels({}, options));
    expect(requests).toHaveLength(1);
  });

  test("refuses an answer that is not a list", async () => {
    const { options } = hub({ [FIRST]: { error: "x" } });
    await expect(all(searchModels({}, options))).rejects.toMatchObject({ name: "HubApiError" });
  });
});

test("quantizedVersions returns the versions by format, with the files of the first of each", async () => {
  const list = [
    { id: "m/hum-4bit", library_name: "mlx", tags: [] },
    { id: "g/hum-GGUF", tags: ["gguf"] },
    { id: "x/hum-other", tags: [] },
    { id: "h/hum-GGUF", tags: ["gguf"] },
    { id: "p/hum-AWQ", tags: ["awq"] },
  ];
  const { options, requests } = hub({
    "/api/models": list,
    "/api/models/g/hum-GGUF": { ...list[1], siblings: [{ rfilename: "a.gguf", size: 1 }] },
    "/api/models/m/hum-4bit": { ...list[0], siblings: [{ rfilename: "a.safetensors", size: 2 }] },
  });
  const found = await quantizedVersions("acme/hum", options);
  expect(found.map(({ format, id, siblings }) => [format, id, siblings?.[0]?.size])).toEqual([
    ["gguf", "g/hum-GGUF", 1],
    ["gguf", "h/hum-GGUF", undefined],
    ["mlx", "m/hum-4bit", 2],
    ["awq", "p/hum-AWQ", undefined],
  ]);
  expect(decodeURIComponent(requests[0]?.url ?? "")).toContain("filter=base_model:quantized:acme/hum");
});

test("routerModels returns the models with the known fields of each provider", async () => {
  const provider = {
    provider: "groq",
    status: "live",
    context_length: 131_072,
    pricing: { input: 0.1, output: 0.5, currency: 5 },
    supports_tools: true,
    supports_structured_output: "yes",
  };
  const architecture = { input_modalities: ["text", 5], output_modalities: "text" };
  const data = [{ id: "acme/chat", owned_by: "acme", architecture, providers: [provider, {}, null] }, { id: 5 }, null];
  const { options, requests } = hub({ "/v1/models": { object: "list", data } }, { accessToken: "hf_a" });
  expect(await routerModels(options)).toEqual([
    {
      id: "acme/chat",
      owned_by: "acme",
      architecture: { input_modalities: ["text"] },
      providers: [
        {
          provider: "groq",
          status: "live",
          context_length: 131_072,
          pricing: { input: 0.1, output: 0.5 },
          supports_tools: true,
        },
      ],
    },
  ]);
  expect(requests).toEqual([{ url: "https://router.huggingface.co/v1/models", token: "Bearer hf_a" }]);
  const { options: broken } = hub({ "/v1/models": [] });
  await expect(routerModels(broken)).rejects.toThrow("expected a list of models at data");
});
