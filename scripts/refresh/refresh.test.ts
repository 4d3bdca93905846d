import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { check } from "../../generators/pipeline.ts";
import type { Kind as EntryKind } from "../../generators/spec/entry.ts";
import { headerOf } from "../../generators/spec/yaml/parse.ts";
import { bin, type Outcome, ROOT, run } from "../lib/run.ts";
import { NEWEST } from "../../runtime/mock/lists.ts";
import { startMock } from "../../runtime/mock/index.ts";
import { type Kind, KINDS, type Refreshed, refreshFacts } from "./refresh.ts";
import { Sources } from "./sources.ts";

/* Real requests over HTTP, to the mock server or to a server with the replies of a case. */

const SHIPPED_SOURCES = fileURLToPath(new URL("sources.yaml", import.meta.url));
const CASES = fileURLToPath(new URL("cases", import.meta.url));
const ALL = Object.keys(KINDS) as Kind[];
const TODAY = "2026-11-27";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-refresh-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Returns sources that lead to a local server: the shipped ones, with the server instead of their hosts. */
function sourcesAt(origin: string): Sources {
  const changes = {
    hub: origin,
    router: origin,
    modelsPage: "https://hub.example/models?inference_provider={provider}&pipeline_tag={task}",
    chatModelsPage: "https://hub.example/models?inference_provider={provider}",
    pypi: `${origin}/pypi/{package}/json`,
    npm: `${origin}/npm/{package}/latest`,
    commit: `${origin}/git/{repository}/info/refs?service=git-upload-pack`,
    quantization: `${origin}/gguf/constants.py`,
  };
  return new Sources(SHIPPED_SOURCES, changes);
}

function apply(diff: string): void {
  const file = join(folder, "refresh.diff");
  writeFileSync(file, diff);
  execFileSync("git", ["apply", "--whitespace=error-all", file], { cwd: folder, stdio: "pipe" });
}

function problemsIn(root: string): string[] {
  return check({ root }).problems.flatMap(({ severity, file, message }) =>
    severity === "error" ? [`${file}: ${message}`] : [],
  );
}

