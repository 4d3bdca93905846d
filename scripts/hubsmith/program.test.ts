import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../lib/run.ts";
import { createProgram } from "./program.ts";
import { hasColor } from "./terminal.ts";
import { hubsmith } from "./testing/run-command.ts";

let folder: string;
let hub: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-cli-"));
  server = createServer((request, response) => {
    const id = request.url?.replace(/^\/api\/models\//, "").replace(/\?.*/, "");
    const status = id === "acme/busy" ? 429 : id === "acme/secret" ? 401 : id === "acme/painter" ? 200 : 404;
    response.writeHead(status, { "content-type": "application/json", ...(status === 429 && { "retry-after": "30" }) });
    response.end(JSON.stringify({ ...PAINTER }));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  hub = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const PAINTER = { id: "acme/painter", pipeline_tag: "text-to-image", library_name: "diffusers", tags: ["diffusers"] };

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

describe("exit codes and help", () => {
  test.each([
    [["--help"], 0],
    [["--version"], 0],
    [["snippet", "--help"], 0],
    [["chek"], 2],
    [["check", "--formt", "json"], 2],
    [["check", "--format", "xml"], 2],
    [["new", "library"], 2],
    [["new", "libary", "x", "--root", ROOT], 2],
    [["check", "/nowhere"], 2],
    [["mock", "--port", "many"], 2],
    [["mock", "--record", "calls.jsonl"], 2],
    [["mock", "--replies", "package.json"], 2],
    [["mock", "--port", "0", "--replay", "nowhere"], 1],
    [[], 2],
  ] as const)("%j exits with code %i", async (words, code) => {
    expect((await hubsmith(...words)).code).toBe(code);
  });

  test.each(createProgram().commands.map((command) => [command.name()]))("%s --help has examples", async (name) => {
    expect((await hubsmith(name, "--help")).out).toMatch(new RegExp(`Examples:\n {2}\\$ hubsmith ${name}`));
  });

  test.each([
    [["snipet"], "Did you mean snippet?"],
    [["check", "--strct"], "Did you mean --strict?"],
    [["new", "libary", "x", "--root", ROOT], 'did you mean "library"?'],
  ])("suggests a correction for %j", async (words, suggestion) => {
    expect((await hubsmith(...words)).error).toContain(suggestion);
  });

  test.each([[["\u001B[31mchek\u0007"]], [["check", "--\u001B]0;title\u0007"]], [["new", "\u001B[31m", "x"]]])(
    "escapes the control characters of %j on a terminal",
    async (words) => {
      const { code, error } = await hubsmith(...words);
      expect(code).toBe(2);
      expect(error).not.toContain("\u001B");
      expect(error).not.toContain("\u0007");
      expect(error).toMatch(/\\u(?:\{1b\}|001b)/);
    },
  );

  test("prints colours only on terminals that support them", () => {
    expect(hasColor({ isTTY: true }, {})).toBe(true);
    expect(hasColor({ isTTY: false }, {})).toBe(false);
    expect(hasColor({ isTTY: true }, { NO_COLOR: "1" })).toBe(false);
    expect(hasColor({ isTTY: true }, { TERM: "dumb" })).toBe(false);
  });
});

describe("snippet", () => {
  test("prints the snippets of the library that the record names, each with a heading line", async () => {
    const { code, out } = await hubsmith("snippet", file("painter.json", PAINTER));
    expect(code).toBe(0);
    expect(out).toMatch(/^── diffusers · install · bash/);
    expect(out).toContain('DiffusionPipeline.from_pretrained("acme/painter"');
  });

  test("prints a single snippet without a heading line, so that the output can be saved as a file", async () => {
    const words = ["--provider", "fal-ai", "--client", "requests", "--language", "py"];
    const { out } = await hubsmith("snippet", file("painter.json", PAINTER), ...words);
    expect(out).toMatch(/^import os\n/);
    expect(out).not.toContain("──");
  });

  test("--json prints the code of a streamed chat as JSON", async () => {
    const words = ["--task", "conversational", "--provider", "groq", "--client", "openai", "--stream", "--json"];
    const { out } = await hubsmith("snippet", file("chat.json", { id: "acme/chat" }), ...words);
    const found = JSON.parse(out) as { language: string; provider: string; code: string }[];
    expect(found.map(({ language }) => language)).toEqual(["python", "js"]);
    expect(found.every(({ provider, code }) => provider === "groq" && /stream[=:] ?[Tt]rue/.test(code))).toBe(true);
  });

  test("prints the commands of an app with the chosen quantization", async () => {
    const record = file("chat-gguf.json", { id: "acme/chat-GGUF", gguf: { context_length: 4096 } });
    const { code, out } = await hubsmith("snippet", record, "--app", "ollama", "--quantization", "Q4_K_M");
    expect(out).toBe("ollama run hf.co/acme/chat-GGUF:Q4_K_M\n");
    expect(code).toBe(0);
    const wrong = await hubsmith("snippet", record, "--app", "olama");
    expect(wrong.error).toContain('unknown app "olama"');
    expect(wrong.error).toContain('did you mean "ollama"?');
  });

  test("for a model id, requests the record from the hub", async () => {
    const { code, out } = await hubsmith("snippet", "acme/painter", "--hub", hub, "--language", "python");
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining("DiffusionPipeline") });
  });

  test.each([
    ["acme/none", 1, "is not on the hub"],
    ["acme/secret", 1, "is not public on the hub"],
    ["acme/busy", 1, "the hub accepts no more requests for now (for 30 s)"],
    ["not an id", 2, "is neither a file nor a model id"],
  ])("reports why the hub returns no record for %j", async (id, code, words) => {
    const ran = await hubsmith("snippet", id, "--hub", hub);
    expect(ran).toMatchObject({ code, out: "", error: expect.stringContaining(words) });
    expect(ran.error).toContain("\n  hint: ");
  });

  test("reports a hub that cannot be reached", async () => {
    const ran = await hubsmith("snippet", "acme/painter", "--hub", "http://127.0.0.1:9");
    expect(ran).toMatchObject({ code: 1, error: expect.stringContaining("the hub cannot be reached") });
  });

  test.each([
    ["{", 2, "is not JSON"],
    ["[]", 2, "contains no model record"],
    ["{}", 2, "has no id"],
    [JSON.stringify({ id: "acme/x" }), 1, "there is no snippet"],
    [JSON.stringify({ id: "acme/x", library_name: "transformers" }), 1, "Type of model unknown"],
  ])("reports why there is no code for the record %j", async (text, code, words) => {
    const ran = await hubsmith("snippet", file("bad.json", text));
    expect(ran).toMatchObject({ code, error: expect.stringContaining(words) });
  });

  test.each([
    [["--library", "difusers"], "unknown library"],
    [["--provider", "grok"], 'did you mean "groq"?'],
    [["--client", "opnai"], 'did you mean "openai"?'],
    [["--task", "text-to-img"], 'did you mean "text-to-image"?'],
    [["--language", "pyton"], 'did you mean "python"?'],
    [["--library", "diffusers", "--provider", "groq"], "cannot be combined with"],
  ])("%j is rejected as a wrong command", async (words, message) => {
    const ran = await hubsmith("snippet", file("painter.json", PAINTER), ...words);
    expect(ran).toMatchObject({ code: 2, error: expect.stringContaining(message) });
  });
});

test("in your own spec, the only problems of a new entry are its blanks", async () => {
  mkdirSync(join(folder, "own/spec"), { recursive: true });
  file("own/spec/hub.yaml", "extends: hubsmith\n");
  const root = ["--root", join(folder, "own")];
  for (const kind of ["library", "provider", "client"]) {
    const { out } = await hubsmith("new", kind, "fast-kit", ...root, "--json");
    expect(JSON.parse(out)).toEqual({ file: expect.stringMatching(/^spec\/.+\/fast-kit\.yaml$/) });
  }
  const { code, out } = await hubsmith("check", ...root, "--json");
  const problems = JSON.parse(out) as { code: string; file: string }[];
  expect(code).toBe(1);
  expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set(["blank"]));
  expect(new Set(problems.map((problem) => problem.file)).size).toBe(3);
});

