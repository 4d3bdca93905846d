import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Template } from "../../../runtime/template/index.ts";
import { type PrecompiledTemplate, precompile } from "../../../runtime/template/precompile.ts";
import { Template as ModuleTemplate } from "../../../runtime/template/runtime.ts";
import type { Conversation } from "./workload.ts";

/** Renders one compiled template. */
export type Render = (conversation: Conversation) => string;

/** A template engine under test. `compile` is what its user does once, `render` what he does often. */
export interface Engine {
  readonly name: string;
  readonly compile: (source: string) => Render;
}

interface HubPort {
  readonly Template: new (source: string) => { render: (context: object) => string };
}

interface NunjucksEnvironment {
  addFilter: (name: string, filter: (value: unknown) => string) => void;
  addGlobal: (name: string, value: unknown) => void;
}

interface Nunjucks {
  readonly Environment: new (loader: null, options: object) => NunjucksEnvironment;
  readonly compile: (source: string, environment: NunjucksEnvironment) => { render: (context: object) => string };
}

/** Closures over native values. */
export const OURS: Engine = {
  name: "closures",
  compile(source) {
    const template = new Template(source);
    return (conversation) => template.render(conversation);
  },
};

/** A peer, as an import gives it; undefined where it is not installed. */
function load(name: string): unknown {
  try {
    const peer: unknown = createRequire(join(process.cwd(), "package.json"))(name);
    return peer;
  } catch {
    return undefined;
  }
}

/** The port that everybody uses. Undefined where it is not installed. */
export function hubPort(): Engine | undefined {
  const peer = load("@huggingface/jinja") as HubPort | undefined;
  if (peer === undefined) return undefined;
  return {
    name: "@huggingface/jinja",
    compile(source) {
      const template = new peer.Template(source);
      return (conversation) => template.render(conversation);
    },
  };
}

/** The other template engine of this syntax; it lacks tojson and the globals, which it gets here. */
export function nunjucks(): Engine | undefined {
  const peer = load("nunjucks") as Nunjucks | undefined;
  if (peer === undefined) return undefined;
  const environment = new peer.Environment(null, { autoescape: false, trimBlocks: true, lstripBlocks: true });
  environment.addFilter("tojson", (value) => JSON.stringify(value));
  environment.addGlobal("raise_exception", (message: string) => {
    throw new Error(message);
  });
  return {
    name: "nunjucks",
    compile(source) {
      const template = peer.compile(source, environment);
      return (conversation) => template.render(conversation);
    },
  };
}

/** Writes a template as an ES module, as a build would, and loads it. */
export async function precompiled(source: string): Promise<Render> {
  const folder = mkdtempSync(join(tmpdir(), "template-bench-"));
  try {
    const file = join(folder, "template.mjs");
    writeFileSync(file, precompile(source));
    const module: PrecompiledTemplate = await import(pathToFileURL(file).href);
    const template = new ModuleTemplate(module);
    return (conversation) => template.render(conversation);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PYTHON_TIMER = `
import json, sys, time
sys.path.insert(0, sys.argv[1])
from environment import make_environment
for line in sys.stdin:
    case = json.loads(line)
    template = make_environment({}).from_string(case["template"])
    times = []
    for _ in range(case["rounds"]):
        start = time.perf_counter()
        template.render(case["context"])
        times.append(time.perf_counter() - start)
    print(sorted(times)[len(times) // 2] * 1e6)
`;

/** Median microseconds that Python's own Jinja2 takes for each pair, or undefined where there is none. */
export function pythonMicroseconds(pairs: readonly (readonly [string, Conversation])[]): number[] | undefined {
  const input = pairs.map(([template, context]) => JSON.stringify({ template, context, rounds: 25 })).join("\n");
  const goldens = join(process.cwd(), "runtime/template/goldens");
  const { status, stdout } = spawnSync("/usr/bin/python3", ["-B", "-c", PYTHON_TIMER, goldens], {
    input,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim().split("\n").map(Number) : undefined;
}
