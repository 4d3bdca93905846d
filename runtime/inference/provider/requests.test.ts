import { describe, expect, test } from "vitest";
import type { Call, PlannedRequest } from "./types.ts";
import { authorizationOf, tokenOf } from "../route/credentials.ts";
import { InputError } from "../../http/errors.ts";
import { adapterOf } from "./catalogue.ts";
import { blobOf, written } from "../testing/examples.ts";

const PNG = blobOf("iVBORw0KGgo=", "image/png");

function request(provider: string, task: string, call: Partial<Call> = {}): Promise<PlannedRequest> {
  const adapter = adapterOf(provider).task(task);
  const whole = { task, auth: "hub-token", model: "acme/tiny", args: {}, ...call } as const;
  return (async () => {
    if (adapter === undefined) throw new Error(`no ${task}`);
    adapter.checkOutputType(whole);
    return adapter.request(whole);
  })();
}

async function body(provider: string, task: string, call: Partial<Call>): Promise<unknown> {
  return written((await request(provider, task, call)).body);
}

describe("URLs of the caller's own endpoints", () => {
  test.each([
    ["conversational", "https://a.example", "https://a.example/v1/chat/completions"],
    ["conversational", " https://a.example/v1/ ", "https://a.example/v1/chat/completions"],
    ["conversational", "https://a.example/v1/chat/completions", "https://a.example/v1/chat/completions"],
    ["conversational", "http://localhost:8080/x?key=1", "http://localhost:8080/x/v1/chat/completions?key=1"],
    ["text-generation", "https://a.example/v1", "https://a.example/v1/completions"],
    ["text-generation", "https://a.example/v1/completions", "https://a.example/v1/completions"],
    ["text-classification", "https://a.example/path/", "https://a.example/path/"],
  ])("for the task %s and the endpoint %s, the client calls the complete URL", async (task, endpointUrl, url) => {
    expect(await request("hf-inference", task, { endpointUrl })).toMatchObject({ url });
  });

  test.each(["a.example", "/v1", "ftp://a.example", "https://", "javascript:alert(1)"])(
    "%s is not a valid endpoint",
    async (endpointUrl) => {
      await expect(request("hf-inference", "conversational", { endpointUrl })).rejects.toThrow(InputError);
    },
  );
});

test.each(["..", "a/../../b", "./a", "", "\ud800"])(
  "the invalid model %j is rejected, because it could change the rest of the URL",
  async (model) => {
    await expect(request("hf-inference", "text-classification", { model })).rejects.toThrow(InputError);
  },
);

test("the slashes of a model stay in the URL, and other special characters are escaped", async () => {
  const { url } = await request("hf-inference", "text-classification", { model: "a/b?c=d#e f%2e\\g" });
  expect(url).toBe("https://router.huggingface.co/hf-inference/models/a/b%3Fc=d%23e%20f%252e%5Cg");
});

test("base URLs of the router and of the hub can be replaced", async () => {
  const routerBase = "http://127.0.0.1:9/router";
  const mapping = {
    hfModelId: "a/b",
    providerId: "x",
    task: "text-to-image",
    status: "live",
    adapter: "lora",
    adapterWeightsPath: "w",
  };
  const call = { routerBase, hubBase: "http://127.0.0.1:9/hub", mapping, args: { inputs: "x" } };
  expect(await request("fal-ai", "text-to-image", call)).toMatchObject({
    url: "http://127.0.0.1:9/router/fal-ai/acme/tiny?_subdomain=queue",
    body: '{"prompt":"x","loras":[{"path":"http://127.0.0.1:9/hub/a/b/resolve/main/w","scale":1}]}',
  });
  expect(await request("hf-inference", "fill-mask", { routerBase, auth: "provider-key" })).toMatchObject({
    url: "http://127.0.0.1:9/router/hf-inference/models/acme/tiny",
  });
});

