import * as fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import { PROVIDER_SPECS } from "../../../generated/providers/index.ts";
import { defineProvider, type ProviderDefinition, type TaskDefinition } from "./define.ts";
import { InputError } from "../../http/errors.ts";
import { isObject } from "../../http/json.ts";
import type { PlannedRequest } from "./types.ts";
import { tokenVariableOf, adapterOf } from "./catalogue.ts";

const fastgpu: ProviderDefinition = {
  id: "fastgpu",
  displayName: "FastGPU",
  baseUrl: "https://api.fastgpu.example",
  tasks: { conversational: { use: "chat" } },
};

function refusal(definition: unknown): string {
  try {
    defineProvider(definition as ProviderDefinition);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return error instanceof Error ? error.message : "";
  }
  throw new Error("nothing was refused");
}

test("a provider can be defined with only four fields", async () => {
  const adapter = adapterOf(defineProvider(fastgpu));
  expect(adapter).toMatchObject({ id: "fastgpu" });
  expect(tokenVariableOf(adapter)).toBe("FASTGPU_API_KEY");
  expect(adapter.hosts).toEqual(["api.fastgpu.example"]);
  const call = { task: "conversational", auth: "provider-key", model: "tiny", args: { messages: [] } } as const;
  expect(await adapter.task("conversational")?.request(call)).toEqual({
    method: "POST",
    url: "https://api.fastgpu.example/v1/chat/completions",
    headers: { "Content-Type": "application/json" },
    body: '{"model":"tiny","messages":[]}',
  });
});

test("a text in the body is left out if it refers to a missing parameter", async () => {
  const prompt = { op: "first", of: ["{inputs}, without {param.negative_prompt}", "$inputs"] };
  const response = { check: { text: "string" }, take: "text", return: { generated_text: "$taken" } };
  const task = { route: "v1/texts", body: [{ set: { seed: "{param.seed}", prompt } }], response };
  const adapter = adapterOf(defineProvider({ ...fastgpu, tasks: { "text-generation": task } }));
  const bodyFor = async (parameters: object) => {
    const args = { inputs: "a cabin", parameters };
    const call = { task: "text-generation", auth: "provider-key", model: "tiny", args } as const;
    return (await adapter.task("text-generation")?.request(call))?.body;
  };
  expect(await bodyFor({})).toBe('{"prompt":"a cabin"}');
  expect(await bodyFor({ seed: 7, negative_prompt: "snow" })).toBe('{"seed":"7","prompt":"a cabin, without snow"}');
});

test("each rewrites the items of a list in the body, and its conditions and references read the item", async () => {
  const turns = {
    op: "each",
    of: "$args.messages",
    map: {
      speaker: "$.role",
      says: "$.content",
      model: "$model",
      tool: { when: { "$.role": "tool" }, id: "$.tool_call_id" },
      given: { op: "parsed", of: "$.arguments" },
    },
  };
  const body = [{ set: { turns } }, { setPath: { "options.limit": "$args.max_tokens", "options.seed": "$args.seed" } }];
  const task = { route: "talk", body, response: { check: { says: "string" }, return: "$.says" } };
  const adapter = adapterOf(defineProvider({ ...fastgpu, tasks: { conversational: task } }));
  const bodyFor = async (more: object) => {
    const messages = [
      { role: "user", content: "Hello", arguments: '{"a":1}' },
      { role: "tool", content: "21", tool_call_id: "call-1", arguments: "{" },
    ];
    const call = { task: "conversational", auth: "provider-key", model: "tiny", args: { messages, ...more } } as const;
    const request = await adapter.task("conversational")?.request(call);
    return typeof request?.body === "string" ? (JSON.parse(request.body) as unknown) : undefined;
  };
  const written = [
    { speaker: "user", says: "Hello", model: "tiny", given: { a: 1 } },
    { speaker: "tool", says: "21", model: "tiny", tool: { id: "call-1" }, given: "{" },
  ];
  expect(await bodyFor({})).toEqual({ turns: written });
  expect(await bodyFor({ max_tokens: 7 })).toEqual({ turns: written, options: { limit: 7 } });
});

test.each(["raw-body", "multipart-file"] as const)("a file is uploaded before the call, as %s", async (as) => {
  const input = { as, accept: ["Blob", "url"], upload: { route: "v1/files", take: "file.url" } } as const;
  const task = {
    route: "v1/texts",
    input,
    body: [{ set: { source: "$inputs" } }],
    response: { check: "object" },
  } as const;
  const provider = defineProvider({
    ...fastgpu,
    baseUrl: "https://api.fastgpu.example/v1",
    tasks: { "image-to-text": task },
  });
  const adapter = adapterOf(provider).task("image-to-text");
  const uploads: PlannedRequest[] = [];
  const requestFor = (inputs: unknown) =>
    adapter?.request(
      { task: "image-to-text", auth: "provider-key", model: "tiny", args: { inputs } },
      undefined,
      async (request, read) => {
        uploads.push(request);
        return read({ file: { url: "https://files.example/1" } });
      },
    );
  const file = await requestFor(new Blob(["x"], { type: "image/png" }));
  expect(file).toMatchObject({
    url: "https://api.fastgpu.example/v1/texts",
    body: '{"source":"https://files.example/1"}',
  });
  expect(uploads).toMatchObject([{ method: "POST", url: "https://api.fastgpu.example/v1/files" }]);
  expect(uploads[0]?.body).toBeInstanceOf(as === "raw-body" ? Blob : FormData);
  expect(await requestFor("https://a.example/cat.png")).toMatchObject({
    body: '{"source":"https://a.example/cat.png"}',
  });
  expect(uploads).toHaveLength(1);
});

