import { keptBytes, leastTimeOf, median, race, raceOnFresh, ratioOf, timeOf } from "../shared/measure.ts";
import { hubPort, isAble, OURS, pythonMicroseconds, read } from "./engines.ts";
import type { Engine } from "./engines.ts";
import { changing, type Conversation, growing, makeConversation, readTemplates } from "./workload.ts";

/**
 * This program measures how fast chat templates render, compared with `@huggingface/jinja`. Run it with `npm run bench
 * -- chat-template`. No engine renders the same conversation twice. The program prints one table per measurement, and
 * then a verdict for each target. It prints no ratio of times for templates that `@huggingface/jinja` cannot render.
 * Exit code 1: a target was missed.
 */
const SIZES = [2, 20, 200] as const;
const HUB = "@huggingface/jinja";

/** The measured cases, each with a function that makes the conversations of a round. */
const CASES: Readonly<Record<string, (round: number) => readonly Conversation[]>> = {
  "2 messages": (round) => changing(2, 64, round),
  "20 messages": (round) => changing(20, 24, round),
  "200 messages": (round) => changing(200, 4, round),
  "grows to 40": (round) => growing(40, round),
};

const sources = readTemplates();
const port = hubPort();
const verdicts: { readonly met: boolean; readonly text: string }[] = [];

function judge(target: string, met: boolean, figures: string): void {
  verdicts.push({ met, text: `${target}: ${figures}` });
}

const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

/** Checks that the smallest ratio is at least `least`. If `mean` is given, also checks the geometric mean. */
function judgeRatios(what: string, ratios: readonly number[], least: number, mean?: number): void {
  if (ratios.length === 0) return;
  const [lowest, middle] = [Math.min(...ratios), geometricMean(ratios)];
  judge(`${what} ≥ ${least}× ${HUB} in every case`, lowest >= least, `at least ${lowest.toFixed(1)}×`);
  if (mean) judge(`${what} ≥ ${mean}× in the geometric mean`, middle >= mean, `${middle.toFixed(1)}×`);
}

/** Returns our engine, and the engine of `@huggingface/jinja` if it can render the template. */
const enginesFor = (source: string): Engine[] =>
  port && isAble(port, source, OURS.compile(source), SIZES) ? [OURS, port] : [OURS];

/** Measures how fast compiled templates render new or growing conversations. */
function warm(): void {
  console.log("\nwarm render, µs\n");
  const ratios: number[] = [];
  for (const [name, source] of sources) {
    console.log(`${name} (${source.length} characters)`);
    const engines = enginesFor(source);
    const renders = engines.map((engine) => engine.compile(source));
    for (const [label, prepare] of Object.entries(CASES)) {
      const result = raceOnFresh(
        prepare,
        renders.map((render) => (conversation: Conversation) => read(render(conversation))),
      );
      const times = engines.map((engine, index) => `${engine.name} ${timeOf(result, index).toFixed(2)}`);
      if (engines.length > 1) ratios.push(ratioOf(result, 1, 0));
      const ratio = engines.length > 1 ? `${ratios.at(-1)?.toFixed(1)}×` : "";
      console.log(`  ${label.padEnd(14)} ${times.join("  ")}  ${ratio}`);
    }
  }
  judgeRatios("warm", ratios, 15, 30);
}

/** Measures how long it takes to compile a template and render two messages. */
function cold(): void {
  console.log("\ncold: parse, and render 2 messages once, µs\n");
  const ratios: number[] = [];
  for (const [name, source] of sources) {
    const engines = enginesFor(source);
    const result = raceOnFresh(
      (round) => changing(2, 24, round),
      engines.map((engine) => (conversation: Conversation) => read(engine.compile(source)(conversation))),
    );
    if (engines.length > 1) ratios.push(ratioOf(result, 1, 0));
    const times = engines.map((engine, index) => `${engine.name} ${timeOf(result, index).toFixed(1)}`);
    console.log(`${name.padEnd(24)} ${times.join("  ")}  ${ratios.at(-1)?.toFixed(1) ?? ""}×`);
  }
  judgeRatios("cold", ratios, 3);
}

/**
 * Measures how the time of a render grows from 200 to 2,000 messages, as an exponent: 1 means linear growth. The
 * rendered texts are not read: reading would make Node join the parts of a text, which is not work of the engine.
 */
function growth(): void {
  console.log("\ngrowth from 200 to 2,000 messages (1 is linear)\n");
  const exponents = sources.map(([name, source]) => {
    const render = OURS.compile(source);
    const leastTime = (length: number, count: number): number =>
      leastTimeOf(
        raceOnFresh((round) => changing(length, count, round), [render], 15),
        0,
      );
    const exponent = Math.log10(leastTime(2000, 2) / leastTime(200, 20));
    console.log(`${name.padEnd(24)} ${exponent.toFixed(3)}`);
    return exponent;
  });
  const most = Math.max(...exponents);
  judge("growth exponent ≤ 1.05", most <= 1.05, `at most ${most.toFixed(2)}, median ${median(exponents).toFixed(2)}`);
}

/**
 * Measures how much memory compiled templates take. This measurement has no target. The measured memory includes the
 * source of each template.
 */
function memory(): void {
  const kept = sources.map(
    ([, source]) => keptBytes((index) => OURS.compile(`${source}{# ${index} #}`), 1000) / source.length,
  );
  const range = `${Math.min(...kept).toFixed(1)} to ${Math.max(...kept).toFixed(1)}`;
  console.log(`\na compiled template takes ${range} heap bytes for each character of its source`);
}

/** Compares our render times with those of Jinja2 in Python. This measurement has no target. */
function python(): void {
  const times = pythonMicroseconds(sources.map(([, source]) => [source, makeConversation(20)]));
  if (times === undefined) return console.log("\nno python3 with jinja2 here to compare with");
  const ratios = sources.map(([, source], index) => {
    const render = OURS.compile(source);
    const conversation = makeConversation(20);
    return (times[index] ?? Number.NaN) / timeOf(race([() => read(render(conversation))]), 0);
  });
  console.log(`\nPython's Jinja2, 20 messages: takes ${median(ratios).toFixed(1)} times as long (median)`);
}

warm();
cold();
growth();
memory();
python();
console.log("\nverdicts\n");
for (const { met, text } of verdicts) console.log(`${met ? "met   " : "MISSED"} ${text}`);
process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;
