import { hubPort, isAble, OURS, precompiled, pythonMicroseconds, read } from "./engines.ts";
import type { Engine, Render } from "./engines.ts";
import { allocatedBytes, keptBytes, leastTimeOf, median, race, ratioOf, timeOf } from "../shared/measure.ts";
import { BY_HAND, makeConversation, readTemplates } from "./workload.ts";

/**
 * How fast chat templates render, against the port that everybody uses, in one run; `npm run bench -- chat-template` builds and starts it.
 * Prints one table a question and, at the end, a verdict a target. A template that the port cannot render has no ratio;
 * where it prints another text this is told, and timed all the same. Exit code 1: a target was missed.
 */
const SIZES = [2, 20, 200] as const;
const HUB = "@huggingface/jinja";

/** One way to render one template. */
interface Entrant {
  readonly name: string;
  readonly render: Render;
}

const sources = readTemplates();
const port = hubPort();
const conversations = new Map([2, 20, 200, 2000].map((size) => [size, makeConversation(size)]));
const conversation = (size: number) => conversations.get(size) ?? makeConversation(size);
const verdicts: { readonly met: boolean; readonly text: string }[] = [];

/** Holds the worst of some values against a target, and tells the median. */
function judge(target: string, values: readonly number[], bound: "least" | "most", limit: number, unit = ""): void {
  const worst = bound === "least" ? Math.min(...values) : Math.max(...values);
  const met = bound === "least" ? worst >= limit : worst <= limit;
  const figures = `at ${bound} ${worst.toFixed(2)}${unit}, median ${median(values).toFixed(2)}${unit}`;
  verdicts.push({ met, text: `${target}: ${figures}` });
}

/** The port, where it is installed and can render a template. */
const peersFor = (source: string): Engine[] =>
  port && isAble(port, source, OURS.compile(source), SIZES) ? [port] : [];

/** Every way to render a template: ours first, then the function by hand, then the port. */
async function entrantsFor(name: string, source: string): Promise<Entrant[]> {
  const closures = { name: "closures", render: OURS.compile(source) };
  const module = { name: "precompiled", render: await precompiled(source) };
  const hand = BY_HAND[name];
  const own = hand === undefined ? [closures, module] : [closures, module, { name: "by hand", render: hand }];
  for (const size of SIZES) {
    const texts = new Set(own.map(({ render }) => render(conversation(size))));
    if (texts.size > 1) throw new Error(`${name}: our own ways differ at ${size} messages`);
  }
  return [...own, ...peersFor(source).map((peer) => ({ name: peer.name, render: peer.compile(source) }))];
}

/** Warm renders of every template and size. */
async function warm(): Promise<void> {
  console.log("\nwarm render, µs\n");
  const ratios: Record<"hub" | "hubModule" | "hand" | "handModule", number[]> = {
    hub: [],
    hubModule: [],
    hand: [],
    handModule: [],
  };
  for (const [name, source] of sources) {
    console.log(`${name} (${source.length} characters)`);
    const entrants = await entrantsFor(name, source);
    for (const size of SIZES) {
      const result = race(
        entrants.map(
          ({ render }) =>
            () =>
              read(render(conversation(size))),
        ),
      );
      const hub = entrants.findIndex((entrant) => entrant.name === HUB);
      const hand = entrants.findIndex((entrant) => entrant.name === "by hand");
      if (hub >= 0) ratios.hub.push(ratioOf(result, hub, 0));
      if (hub >= 0) ratios.hubModule.push(ratioOf(result, hub, 1));
      if (hand >= 0) ratios.hand.push(ratioOf(result, 0, hand));
      if (hand >= 0) ratios.handModule.push(ratioOf(result, 1, hand));
      const times = entrants.map((entrant, index) => `${entrant.name} ${timeOf(result, index).toFixed(2)}`);
      const peer = hub < 0 ? "" : `${ratios.hub.at(-1)?.toFixed(1)}× and ${ratios.hubModule.at(-1)?.toFixed(1)}×`;
      console.log(`  ${String(size).padStart(4)}  ${times.join("  ")}  ${peer}`);
    }
  }
  judge(`warm ≥ 30× ${HUB}, closures`, ratios.hub, "least", 30, "×");
  judge(`warm ≥ 60× ${HUB}, precompiled`, ratios.hubModule, "least", 60, "×");
  judge("within 3× of a function by hand, closures", ratios.hand, "most", 3, "×");
  judge("within 3× of a function by hand, precompiled", ratios.handModule, "most", 3, "×");
}

