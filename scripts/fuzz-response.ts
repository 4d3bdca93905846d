import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { array, boolean, constantFrom, dictionary, oneof, option, record, sample, tuple } from "fast-check";
import { Template } from "../runtime/template/index.ts";
import { joinedChunks } from "../runtime/template/response/testing/joined-chunks.ts";
import { ResponseError, ResponseParser, type ResponseTemplate } from "../runtime/template/response/index.ts";
import { askPython } from "./fuzz-template/python.ts";

/**
 * This program parses random answers with random response templates, with this package and with transformers 5.18.0, and
 * compares the messages and events. Each answer is read whole and in single characters. Exit code 1: a difference has no
 * explanation.
 */
const HELP = `usage: npm run fuzz:response -- [options]
  --count <n>      how many templates and answers (5000)
  --seed <n>       which ones; the same seed gives the same ones (of the clock)
  --python <path>  a Python with transformers==5.18.0 and pyyaml (python3)`;

/** What Python, or this package, makes of an answer. */
interface Outcome {
  readonly message?: string;
  readonly events?: string;
  readonly error?: string;
  readonly endless?: boolean;
  /** Set if Python makes something else of the answer when it arrives in single characters. */
  readonly stream?: string;
}

interface Case {
  /** The response template as JSON. */
  readonly template: string;
  readonly text: string;
  readonly prefix: string;
  readonly tools: readonly object[];
}

const LITERALS = "<a> </a> <b> </b> <a > < / x xy".split(" ");
const PIECES = [...LITERALS, ...'k=1 7 1.5 true { } 🌊 " {a:«b»}'.split(" "), "\n", " ", "k: v"];
const JSON_PIECES = ['{"a": "1", "b": [1.0, null]}', '[{"name": "f", "args": {"n": "3"}}]'];
const ATOMS = String.raw`<a> </a> <b > x xy? x+ \s* \s+ [^<]* [^<>]+? \w+ .*? . \d{1,2} \n? (?:x|xy) (?:<a>|<b>)?
  (?P<name>\w+) (?P<name>[ab])? (?=<) (?!x) \b ^ $ \Z (x|)* \<`;
const literal = constantFrom(...LITERALS);
const atom = constantFrom(...ATOMS.split(/\s+/));
const pattern = oneof(
  array(atom, { minLength: 1, maxLength: 4 }).map((atoms) => atoms.join("")),
  tuple(array(atom, { maxLength: 3 }), array(atom, { maxLength: 3 })).map((sides) =>
    sides.map((side) => side.join("")).join("|"),
  ),
);
const anchor = (name: string) =>
  oneof(
    literal.map((text) => ({ [name]: text })),
    array(literal, { minLength: 1, maxLength: 3 }).map((texts) => ({ [name]: texts })),
    pattern.map((source) => ({ [`${name}_pattern`]: source })),
  );
