import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hubPort, nunjucks, OURS, precompiled, pythonMicroseconds } from "./engines.ts";
import type { Engine, Render } from "./engines.ts";
import { allocatedBytes, keptBytes, median, race } from "./measure.ts";
import { BY_HAND, makeConversation, TEMPLATES } from "./workload.ts";
import type { Conversation } from "./workload.ts";

/**
 * How fast chat templates render, against the peers, in one run: `tsx --conditions=source chat-template.ts`.
 * Prints one table a question and, at the end, a verdict a target. A peer that cannot render a template has no ratio there and
 * is named; so is one that prints another text, which is timed all the same.
 */
const SIZES = [2, 20, 200] as const;
const CHAT = join(import.meta.dirname, "../goldens/chat");

interface Verdict {
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
}

const verdicts: Verdict[] = [];
const sources = new Map<string, string>(
  TEMPLATES.map((name) => [name, readFileSync(join(CHAT, `${name}.jinja`), "utf8")]),
);
const conversations = new Map<number, Conversation>([...SIZES, 2000].map((size) => [size, makeConversation(size)]));
const peers = [hubPort(), nunjucks()].filter((peer) => peer !== undefined);

function conversation(size: number): Conversation {
  return conversations.get(size) ?? makeConversation(size);
}

function judge(target: string, measured: number, met: boolean, unit: string): void {
  verdicts.push({ target, measured: `${measured.toFixed(2)} ${unit}`, met });
}

const cell = (text: string | number, width = 11) =>
  (typeof text === "number" ? (text < 100 ? text.toFixed(2) : text.toFixed(0)) : text).padStart(width);

/** What any user of a text does: reads it, so that pieces not yet joined are joined. */
const read = (text: string) => text.charCodeAt(text.length >> 1);

/** A peer's render function, or why it has none: it throws, or its text is not Python's. */
function usable(peer: Engine, source: string, expected: Render): Render | string {
  try {
    const render = peer.compile(source);
    const differs = SIZES.some((size) => render(conversation(size)) !== expected(conversation(size)));
    if (differs) console.log(`  (${peer.name} prints another text)`);
    return render;
  } catch (error) {
    return `${peer.name} cannot: ${String(error).split("\n")[0]?.slice(0, 90)}`;
  }
}

/** Warm renders of every template and size; returns the ratios hub port : ours and hub port : precompiled. */
async function warm(): Promise<void> {
  console.log("\nwarm render, µs (ratio = @huggingface/jinja : ours)\n");
  console.log(
    ["size", "closures", "precompiled", "by hand", ...peers.map((peer) => peer.name), "ratio", "ratio pre."]
      .map((head) => cell(head, 20))
      .join(""),
  );
  const ratios: number[][] = [[], [], [], []];
  for (const [name, source] of sources) {
    console.log(`${name} (${source.length} characters)`);
    const ours = OURS.compile(source);
    const module = await precompiled(source);
    const hand = BY_HAND[name];
    const others = peers.map((peer) => usable(peer, source, ours));
    for (const reason of others) if (typeof reason === "string") console.log(`  (${reason})`);
    for (const size of SIZES) warmRow(size, [ours, module, hand, ...others], ratios, name);
  }
  judge(
    "warm ≥ 30× @huggingface/jinja with closures, everywhere",
    Math.min(...(ratios[0] ?? [])),
    Math.min(...(ratios[0] ?? [])) >= 30,
    "× at least",
  );
  judge(
    "warm ≥ 60× @huggingface/jinja precompiled, everywhere",
    Math.min(...(ratios[1] ?? [])),
    Math.min(...(ratios[1] ?? [])) >= 60,
    "× at least",
  );
  judge("closures, median of all", median(ratios[0] ?? []), true, "×");
  judge("precompiled, median of all", median(ratios[1] ?? []), true, "×");
  judge(
    "closures within 3× of a function by hand",
    Math.max(...(ratios[2] ?? [])),
    Math.max(...(ratios[2] ?? [])) <= 3,
    "× at most",
  );
  judge(
    "precompiled within 3× of a function by hand",
    Math.max(...(ratios[3] ?? [])),
    Math.max(...(ratios[3] ?? [])) <= 3,
    "× at most",
  );
}

function warmRow(
  size: number,
  renders: readonly (Render | string | undefined)[],
  ratios: number[][],
  name: string,
): void {
  const context = conversation(size);
  const runnable = renders.filter((render) => typeof render === "function");
  for (const render of runnable.slice(1, BY_HAND[name] === undefined ? 2 : 3)) {
    if (render(context) !== runnable[0]?.(context))
      throw new Error(`${name}: two ways of ours differ at ${size} messages`);
  }
  const times = race(runnable.map((render) => () => read(render(context))));
  let next = 0;
  const all = renders.map((render) => (typeof render === "function" ? times[next++] : undefined));
  const [ours = Number.NaN, module = Number.NaN, hand, hub] = all;
  if (hub !== undefined) {
    ratios[0]?.push(hub / ours);
    ratios[1]?.push(hub / module);
  }
  if (hand !== undefined) {
    ratios[2]?.push(ours / hand);
    ratios[3]?.push(module / hand);
  }
  const shown = all.map((time) => (time === undefined ? "-" : time));
  const last = hub === undefined ? ["-", "-"] : [`${(hub / ours).toFixed(1)}×`, `${(hub / module).toFixed(1)}×`];
  console.log([size, ...shown, ...last].map((value, index) => cell(index === 0 ? String(value) : value, 20)).join(""));
}