test("a built-in provider can be extended without a change to the original", () => {
  const local = defineProvider({ ...PROVIDER_SPECS.groq, id: "my-groq", baseUrl: "http://127.0.0.1:8080/groq" });
  expect(adapterOf(local).hosts).toEqual(["127.0.0.1:8080"]);
  expect(adapterOf("groq").hosts).toEqual(["api.groq.com"]);
  expect(Object.isFrozen(local.tasks["conversational"])).toBe(true);
});

test.each(Object.values(PROVIDER_SPECS).map((spec) => [spec.id, spec] as const))(
  "the built-in provider %s passes the checks of defineProvider",
  (_, spec) => {
    const own = { ...spec, id: `my-${spec.id}` };
    expect(defineProvider(own)).toEqual(own);
  },
);

test.each([
  [{ ...fastgpu, baseUrl: "api.fastgpu.example" }, "baseUrl: it is not a complete address; expected https://host/path"],
  [{ ...fastgpu, baseUrl: "ftp://api.fastgpu.example" }, "baseUrl: only http and https URLs are called"],
  [
    { ...fastgpu, baseUrl: "https://me:pw@api.fastgpu.example" },
    "baseUrl: a user or password within an address is not sent; pass an access token",
  ],
  [{ ...fastgpu, baseUrl: "https://api.fastgpu.example?a=1" }, "baseUrl: it must not contain a query"],
  [{ ...fastgpu, baseUrl: "https://{host}/v1" }, "baseUrl: only the first part of a host can be a hole"],
  [{ ...fastgpu, tasks: { conversationl: { use: "chat" } } }, 'there is no task "conversationl" (did you mean'],
  [{ ...fastgpu, id: "Fast GPU" }, "id: "],
  [{ ...fastgpu, tasks: { conversational: { use: "chta" } } }, 'there is no preset "chta" (did you mean "chat"?)'],
  [{ ...fastgpu, colour: "blue" }, "colour"],
  [
    { ...fastgpu, headers: { "x-api-key": "abc" } },
    'headers.x-api-key: the header "x-api-key" contains a secret, but is not in "auth"',
  ],
  [
    { ...fastgpu, tasks: { conversational: { use: "chat", body: [{ set: { a: "$imputs" } }] } } },
    'tasks.conversational.body[0].set.a: "$imputs" is not a known reference',
  ],
  [{ ...fastgpu, tasks: { conversational: {} } }, 'tasks.conversational: "route" is missing'],
  [undefined, "object"],
  [1n, "plain data"],
])("definition %#: the error contains the position of the mistake", (definition, message) => {
  expect(refusal(definition)).toContain(message);
});

test("a circular definition is rejected", () => {
  const circle: Record<string, unknown> = {};
  circle["tasks"] = circle;
  expect(refusal(circle)).toContain("circular");
});

test("a randomly changed definition either works or throws an InputError", () => {
  const specs = fc.constantFrom(...Object.values(PROVIDER_SPECS));
  const steps = fc.array(fc.nat(40), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(specs, steps, fc.jsonValue({ maxDepth: 2 }), (spec, way, value) => {
      const definition: unknown = { ...structuredClone(spec), id: "mine" };
      let at = definition;
      for (const [index, step] of way.entries()) {
        if (!isObject(at)) break;
        const names = Object.keys(at);
        const name = names[step % Math.max(1, names.length)] ?? "x";
        if (index === way.length - 1 || !isObject(at[name])) at[name] = value;
        at = at[name];
      }
      try {
        const adapter = adapterOf(defineProvider(definition as ProviderDefinition));
        for (const name of Object.keys(adapter.tasks)) adapter.task(name);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["http://vllm:8000", "http://vllm:8000/v1/chat/completions"],
  ["http://192.168.1.20:8000/v1", "http://192.168.1.20:8000/v1/chat/completions"],
  ["https://p.example/v1/", "https://p.example/v1/chat/completions"],
  ["https://p.example/openai/v1", "https://p.example/openai/v1/chat/completions"],
  ["https://p.example/v2", "https://p.example/v2/v1/chat/completions"],
])("calls of a provider with the base address %s go to %s", async (baseUrl, url) => {
  const adapter = adapterOf(defineProvider({ ...fastgpu, baseUrl }));
  const call = { task: "conversational", auth: "provider-key", model: "tiny", args: { messages: [] } } as const;
  expect((await adapter.task("conversational")?.request(call))?.url).toBe(url);
});

test("the types refuse a preset and a task that do not exist", () => {
  type Tasks = ProviderDefinition["tasks"];
  expectTypeOf<"conversational" | "text-to-image">().toExtend<keyof Tasks>();
  expectTypeOf<"conversationl">().not.toExtend<keyof Tasks>();
  expectTypeOf<"chat">().toExtend<NonNullable<TaskDefinition["use"]>>();
  expectTypeOf<"chta">().not.toExtend<NonNullable<TaskDefinition["use"]>>();
});