describe("all specs of the repository, and the mock server", () => {
  let first: Refreshed;
  let second: Refreshed;
  let problems: string[];
  let spec: (file: string) => unknown;

  beforeAll(async () => {
    const mock = await startMock();
    const root = mkdtempSync(join(tmpdir(), "hubsmith-refresh-all-"));
    try {
      cpSync(join(ROOT, "spec"), join(root, "spec"), { recursive: true });
      const options = { root, sources: sourcesAt(mock.url) };
      first = await refreshFacts(ALL, { ...options, today: TODAY });
      folder = root;
      apply(first.diff);
      problems = problemsIn(root);
      second = await refreshFacts(ALL, { ...options, today: "2026-12-04" });
      const files = ["providers/groq", "apis/transformers", "apis/transformers.js", "apis/zonos"];
      const read = new Map(files.map((file) => [file, parse(readFileSync(join(root, `spec/${file}.yaml`), "utf8"))]));
      spec = (file) => read.get(file);
    } finally {
      rmSync(root, { recursive: true });
      await mock.close();
    }
  });

  test("every source is asked", () => {
    expect(first.failures).toEqual([]);
    const folders = new Set(Array.from(first.diff.matchAll(/^\+\+\+ b\/spec\/(\w+)\//gm), ([, name]) => name));
    expect(folders).toEqual(new Set(["apis", "providers", "quantization"]));
  });

  test("git applies the diff, and the specs are valid afterwards", () => {
    expect(problems).toEqual([]);
    expect(spec("providers/groq")).toMatchObject({
      knownModels: { conversational: { model: "acme/conversational", checkedOn: TODAY } },
    });
    expect(spec("apis/transformers")).toMatchObject({ newest: { version: NEWEST.version, date: TODAY } });
    expect(spec("apis/transformers.js")).toMatchObject({ newest: { version: NEWEST.version, date: TODAY } });
    expect(spec("apis/zonos")).toMatchObject({ newest: { commit: NEWEST.commit, date: TODAY } });
  });

  test("a week later, nothing has changed, so the dates stay", () => {
    expect(second).toEqual({ diff: "", notes: expect.any(Array), failures: [] });
  });
});

describe("the command", () => {
  const command = (...words: string[]): Promise<Outcome> =>
    run(
      process.execPath,
      [bin("tsx"), "--conditions=source", join(ROOT, "scripts/refresh/command.ts"), ...words],
      {},
      ROOT,
    );

  test("prints what it could not check, writes an empty diff, and exits with 1", async () => {
    const file = join(folder, "facts.diff");
    // The discard port: nothing answers there.
    const { code, output } = await command("tasks", "--hub", "http://127.0.0.1:9", "--output", file);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining("not checked: http://127.0.0.1:9/api/models-tags-by-type?type=pipeline_tag: "),
    });
    expect(readFileSync(file, "utf8")).toBe("");
  });

  test.each([
    ["a wrong kind", ["providers"], "Allowed choices are models, libraries, quantization, tasks, all"],
    ["a folder without specs", ["tasks", "--spec", "site"], 'there is no folder spec in "site"'],
    ["a wrong file of sources", ["tasks", "--sources", "package.json"], "must map names to addresses"],
  ])("%s is an invalid command", async (_about, words, message) => {
    expect(await command(...words)).toEqual({ code: 2, output: expect.stringContaining(message) });
  });
});

/** A case: the replies of the sources, and what the command makes of them. */
interface Case {
  readonly about: string;
  readonly kind: Kind;
  /** Where the replies are documented, or what they are constructed from. */
  readonly source: string;
  /** Entries, by path in `spec`. They are added to a spec that extends nothing. */
  readonly entries: Readonly<Record<string, string>>;
  /** Replies by path: JSON, or `text` with a type. Any other path is answered with status 404. */
  readonly replies: Readonly<Record<string, unknown>>;
  readonly diff: string;
  readonly notes?: readonly string[];
  readonly failures?: readonly string[];
}

async function serve(replies: Case["replies"]): Promise<string> {
  const server = createServer(({ url = "" }, response) => reply(replies[decodeURIComponent(url)], response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return `http://127.0.0.1:${address.port}`;
}

/** A reply that is a text. */
interface Text {
  readonly text?: string;
  readonly type?: string;
  readonly status?: number;
  readonly repeat?: number;
}

function reply(value: unknown, response: ServerResponse): void {
  if (value === undefined) return void response.writeHead(404).end();
  const { text, type = "text/plain", status = 200, repeat = 1 } = value as Text;
  if (text === undefined)
    return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
  response.writeHead(status, { "content-type": type }).end(text.repeat(repeat));
}

test("a source that refuses every request is not asked about every fact", async () => {
  mkdirSync(join(folder, "spec/apis"), { recursive: true });
  cpSync(join(ROOT, "spec/facts.yaml"), join(folder, "spec/facts.yaml"));
  cpSync(join(ROOT, "spec/schema"), join(folder, "spec/schema"), { recursive: true });
  const replies: Record<string, unknown> = {};
  for (let index = 0; index < 30; index++) {
    const text = `${headerOf("apis")}\nexecuted: { packages: { package-${index}: 1.0.0 } }\n`;
    writeFileSync(join(folder, `spec/apis/library-${index}.yaml`), text);
    replies[`/pypi/package-${index}/json`] = { status: 403, text: "blocked" };
  }
  const { diff, failures } = await refreshFacts(["libraries"], {
    root: folder,
    sources: sourcesAt(await serve(replies)),
    today: TODAY,
  });
  expect(diff).toBe("");
  expect(failures.length).toBeLessThan(10);
  expect(failures[0]).toMatch(/^\d\d more: not asked after \d failures$/);
});

test.each(readdirSync(CASES))("%s", async (name) => {
  const one = parse(readFileSync(join(CASES, name), "utf8")) as Case;
  cpSync(join(ROOT, "spec/schema"), join(folder, "spec/schema"), { recursive: true });
  cpSync(join(ROOT, "spec/facts.yaml"), join(folder, "spec/facts.yaml"));
  for (const [path, text] of Object.entries(one.entries)) {
    mkdirSync(dirname(join(folder, "spec", path)), { recursive: true });
    writeFileSync(join(folder, "spec", path), `${headerOf(dirname(path) as EntryKind)}\n${text}`);
  }
  const origin = await serve(one.replies);
  const result = await refreshFacts([one.kind], { root: folder, sources: sourcesAt(origin), today: TODAY });
  const shown = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll(origin, "<origin>"));
  expect(shown(result.failures)).toEqual(one.failures ?? []);
  expect(shown(result.notes)).toEqual(one.notes ?? []);
  const diff = result.diff.replaceAll(/^(?:diff|index|new file) .*\n/gm, "");
  expect(diff).toBe(one.diff);
  const before = new Set(problemsIn(folder));
  if (result.diff !== "") apply(result.diff);
  expect(problemsIn(folder).filter((problem) => !before.has(problem))).toEqual([]);
});