/** Source to first text: parse, compile, render 20 messages. */
function cold(): void {
  console.log("\ncold: parse and render 2 messages once, µs\n");
  const ratios: number[] = [];
  for (const [name, source] of sources) {
    const context = conversation(2);
    const engines = [OURS, ...peers].filter(
      (engine) => typeof usable(engine, source, OURS.compile(source)) !== "string",
    );
    const times = race(engines.map((engine) => () => read(engine.compile(source)(context))));
    const [ours = Number.NaN, hub] = times;
    if (engines[1]?.name === "@huggingface/jinja" && hub !== undefined) ratios.push(hub / ours);
    console.log(
      name.padEnd(26) + engines.map((engine, index) => `${engine.name} ${times[index]?.toFixed(1)}`).join(", "),
    );
  }
  judge("cold ≥ 4× @huggingface/jinja", Math.min(...ratios), Math.min(...ratios) >= 4, "× at least");
  judge("cold, median of all", median(ratios), true, "×");
}

/** Exponent of growth from 200 to 2,000 messages: 1 is linear. */
async function growth(): Promise<void> {
  console.log("\ngrowth from 200 to 2,000 messages (1 = linear)\n");
  const exponents: number[][] = [[], []];
  for (const [name, source] of sources) {
    const found = [OURS.compile(source), await precompiled(source)].map((render, index) => {
      const [small = 1, large = 1] = race(
        [() => read(render(conversation(200))), () => read(render(conversation(2000)))],
        15,
        20,
      );
      const exponent = Math.log10(large / small);
      exponents[index]?.push(exponent);
      return exponent.toFixed(3);
    });
    console.log(`${name.padEnd(26)} closures ${found[0]}  precompiled ${found[1]}`);
  }
  exponents.forEach((list, index) => {
    const most = Math.max(...list);
    judge(`growth exponent ≤ 1.05, ${index === 0 ? "closures" : "precompiled"}`, most, most <= 1.05, "at most");
  });
}

/** What a compiled template keeps, and what a render allocates. */
async function memory(): Promise<void> {
  console.log("\nmemory\n");
  const kept: number[] = [];
  const allocated: number[][] = [[], []];
  for (const [name, source] of sources) {
    // Every template has a source of its own, as in real use; the source's own characters are counted in.
    const bytes = keptBytes((index) => OURS.compile(`${source}{# ${index} #}`), 200) / source.length;
    const ours = OURS.compile(source);
    const module = await precompiled(source);
    const perRender = [ours, module].map((render) => allocatedBytes(() => render(conversation(20))));
    kept.push(bytes);
    perRender.forEach((value, index) => allocated[index]?.push(value));
    const [first = 0, second = 0] = perRender;
    const text = ours(conversation(20)).length;
    console.log(
      `${name.padEnd(26)} ${bytes.toFixed(1)} heap bytes a source character; a render of 20 messages (${text} characters) allocates ${(first / 1024).toFixed(1)} KiB, precompiled ${(second / 1024).toFixed(1)} KiB`,
    );
  }
  judge("≤ 10 heap bytes a source character", Math.max(...kept), Math.max(...kept) <= 10, "at most");
  allocated.forEach((list, index) => {
    const most = Math.max(...list) / 1024;
    judge(
      `≤ 15 KiB allocated by a render of 20 messages, ${index === 0 ? "closures" : "precompiled"}`,
      most,
      most <= 15,
      "KiB at most",
    );
  });
}

/** A note, no target: Python's own Jinja2. */
function python(): void {
  const times = pythonMicroseconds([...sources.values()].map((source) => [source, conversation(20)]));
  if (times === undefined) return console.log("\nPython: no /usr/bin/python3 with jinja2 here");
  const ours = [...sources.values()].map((source) => {
    const render = OURS.compile(source);
    return race([() => read(render(conversation(20)))])[0] ?? Number.NaN;
  });
  const ratios = times.map((time, index) => time / (ours[index] ?? Number.NaN));
  console.log(
    `\nPython's Jinja2, 20 messages: ${times.map((time) => time.toFixed(0)).join(" ")} µs; ours is ${median(ratios).toFixed(1)}× as fast (median)`,
  );
}

await warm();
cold();
await growth();
await memory();
python();
console.log("\nverdicts\n");
for (const { target, measured, met } of verdicts) console.log(`${met ? "met   " : "MISSED"} ${target}: ${measured}`);
process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;