describe("requests", () => {
  test("the body of a streaming request contains stream: true, and a task that cannot stream is rejected", async () => {
    expect(await body("groq", "conversational", { stream: true })).toEqual({ model: "acme/tiny", stream: true });
    await expect(request("groq", "conversational", { stream: true })).resolves.toBeDefined();
    await expect(request("together", "text-to-image", { stream: true })).rejects.toThrow("Together AI cannot stream");
  });

  test("the caller's arguments are not changed", async () => {
    const args = { messages: [], response_format: { type: "json_schema", json_schema: { strict: true, name: "x" } } };
    const before = structuredClone(args);
    const sent = await body("sambanova", "conversational", { args });
    expect(sent).toMatchObject({ response_format: { json_schema: { strict: false, name: "x" } } });
    expect(args).toEqual(before);
  });

  test("arguments cannot change a prototype", async () => {
    const args: Call["args"] = JSON.parse(
      '{"__proto__": {"a": 1}, "inputs": "x", "parameters": {"__proto__": {"b": 1}}}',
    );
    expect(JSON.stringify(await body("together", "text-to-image", { args }))).not.toContain("__proto__");
    expect(await body("groq", "conversational", { args })).not.toHaveProperty("a");
  });

  test("an undefined argument is not sent, and an undefined prompt does not replace the input", async () => {
    const args = { inputs: "x", parameters: { prompt: undefined, seed: undefined } };
    expect(await body("deepinfra", "text-generation", { args })).toEqual({ model: "acme/tiny", prompt: "x" });
  });

  test("the input may be in the argument `data`, as an ArrayBuffer or a typed array", async () => {
    const bytes = new Uint8Array([0, 1, 2, 3]).subarray(1);
    const args = { data: bytes, model_kwargs: 1 };
    expect(await body("hf-inference", "image-segmentation", { args })).toEqual({ inputs: "AQID", model_kwargs: 1 });
    expect(await body("hf-inference", "image-to-text", { args: { data: bytes.slice().buffer } })).toEqual({
      $blob: { type: "", base64: "AQID" },
    });
  });

  test.each([{ a: 1n }, { a: Object.assign([], { 0: 1n }) }])(
    "a value that JSON does not support is rejected",
    async (args) => {
      await expect(request("groq", "conversational", { args })).rejects.toThrow(InputError);
    },
  );

  test("a circular value is rejected", async () => {
    const args: Record<string, unknown> = {};
    args["a"] = args;
    await expect(request("groq", "conversational", { args })).rejects.toThrow(InputError);
  });

  test("the file at a URL is downloaded first if the provider needs its bytes", async () => {
    const args = { inputs: "https://media.example/a.png" };
    const call = { task: "image-to-text", auth: "hub-token", model: "acme/tiny", args } as const;
    const made = await adapterOf("zai-org")
      .task("image-to-text")
      ?.request(call, async () => PNG);
    expect(await written(made?.body)).toMatchObject({ file: "data:image/png;base64,iVBORw0KGgo=" });
  });
});

// The specification prescribes the exact text of this message, including "your".
const FAL =
  "Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.";
const TYPES = "audio/mpeg, audio/mp4, audio/wav, audio/x-wav";

test.each([
  ["fal-ai", "automatic-speech-recognition", { inputs: "text" }, FAL],
  ["fal-ai", "automatic-speech-recognition", { inputs: blobOf("AAAA", "") }, FAL],
  ["fal-ai", "audio-to-audio", {}, FAL],
  [
    "fal-ai",
    "automatic-speech-recognition",
    { inputs: blobOf("AAAA", "audio/ogg") },
    `Provider fal-ai does not support blob type audio/ogg - supported content types are: ${TYPES}`,
  ],
  ["replicate", "automatic-speech-recognition", { inputs: "text" }, "Audio input must be a Blob"],
  ["together", "image-to-image", { inputs: new ArrayBuffer(3) }, "Image input must be a Blob"],
  ["hf-inference", "image-to-text", {}, "inputs must be the image, as one of: Blob, ArrayBuffer"],
  ["hf-inference", "document-question-answering", { inputs: { question: "?" } }, "inputs.image must be the image"],
  ["together", "automatic-speech-recognition", { inputs: "file:///etc/passwd" }, "Blob, ArrayBuffer, https: address"],
  ["wavespeed", "image-to-image", { inputs: new Blob([]) }, "The image input is empty"],
  ["novita", "image-text-to-video", { parameters: { prompt: " " } }, 'Novita knows no model "acme/tiny"'],
])("%s %s rejects %j", async (provider, task, args, message) => {
  const refused = request(provider, task, { args });
  await expect(refused).rejects.toThrow(InputError);
  await expect(refused).rejects.toThrow(message);
});

test("a blank prompt is rejected if a prompt is required", async () => {
  const call = { model: "MiniMax-H3", args: { parameters: { prompt: " " } } };
  await expect(request("novita", "image-text-to-video", call)).rejects.toThrow("parameters.prompt is missing or blank");
});

test.each([
  ["nscale", "text-to-image", "url", "blob, dataUrl, json"],
  ["hf-inference", "text-to-image", "url", "blob, dataUrl, json"],
  ["fal-ai", "text-to-video", "json", "blob"],
])("%s %s rejects the outputType %s", async (provider, task, outputType, allowed) => {
  await expect(request(provider, task, { outputType })).rejects.toThrow(`allowed are ${allowed}`);
});

test("the error for an unknown provider suggests the most similar name, and lists all providers", () => {
  expect(() => adapterOf("grok")).toThrow('Unknown provider "grok" (did you mean "groq"?). Known providers: ');
  expect(() => adapterOf("__proto__")).toThrow(InputError);
  expect(adapterOf("groq").task("toString")).toBeUndefined();
});

