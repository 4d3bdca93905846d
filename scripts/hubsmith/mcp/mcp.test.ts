import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../lib/run.ts";

const TOKEN = "hf_SecretOfTheTest";
/** A record whose texts try to leave their place in code, and in a terminal. */
const HOSTILE = {
  id: "acme/evil",
  pipeline_tag: "text-to-image",
  library_name: "diffusers",
  tags: ["diffusers", '"); import os; os.system("id") #', "\u001B[2J"],
  widgetData: [{ text: '"""); os.system("id") #\u001B[2J' }],
  siblings: [{ rfilename: "evil-Q4_K_M.gguf", size: 4e9 }],
};

const hub = createServer((request, response) => {
  const isKnown = request.url?.startsWith("/api/models/acme/evil") === true;
  response.writeHead(isKnown ? 200 : 404, { "content-type": "application/json" });
  response.end(isKnown ? JSON.stringify(HOSTILE) : '{"error":"not found"}');
});
let client: Client;

beforeAll(async () => {
  await new Promise<void>((resolve) => hub.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  const program = ["--import", "tsx", "--conditions=source", join(ROOT, "scripts/hubsmith.ts")];
  const env = { ...process.env, HF_TOKEN: TOKEN } as Record<string, string>;
  const args = [...program, "mcp", "--hub", url];
  client = new Client({ name: "test", version: "1" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, cwd: ROOT }));
});
afterAll(async () => {
  await client.close();
  hub.close();
});

async function call(name: string, args: object): Promise<{ readonly text: string; readonly isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: args as Record<string, unknown> });
  const [part] = content as { readonly text: string }[];
  return { text: part?.text ?? "", isError: isError === true };
}

test("the server names itself, and lists five tools that only read", async () => {
  expect(client.getServerVersion()?.name).toBe("hubsmith");
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "search_catalogue",
    "model_code",
    "provider_request",
    "model_fit",
    "render_chat_template",
  ]);
  for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
  await expect(client.ping()).resolves.toEqual({});
  await expect(client.listPrompts()).rejects.toThrow("the server has only tools");
});

const MESSAGES = [{ role: "user", content: "\u001B[2JHi" }];
type Row = readonly [name: string, args: object, text: RegExp | string, isError: boolean];
const CALLS: readonly Row[] = [
  ["search_catalogue", { query: "text to speech" }, /^task text-to-speech: Text-to-Speech/, false],
  ["search_catalogue", { query: "ollama" }, /^app ollama: Ollama/, false],
  ["search_catalogue", { query: "qqqqqqqq" }, /nothing in the catalogue fits "qqqqqqqq"/, true],
  ["model_code", { model: "acme/evil" }, /DiffusionPipeline/, false],
  ["model_code", { model: "acme/evil", provider: "fal-ai", client: "requests" }, /os\.environ\['HF_TOKEN'\]/, false],
  ["model_code", { model: "acme/evil", app: "olama" }, /unknown app "olama"/, true],
  ["model_code", { model: "package.json" }, /neither a file nor a model id|is not on the hub/, true],
  ["model_code", { model: "../../etc/passwd" }, /neither a file nor a model id/, true],
  ["model_code", { model: "acme/none" }, /is not on the hub/, true],
  ["model_code", {}, /do not match the schema: .*model/, true],
  [
    "provider_request",
    { provider: "groq", task: "conversational" },
    /^POST https:\/\/router[^]*Bearer YOUR_TOKEN/,
    false,
  ],
  [
    "provider_request",
    { provider: "groq", task: "conversational", model: "acme/placeholder" },
    /"model": "acme\/placeholder/,
    false,
  ],
  ["provider_request", { provider: "anthropic", task: "conversational" }, /x-api-key: YOUR_KEY/, false],
  ["provider_request", { provider: "groq", task: "text-to-video" }, /unknown task of this provider/, true],
  ["model_fit", { model: "acme/evil", memory: 16 }, /^acme\/evil in 16 GB of memory[^]*Q4_K_M/, false],
  ["model_fit", { model: "acme/evil", memory: -1 }, /memory "-1" is not a size/, true],
  ["render_chat_template", { template: "{{ messages[0].content }}!", messages: MESSAGES }, "\u001B[2JHi!", false],
  ["render_chat_template", { template: '{"chat_template": "{{ a }}"}', messages: [], variables: { a: 1 } }, "1", false],
  ["render_chat_template", { template: "{% for %}", messages: [] }, /1:/, true],
  ["render_chat_template", { template: "{% for i in range(10**9) %}x{% endfor %}", messages: [] }, /./, true],
];

test.each(CALLS)("%s %j", async (name, args, text, isError) => {
  const found = await call(name, args);
  expect(found.isError).toBe(isError);
  if (typeof text === "string") expect(found.text).toBe(text);
  else expect(found.text).toMatch(text);
  expect(found.text).not.toContain(TOKEN);
  if (name !== "render_chat_template") expect(found.text).not.toContain("\u001B");
  expect(found.text.length).toBeLessThan(20_100);
});

test("hostile texts of a record stay inside the strings of the code", async () => {
  const { text } = await call("model_code", { model: "acme/evil", library: "diffusers" });
  expect(text).not.toMatch(/^\s*os\.system|^import os/m);
});

test("a long result is cut", async () => {
  const { text } = await call("render_chat_template", { template: "{{ 'x' * 50000 }}", messages: [] });
  expect(text).toMatch(/^x{20000}\n… \(30000 more characters\)$/);
});

test("no tool reads a file of the current folder", async () => {
  const { text } = await call("render_chat_template", { template: "package.json", messages: [] });
  expect(text).toBe("package.json");
});
