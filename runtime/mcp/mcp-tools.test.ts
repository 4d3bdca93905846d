import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { expect, test } from "vitest";
import { InferenceClient } from "../inference/index.ts";
import { CHAT } from "../inference/testing/routes.ts";
import type { ToolContext } from "../inference/tool.ts";
import { mcpTools } from "./index.ts";

const CITY = { $schema: "http://json-schema.org/draft-07/schema#", type: "object" as const, required: ["city"] };
const context = (signal = new AbortController().signal): ToolContext => ({ id: "c1", signal });

/** Returns a client that is connected to a server with the given tools and answers. */
async function connect(names: readonly string[], answer: (name: string, args: unknown) => unknown, pages = 1) {
  const server = new Server({ name: "test", version: "1" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    const page = Number(params?.cursor ?? 0);
    const own = names.filter((_, index) => pages === Infinity || index % pages === page);
    const tools = own.map((name) => ({ name, description: `does ${name}`, inputSchema: CITY }));
    return { tools, ...(page + 1 < pages && { nextCursor: String(page + 1) }) };
  });
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => answer(params.name, params.arguments) as never);
  const client = new Client({ name: "test", version: "1" });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
  return client;
}

test("tools of all pages have names that are valid and unique, and schemas without a draft", async () => {
  const long = "x".repeat(70);
  const client = await connect(["a.b", "a/b", "a_b", long, `${long}y`], () => ({ content: [] }), 2);
  const tools = await mcpTools(client, { prefix: "s-" });
  const short = `s-${"x".repeat(62)}`;
  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    ["s-a_b", "s-a_b_2", "s-a_b_3", short, `${short.slice(0, 62)}_2`].toSorted(),
  );
  expect(tools[0]).toMatchObject({ description: "does a.b", parameters: { type: "object", required: ["city"] } });
  expect(tools[0]?.parameters).not.toHaveProperty("$schema");
});

test("a list that does not end is refused", async () => {
  const client = await connect(["a"], () => ({ content: [] }), Infinity);
  await expect(mcpTools(client)).rejects.toThrow("more than 100 pages");
});

const PNG = { type: "image", data: "AAAA", mimeType: "image/png" };
const RESULTS: readonly (readonly [name: string, result: object, text: unknown])[] = [
  ["text", { content: [{ type: "text", text: "noon" }] }, "noon"],
  ["several parts", { content: [{ type: "text", text: "a" }, PNG] }, "a\n[image image/png 3 bytes]"],
  ["a resource with text", { content: [{ type: "resource", resource: { uri: "file:///a", text: "in a" } }] }, "in a"],
  [
    "a resource with bytes",
    { content: [{ type: "resource", resource: { uri: "file:///b", blob: "AAAA", mimeType: "x/y" } }] },
    "[file:///b x/y 3 bytes]",
  ],
  ["a link", { content: [{ type: "resource_link", name: "n", uri: "file:///c" }] }, "[n file:///c]"],
  ["structured content alone", { content: [], structuredContent: { a: 1 } }, '{"a":1}'],
  ["nothing", { content: [] }, ""],
  ["an error", { content: [{ type: "text", text: "no such city" }], isError: true }, new Error("no such city")],
];

test.each(RESULTS)("the model receives %s", async (_, result, text) => {
  const [tool] = await mcpTools(await connect(["a"], () => result));
  expect(await tool?.run({ city: "Oslo" }, context())).toEqual(text);
});

test("an abort ends a call; refused arguments go to the model; a lost connection ends the run", async () => {
  const refusal = Object.assign(new Error("which city?"), { code: -32_602 });
  let work = (): unknown => new Promise(() => {});
  const client = await connect(["a"], () => work());
  const [tool] = await mcpTools(client);
  const controller = new AbortController();
  const stopped = tool?.run({}, context(controller.signal));
  controller.abort(new Error("enough"));
  await expect(stopped).rejects.toThrow("enough");
  work = () => {
    throw refusal;
  };
  expect(await tool?.run({}, context())).toMatchObject({ message: expect.stringContaining("which city?") });
  await client.close();
  await expect(tool?.run({}, context())).rejects.toThrow("Not connected");
});

test("runTools calls a tool of the server", async () => {
  const seen: unknown[] = [];
  const mcp = await connect(["get/weather"], (name, args) => {
    seen.push([name, args]);
    return { content: [{ type: "text", text: "21 °C" }] };
  });
  const asked = { name: "get_weather", arguments: '{"city":"Oslo"}' };
  const message = { role: "assistant", content: null, tool_calls: [{ id: "c1", type: "function", function: asked }] };
  const answers = [{ ...CHAT, choices: [{ index: 0, finish_reason: "tool_calls", message }] }, CHAT];
  const fetch = (async () => Response.json(answers.shift())) as typeof globalThis.fetch;
  const client = new InferenceClient("sk-any", { fetch });
  const messages = [{ role: "user", content: "How warm is it in Oslo?" }];
  const { steps } = await client.runTools({
    provider: "openai",
    model: "openai/m",
    messages,
    tools: await mcpTools(mcp),
  });
  expect(seen).toEqual([["get/weather", { city: "Oslo" }]]);
  expect(steps[0]?.calls[0]?.content).toBe("21 °C");
});
