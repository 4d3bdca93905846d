import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { beforeAll, expect, test } from "vitest";
import { ROOT } from "../../lib/run.ts";
import { COMPILER_PACKAGES as PEERS } from "../../hubsmith/peers.ts";
import { copyConsumer, linkPackage } from "./consumer.ts";

/* Tests the command of the packed package in a project without other packages. */

const program = () => join(project, "node_modules/hubsmith/dist/cli/hubsmith.js");
const hubsmith = (words: readonly string[], cwd = project) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program(), ...words], { cwd, encoding: "utf8" });
  return { code: status, out: stdout, error: stderr };
};

/** A library whose snippet would run the id of the model. */
const UNSAFE = `# yaml-language-server: $schema=../schema/library.schema.json
prettyLabel: Humkit
repoName: humkit
repoUrl: https://github.com/acme/humkit
filter: false
snippets:
  - language: python
    template: |
      import os

      os.system("{{id}}")
examples:
  plain: { id: acme/hum, tags: [humkit] }
`;

const read = (path: string) => readFileSync(join(project, path), "utf8");

let project: string;
beforeAll(() => {
  const consumer = copyConsumer();
  project = consumer.folder;
  const record = { id: "acme/painter", library_name: "diffusers" };
  writeFileSync(join(project, "painter.json"), JSON.stringify(record));
  return () => consumer.remove();
});

test("hubsmith prints its version and its help with exit code 0", () => {
  expect(hubsmith(["--version"])).toMatchObject({ code: 0, out: "0.1.0\n" });
  expect(hubsmith(["generate", "--help"])).toMatchObject({ code: 0, out: expect.stringContaining("Examples:") });
});

test("installing the package runs no code", () => {
  const path = join(project, "node_modules/hubsmith/package.json");
  const { scripts, dependencies } = JSON.parse(readFileSync(path, "utf8")) as {
    scripts: Readonly<Record<string, string>>;
    dependencies?: unknown;
  };
  const atInstall = new Set([
    "preinstall",
    "install",
    "postinstall",
    "preprepare",
    "prepare",
    "postprepare",
    "prepublish",
  ]);
  expect(Object.keys(scripts).filter((name) => atInstall.has(name))).toEqual([]);
  expect(dependencies).toBeUndefined();
});

test("`hubsmith snippet`, `fit` and `render` need only this package", () => {
  writeFileSync(join(project, "chat.json"), JSON.stringify({ id: "acme/chat", safetensors: { total: 1e9 } }));
  expect(hubsmith(["fit", "chat.json", "--memory", "8"]).out).toMatch(/Q8_0 .* runs/);
  expect(hubsmith(["snippet", "painter.json", "--language", "python"]).out).toContain('"acme/painter"');
  writeFileSync(join(project, "a.jinja"), "{{ messages[0].content }}!");
  writeFileSync(join(project, "messages.json"), JSON.stringify({ messages: [{ role: "user", content: "Hi" }] }));
  expect(hubsmith(["render", "a.jinja", "messages.json"])).toEqual({ code: 0, out: "Hi!\n", error: "" });
});

test("`hubsmith mock` needs only this package", async () => {
  writeFileSync(join(project, "replies.json"), '[{"when": {"path": "/hi"}, "answer": {"text": "Hello"}}]');
  const words = ["mock", "--port", "0", "--replies", "replies.json"];
  const child = spawn(process.execPath, [program(), ...words], { cwd: project });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", (text: Buffer) => {
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text.toString());
        if (found !== null) resolve(found[0]);
      });
      child.on("close", (code) => reject(new Error(`the server ended with code ${code}`)));
    });
    const answer = await fetch(`${origin}/api/models/acme/text-to-image`);
    expect(await answer.json()).toMatchObject({ pipeline_tag: "text-to-image" });
    expect(await (await fetch(`${origin}/hi`)).text()).toBe("Hello");
  } finally {
    child.kill();
  }
});

test.each([["check"], ["generate"], ["new", "library", "x"], ["snippet", "painter.json", "--spec", "."]])(
  "without the compiler's packages, %s prints the install command in one line",
  (...words) => {
    const ran = hubsmith(words);
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.error).toContain(
      "npm install --save-dev @vscode/tree-sitter-wasm@0.3 ajv@8 ajv-formats@3 handlebars@4 recheck@4 ts-morph@28 yaml@2\n",
    );
  },
);

test("if only the grammars are missing, `hubsmith check` names them, and with them it checks the hub", () => {
  const grammars = "@vscode/tree-sitter-wasm";
  for (const name of PEERS) if (name !== grammars) linkPackage(project, name);
  const ran = hubsmith(["check"]);
  expect(ran).toMatchObject({ code: 2, out: "" });
  expect(ran.error).toContain(`needs packages that are not installed: ${grammars}\n`);
  linkPackage(project, grammars);
  mkdirSync(join(project, "spec/libraries"), { recursive: true });
  writeFileSync(join(project, "spec/hub.yaml"), "extends: hubsmith\n");
  writeFileSync(join(project, "spec/libraries/humkit.yaml"), UNSAFE);
  expect(hubsmith(["check"])).toMatchObject({
    code: 1,
    error: expect.stringMatching(/humkit\.yaml:\d+:\d+ unknown-callee/),
  });
});

test("hubsmith mcp serves its tools without other packages", async () => {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program(), "mcp"], cwd: project }));
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(5);
  const template = { template: "{{ messages[0].content }}", messages: [{ role: "user", content: "Hi" }] };
  expect(await client.callTool({ name: "render_chat_template", arguments: template })).toMatchObject({
    content: [{ type: "text", text: "Hi" }],
  });
  expect(await client.callTool({ name: "search_catalogue", arguments: { query: "ollama" } })).not.toHaveProperty(
    "isError",
  );
  await client.close();
});

test("the install command contains the versions from package.json", () => {
  const { peerDependencies } = JSON.parse(read("node_modules/hubsmith/package.json")) as {
    peerDependencies: Record<string, string>;
  };
  for (const name of PEERS) {
    const { version } = JSON.parse(readFileSync(join(ROOT, "node_modules", name, "package.json"), "utf8")) as {
      version: string;
    };
    expect(version.split(".")[0]).toBe(peerDependencies[name]?.replace("^", "").split(".")[0]);
  }
});