const content = oneof(
  constantFrom(
    {},
    { content: "text", content_args: { strip: false } },
    { content: "int" },
    { content: "float" },
    { content: "bool" },
  ),
  constantFrom(
    { content: "json" },
    { content: "json", content_args: { allow_non_json: true, unquoted_keys: true, string_delims: [["«", "»"]] } },
    {
      content: "kv-lines",
      content_args: { kv_sep: "=", value_parser: { name: "json", args: { allow_non_json: true } } },
    },
    {
      content: "xml-inline",
      content_args: { tag_pattern: "<(?P<key>[ab])>(?P<value>.*?)</\\w>", merge_duplicates: true },
    },
  ),
);
const plain = constantFrom({});
const special = constantFrom(
  { repeats: true },
  { repeats: true },
  { repeats: true, join: "+" },
  { optional: false },
  { transform: { type: "function", function: { name: "f", arguments: "{content}" } }, repeats: true },
  { transform: ["{name}", "{content}"] },
  { transform: "{content.a}" },
  { transform_each: true, transform: { function: { name: "{name}", arguments: "{args}" } } },
);
const merge = (parts: readonly object[]): object => Object.assign({}, ...parts) as object;
const named = /\(\?P<name>/;
/** Adds a transform if a pattern has a named group, because such a group needs one. */
const withTransform = (field: object): object =>
  named.test(JSON.stringify(field)) ? { transform: ["{name}", "{content}"], ...field } : field;
const explicit = tuple(anchor("open"), oneof(anchor("close"), constantFrom({})), content, oneof(plain, special))
  .map(merge)
  .map(withTransform);
const implicit = tuple(oneof(anchor("close"), constantFrom({})), content, oneof(plain, special)).map(merge);
const template = tuple(
  record({ defaults: constantFrom({}, { role: "assistant" }, { one: [] }, { one: "" }) }),
  oneof(anchor("start_anchor"), constantFrom({ start_anchor: "A:" })),
  dictionary(constantFrom("one", "two", "three"), explicit, { minKeys: 1, maxKeys: 3 }),
  option(implicit),
).map(([head, start, fields, rest]) => ({ ...head, ...start, fields: rest === null ? fields : { ...fields, rest } }));
const text = array(oneof(constantFrom(...PIECES), literal, literal, constantFrom(...JSON_PIECES)), {
  maxLength: 14,
}).map((pieces) => pieces.join(""));
const tools = [{ name: "f", parameters: { properties: { a: { type: "integer" }, n: { type: ["number", "null"] } } } }];
const cases = tuple(template, text, text, boolean()).map(([described, answer, prompt, isContinued]) => ({
  template: JSON.stringify(described),
  text: answer,
  prefix: isContinued ? `A:${prompt}` : "",
  tools,
}));

const printer = new Template("{{ value | tojson }}");
const print = (value: unknown): string => printer.render({ value });

function parse({ template: source, text: answer, prefix, tools: known }: Case, parts: readonly string[]): Outcome {
  try {
    const responseTemplate = JSON.parse(source) as ResponseTemplate;
    const parser = new ResponseParser({
      responseTemplate,
      prefix,
      tools: known,
      pythonValues: true,
      budgets: { steps: 1_000_000 },
    });
    const events = [...parser.initialEvents, ...parts.flatMap((part) => parser.feed(part))];
    const { message, events: last } = parser.finish();
    const digest = createHash("sha256").update(print(joinedChunks([...events, ...last])));
    return { message: print(message), events: digest.digest("hex").slice(0, 16) };
  } catch (error) {
    if (!(error instanceof ResponseError)) throw new Error(`${source} ${JSON.stringify(answer)}`, { cause: error });
    return { error: `${error.code} ${error.message}` };
  }
}

/** Why a difference is meant, by name. */
const EXPLANATIONS: readonly (readonly [string, (ours: Outcome, python: Outcome) => boolean])[] = [
  ["Python does not end", (_, { endless }) => endless === true],
  ["refused by name", ({ error = "" }) => /^pattern .*(?:not supported|unexpected)/.test(error)],
  ["a limit ends a template without an end", ({ error = "" }) => error.startsWith("budget-")],
];

const same = (one: Outcome, other: Outcome): boolean =>
  (one.error === undefined) === (other.error === undefined) &&
  one.message === other.message &&
  one.events === other.events;

async function run(count: number, seed: number, python: string): Promise<void> {
  console.log(`seed ${seed}`);
  const all: Case[] = sample(cases, { numRuns: count, seed });
  const counts = new Map<string, number>();
  const add = (name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);
  let index = 0;
  for await (const answer of askPython<Outcome>(all, "runtime/template/response/goldens/regenerate.py", python)) {
    const one = all[index++] as Case;
    const whole = parse(one, [one.text]);
    if (answer.stream !== undefined) add("the stream of transformers differs from its own parse_response");
    add(whole.error === undefined ? "messages" : `errors ${whole.error.split(" ")[0]}`);
    const isOneMessage = same(whole, parse(one, [...one.text]));
    const explained = EXPLANATIONS.find(([, explains]) => explains(whole, answer))?.[0];
    if (isOneMessage && same(whole, answer)) add("equal");
    else if (isOneMessage && explained !== undefined) add(`explained: ${explained}`);
    else {
      add("UNEXPLAINED");
      console.log(JSON.stringify({ ...one, tools: undefined, isOneMessage, whole, python: answer }));
      process.exitCode = 1;
    }
  }
  for (const [name, times] of counts) console.log(String(times).padStart(6), name);
}

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "5000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    python: { type: "string", default: "python3" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(HELP);
else await run(Number(values.count), Number(values.seed), values.python);