describe("secrets", () => {
  test.each([
    ["black-forest-labs", "provider-key", { header: "x-key", value: "$&secret" }],
    ["clarifai", "provider-key", { header: "Authorization", value: "Key $&secret" }],
    ["clarifai", "hub-token", { header: "Authorization", value: "Bearer $&secret" }],
    ["groq", "none", undefined],
  ] as const)("%s with a %s", (provider, auth, header) => {
    expect(authorizationOf(adapterOf(provider), auth, "$&secret")).toEqual(header);
    expect(authorizationOf(adapterOf(provider), auth, undefined)).toBeUndefined();
  });

  test.each(["a\nb", "a b", "a\r\nX-Evil: 1", "ключ"])(
    "the invalid token %j is rejected, and the error does not show the token",
    (token) => {
      expect(() => tokenOf(token)).toThrow(InputError);
      expect(() => tokenOf(token)).not.toThrow(token);
    },
  );

  test("the field `hosts` lists the hosts that receive the token", () => {
    expect(adapterOf("fal-ai").hosts).toEqual(["queue.fal.run", "fal.run"]);
  });
});

function fieldsOf(form: unknown): [string, FormDataEntryValue][] {
  return form instanceof FormData ? [...form] : [];
}

describe("a form without a file", () => {
  const args = { inputs: "a lighthouse", parameters: { seed: 7, tags: ["a", "b", null, 3], mask: { x: 1 } } };

  test("the form contains the fields of the body, with numbers as text and a list as one field for each item", async () => {
    const {
      body: form,
      headers,
      url,
    } = await request("stability", "text-to-image", {
      auth: "provider-key",
      model: "core",
      args,
    });
    expect(url).toBe("https://api.stability.ai/v2beta/stable-image/generate/core");
    expect(fieldsOf(form)).toEqual([
      ["seed", "7"],
      ["tags", "a"],
      ["tags", "b"],
      ["tags", "3"],
      ["mask", '{"x":1}'],
      ["prompt", "a lighthouse"],
    ]);
    // The headers do not contain the content type of the form: `fetch` sets it, because `fetch` chooses the boundary.
    expect(headers).toEqual({ Accept: "image/*" });
  });

  test.each([
    ["together", "timestamp_granularities[]"],
    ["deepinfra", "timestamp_granularities[]"],
    ["mistral", "timestamp_granularities"],
  ])("%s: a transcription sends the list of granularities as fields %s", async (provider, name) => {
    const parameters = { timestamp_granularities: ["word", "segment"] };
    const inputs = new Blob(["sound"], { type: "audio/wav" });
    const call = { auth: "provider-key", model: "tiny", args: { inputs, parameters } } as const;
    const sent = await request(provider, "automatic-speech-recognition", call);
    expect(fieldsOf(sent.body).filter(([field]) => field.startsWith("timestamp"))).toEqual([
      [name, "word"],
      [name, "segment"],
    ]);
  });

  test.each([
    ["upscale/creative", "image"],
    ["edit/replace-background-and-relight", "subject_image"],
  ])("stability: the form for %s contains the file in the field %s", async (model, name) => {
    const inputs = new Blob(["picture"], { type: "image/png" });
    const sent = await request("stability", "image-to-image", { auth: "provider-key", model, args: { inputs } });
    expect(fieldsOf(sent.body).map(([field]) => field)).toEqual([name]);
  });

  test("is sent only for the models that the provider's spec names; other models get JSON", async () => {
    const values = { account_id: "0123456789abcdef0123456789abcdef" };
    const sent = (model: string): Promise<PlannedRequest> =>
      request("cloudflare", "text-to-image", { auth: "provider-key", model, args, values });
    expect((await sent("@cf/black-forest-labs/flux-2-dev")).body).toBeInstanceOf(FormData);
    expect((await sent("@cf/black-forest-labs/flux-1-schnell")).body).toEqual(expect.any(String));
  });
});

test("arguments in the query are escaped and left out of the body, and lists become repeated fields", async () => {
  const parameters = { keyterm: ["a&b", "c"], smart_format: true, utt_split: 0.8, language: null, extra: { a: 1 } };
  const args = { inputs: blobOf("SUQzBA==", "audio/mpeg"), parameters };
  const call = { auth: "provider-key", model: "nova-3", args } as const;
  const { url, body: sent } = await request("deepgram", "automatic-speech-recognition", call);
  const query = "keyterm=a%26b&keyterm=c&smart_format=true&utt_split=0.8&extra=%7B%22a%22%3A1%7D&model=nova-3";
  expect(url).toBe(`https://api.deepgram.com/v1/listen?${query}`);
  expect(sent).toBeInstanceOf(Blob);
  const address = { ...call, args: { inputs: "https://files.example/a.mp3" } };
  expect(await body("deepgram", "automatic-speech-recognition", address)).toEqual({
    url: "https://files.example/a.mp3",
  });
});

test("if a file is the whole body, parameters are rejected", async () => {
  const inputs = blobOf("SUQz", "audio/mpeg");
  const ask = (parameters: object): Promise<PlannedRequest> =>
    request("cloudflare", "automatic-speech-recognition", {
      auth: "provider-key",
      args: { inputs, parameters },
      values: { account_id: "0123456789abcdef0123456789abcdef" },
    });
  await expect(ask({ language: "en", task: "translate", seed: null })).rejects.toThrow(
    new InputError(
      "Cloudflare Workers AI accepts only the file for automatic-speech-recognition: " +
        "leave parameters.language, parameters.task out.",
    ),
  );
  expect((await ask({ seed: undefined })).body).toBe(inputs);
});
