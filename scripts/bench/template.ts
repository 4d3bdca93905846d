import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Template as HubTemplate } from "@huggingface/jinja";
import { Template } from "../../runtime/template/index.ts";
import { median, race, ratio, report, shown } from "./measure.ts";

/* Compares the processor time of chat templates with `@huggingface/jinja`. No conversation is rendered twice. */

/** Templates in `goldens/chat` that both packages render. */
const NAMES = [
  "tools-as-json-lines",
  "tools-typescript",
  "tools-python-signature",
  "tool-results-grouped",
  "json-schema-forms",
  "think-stripped",
  "think-budget",
  "default-system",
  "checks-everything",
  "nested-parts",
];
const FOLDER = join(process.cwd(), "runtime/template/goldens/chat");
const SOURCES = NAMES.map((name) => [name, readFileSync(join(FOLDER, `${name}.jinja`), "utf8")] as const);

const PARAGRAPH =
  "The lighthouse keeper wrote down the weather, the ships that passed, and what he had cooked for supper that day. ";

interface Message extends Record<string, unknown> {
  readonly role: string;
}

interface Conversation extends Record<string, unknown> {
  readonly messages: readonly Message[];
}

/** Returns the message at a position. They repeat in this order: question, call, result, answer, question, answer. */
function messageAt(index: number, seed: number): Message {
  const text = `${seed}.${index}. ${PARAGRAPH.repeat(1 + ((index + seed) % 4))}`;
  const id = `call${seed}-${index}`;
  const call = { name: "weather", arguments: { city: `Town ${seed}`, days: index, unit: "celsius" } };
  if (index % 6 === 1)
    return { role: "assistant", content: "", tool_calls: [{ id, type: "function", function: call }] };
  if (index % 6 === 2) return { role: "tool", name: "weather", tool_call_id: id, content: `{"temperature": ${seed}}` };
  if (index % 2 === 1) return { role: "assistant", content: `<think>\nLet me see ${seed}.\n</think>\n\n${text}` };
  return { role: "user", content: text };
}

/** Returns a conversation with a system message and three tools. Its objects are new, as if a request had just arrived. */
function conversation(length: number, seed: number): Conversation {
  const properties = {
    city: { type: "string", description: "Name of the city" },
    days: { type: "integer", description: "How many days ahead", minimum: 0, maximum: 10 },
    unit: { type: "string", enum: ["celsius", "fahrenheit"], default: "celsius" },
    tags: { type: "array", items: { type: "string" } },
  };
  const parameters = { type: "object", properties, required: ["city"] };
  const whole = {
    messages: [
      { role: "system", content: `You are a careful assistant. Today is day ${seed}.` },
      ...Array.from({ length }, (_, index) => messageAt(index, seed)),
    ],
    tools: ["weather", "tides", "events"].map((name) => ({
      type: "function",
      function: { name, description: `Returns the ${name} of a city.`, parameters },
    })),
    documents: null,
    bos_token: "<s>",
    eos_token: "</s>",
  };
  return asking(JSON.parse(JSON.stringify(whole)) as Conversation);
}

/** Asks for an answer, unless the assistant has just spoken: some templates refuse two answers in a row. */
const asking = (whole: Conversation): Conversation => ({
  ...whole,
  add_generation_prompt: whole.messages.at(-1)?.role !== "assistant",
});

const several = (length: number, count: number) => (run: number) =>
  Array.from({ length: count }, (_, index) => conversation(length, run * count + index));

/** There are many cases, so each gets few rounds. */
const BRIEF = { rounds: 9, warmUp: 5e5 };

/** The conversations of one run, for each case. In the last case, each conversation is rendered after each message. */
const CASES: Readonly<Record<string, (run: number) => readonly Conversation[]>> = {
  "2 messages": several(2, 1000),
  "20 messages": several(20, 200),
  "200 messages": several(200, 30),
  "grows to 40": (run) =>
    several(
      40,
      3,
    )(run).flatMap((whole) =>
      whole.messages.map((_, index) => ({ ...whole, messages: whole.messages.slice(0, index + 1) })).slice(1),
    ),
};

type Render = (context: Conversation) => string;

let checksum = 0;
/** Renders conversations. Reads a character of each text, so that Node joins the parts of the text in memory. */
const renderAll = (render: Render) => (conversations: readonly Conversation[]) => {
  for (const one of conversations) {
    const text = render(one);
    checksum += text.charCodeAt(text.length >> 1);
  }
};

const compiled = (source: string, Engine: typeof Template | typeof HubTemplate): Render => {
  const template = new Engine(source);
  return (context) => template.render(context);
};

/** Reports the smallest ratio, and the geometric mean of all ratios. */
function judge(what: string, ratios: readonly number[], least: number, mean?: number): void {
  report(`${what}, against @huggingface/jinja, every case`, Math.min(...ratios), "×", { least });
  const middle = Math.exp(ratios.reduce((sum, value) => sum + Math.log(value), 0) / ratios.length);
  report(`${what}, against @huggingface/jinja, geometric mean`, middle, "×", mean === undefined ? {} : { least: mean });
}

const [warm, cold, exponents]: [number[], number[], number[]] = [[], [], []];
for (const [name, source] of SOURCES) {
  const renders = [compiled(source, Template), compiled(source, HubTemplate)];
  const cells: string[] = [];
  for (const [label, prepare] of Object.entries(CASES)) {
    const units = prepare(0).length;
    const [ours = [], theirs] = await race(renders.map(renderAll), { units, ...BRIEF, prepare });
    warm.push(ratio(theirs, ours));
    cells.push(`${label} ${shown(median(ours))} µs (${shown(warm.at(-1) ?? 0)}×)`);
  }
  const [ours, theirs] = await race(
    [Template, HubTemplate].map((engine) => renderAll((context) => compiled(source, engine)(context))),
    { ...BRIEF, prepare: several(2, 100) },
  );
  cold.push(ratio(theirs, ours));
  const [short] = await race([renderAll(compiled(source, Template))], {
    units: 20,
    ...BRIEF,
    prepare: several(200, 20),
  });
  const [long] = await race([renderAll(compiled(source, Template))], {
    units: 2,
    ...BRIEF,
    prepare: several(2000, 2),
  });
  // The shortest times are about those on an idle machine.
  exponents.push(Math.log10(Math.min(...(long ?? [])) / Math.min(...(short ?? []))));
  console.log(`${name}: ${cells.join(", ")}`);
}
judge("a render with a compiled template", warm, 10, 20);
judge("parsing and rendering 2 messages once", cold, 3);
report("growth from 200 to 2,000 messages, as an exponent (1 is linear)", Math.max(...exponents), "", { most: 1.05 });
if (Number.isNaN(checksum)) throw new Error("a template rendered nothing");