describe("render", () => {
  const context = { messages: [{ role: "user", content: "Hi" }], bos_token: "<s>", add_generation_prompt: true };
  const source = "{{ bos_token }}{% for m in messages %}[{{ m.role }}] {{ m.content }}{% endfor %}";

  test("renders a template, and a tokenizer config with its special tokens", async () => {
    const messages = file("messages.json", context);
    expect(await hubsmith("render", file("a.jinja", source), messages)).toMatchObject({
      out: "<s>[user] Hi\n",
      code: 0,
    });
    const config = file("tokenizer_config.json", { chat_template: source, bos_token: { content: "<b>" } });
    const { bos_token: _, ...bare } = context;
    expect((await hubsmith("render", config, file("bare.json", bare))).out).toBe("<b>[user] Hi\n");
  });

  test("--format prints the formatted template", async () => {
    const { out } = await hubsmith("render", file("a.jinja", "{%if a%}x{%endif%}"), "--format");
    expect(out).toContain("{%- if a -%}");
  });

  test("prints the position of an error", async () => {
    const template = file("bad.jinja", "a\n{{ messages | shout }}");
    const ran = await hubsmith("render", template, file("messages.json", context));
    expect(ran.code).toBe(1);
    expect(ran.error).toContain("2:15");
    expect(ran.error).toContain("^^^^^");
    const { out } = await hubsmith("render", template, file("messages.json", context), "--json");
    expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: "unknown-filter", line: 2, column: 15 } });
  });

  test.each([[["none.jinja"]], [["none.jinja", "none.json"]]])("%j is rejected as a wrong command", async (words) => {
    expect((await hubsmith("render", ...words)).code).toBe(2);
  });
});

test("command-line.md names every command, option and exit code", () => {
  const text = readFileSync(join(ROOT, "site/docs/command-line.md"), "utf8");
  for (const command of createProgram().commands) {
    expect(text).toContain(`## hubsmith ${command.name()}`);
    for (const { long } of command.options) expect(text).toContain(`\`${long}`);
  }
});
