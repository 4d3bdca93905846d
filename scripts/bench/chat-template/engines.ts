import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Template } from "../../../runtime/template/index.ts";
import { makeConversation } from "./workload.ts";
import type { Conversation } from "./workload.ts";

/** Renders a compiled template with a conversation. */
export type Render = (conversation: Conversation) => string;

/** A template engine to measure. `compile` runs once per template. The function that it returns runs many times. */
export interface Engine {
  readonly name: string;
  readonly compile: (source: string) => Render;
}

interface HubPort {
  readonly Template: new (source: string) => { render: (context: object) => string };
}

/** The engine of this package. */
export const OURS: Engine = {
  name: "hubsmith",
  compile(source) {
    const template = new Template(source);
    return (conversation) => template.render(conversation);
  },
};

/** Loads a package and returns its exports, or undefined if it is not installed. */
export function load(name: string): unknown {
  try {
    const peer: unknown = createRequire(join(process.cwd(), "package.json"))(name);
    return peer;
  } catch {
    return undefined;
  }
}

/** Imports `@huggingface/jinja`. Returns undefined if the package is not installed. */
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

/**
 * Returns true if another package can render a template. Otherwise prints the error. Also prints a note if the text of
 * `peer` differs from the text of `ours`.
 * @param sizes numbers of messages in the conversations to render
 */
export function isAble(peer: Engine, source: string, ours: Render, sizes: readonly number[]): boolean {
  try {
    const render = peer.compile(source);
    const differs = sizes
      .map((size) => makeConversation(size))
      .some((conversation) => render(conversation) !== ours(conversation));
    if (differs) console.log(`  (${peer.name} prints another text)`);
    return true;
  } catch (error) {
    console.log(`  (${peer.name} cannot: ${String(error).replaceAll(/\s+/g, " ").slice(0, 100)})`);
    return false;
  }
}

/** Reads one character of a text. This makes Node join the parts of the text in memory. */
export const read = (text: string): number => text.charCodeAt(text.length >> 1);

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

/**
 * Returns the median time of a render by Jinja2 in Python, in microseconds: one number for each pair of a template and
 * a conversation. Returns undefined if the times cannot be measured.
 */
export function pythonMicroseconds(pairs: readonly (readonly [string, Conversation])[]): number[] | undefined {
  const input = pairs.map(([template, context]) => JSON.stringify({ template, context, rounds: 25 })).join("\n");
  const goldens = join(process.cwd(), "runtime/template/goldens");
  const { status, stdout } = spawnSync("python3", ["-B", "-c", PYTHON_TIMER, goldens], {
    input,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim().split("\n").map(Number) : undefined;
}