/** Reads every template with every engine for a while: what the host's compiler learns from all is no cost of the first. */
function settle(engines: readonly Engine[]): void {
  for (let pass = 0; pass < 3; pass++) {
    for (const [, source] of sources) {
      for (const engine of engines) {
        const end = performance.now() + 60;
        while (performance.now() < end) engine.compile(source)(conversation(2));
      }
    }
  }
}

/** From the source to a first text of two messages. */
function cold(): void {
  console.log("\ncold: parse and render 2 messages once, µs\n");
  settle(port ? [OURS, port] : [OURS]);
  const ratios: number[] = [];
  for (const [name, source] of sources) {
    const engines = [OURS, ...peersFor(source)];
    const result = race(engines.map((engine) => () => read(engine.compile(source)(conversation(2)))));
    if (engines.length > 1) ratios.push(ratioOf(result, 1, 0));
    const times = engines.map((engine, index) => `${engine.name} ${timeOf(result, index).toFixed(1)}`);
    console.log(`${name.padEnd(24)} ${times.join("  ")}`);
  }
  judge(`cold ≥ 4× ${HUB}`, ratios, "least", 4, "×");
}

/**
 * Exponent of growth from 200 to 2,000 messages: 1 is linear. The texts are not read here: the host joins 400 KB in its
 * space for large objects, and what that costs more is not the engine's.
 */
async function growth(): Promise<void> {
  console.log("\ngrowth from 200 to 2,000 messages (1 is linear)\n");
  const exponents: [closures: number[], precompiled: number[]] = [[], []];
  for (const [name, source] of sources) {
    const renders = [OURS.compile(source), await precompiled(source)];
    const found = renders.map((render, index) => {
      const sizes = [200, 2000].map((size) => () => render(conversation(size)));
      const result = race(sizes, 21, 12);
      const exponent = Math.log10(leastTimeOf(result, 1) / leastTimeOf(result, 0));
      exponents[index]?.push(exponent);
      return exponent.toFixed(3);
    });
    console.log(`${name.padEnd(24)} closures ${found[0]}  precompiled ${found[1]}`);
  }
  judge("growth exponent ≤ 1.05, closures", exponents[0], "most", 1.05);
  judge("growth exponent ≤ 1.05, precompiled", exponents[1], "most", 1.05);
}

/** What a compiled template keeps, and what a render allocates until its text is read. */
async function memory(): Promise<void> {
  console.log("\nmemory: heap bytes a source character; KiB allocated by a render of 20 messages\n");
  const kept: number[] = [];
  const allocated: [closures: number[], precompiled: number[]] = [[], []];
  for (const [name, source] of sources) {
    // Every template has a source of its own, as in real use; the source's own characters are counted in. There are many,
    // since what the host's compiler makes meanwhile is counted too.
    kept.push(keptBytes((index) => OURS.compile(`${source}{# ${index} #}`), 1000) / source.length);
    const renders = [OURS.compile(source), await precompiled(source)];
    renders.forEach((render, index) => {
      allocated[index]?.push(allocatedBytes(() => render(conversation(20))) / 1024);
    });
    const [closures, module] = allocated.map((list) => list.at(-1)?.toFixed(1));
    const text = renders[0]?.(conversation(20)).length;
    console.log(
      `${name.padEnd(24)} ${kept.at(-1)?.toFixed(1)} bytes; closures ${closures} KiB, precompiled ${module} KiB for ${text} characters`,
    );
  }
  judge("≤ 10 heap bytes a source character", kept, "most", 10);
  judge("≤ 15 KiB allocated by a render of 20 messages, closures", allocated[0], "most", 15, " KiB");
  judge("≤ 15 KiB allocated by a render of 20 messages, precompiled", allocated[1], "most", 15, " KiB");
}

/** A note, no target: Python's own Jinja2. */
function python(): void {
  const times = pythonMicroseconds(sources.map(([, source]) => [source, conversation(20)]));
  if (times === undefined) return console.log("\nPython: no /usr/bin/python3 with jinja2 here");
  const ratios = sources.map(([, source], index) => {
    const render = OURS.compile(source);
    return (times[index] ?? Number.NaN) / timeOf(race([() => read(render(conversation(20)))]), 0);
  });
  const shown = times.map((time) => time.toFixed(0)).join(" ");
  console.log(
    `\nPython's Jinja2, 20 messages: ${shown} µs; closures are ${median(ratios).toFixed(1)}× as fast (median)`,
  );
}

await warm();
cold();
await growth();
await memory();
python();
console.log("\nverdicts\n");
for (const { met, text } of verdicts) console.log(`${met ? "met   " : "MISSED"} ${text}`);
process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;
