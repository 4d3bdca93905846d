import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Arbitrary, array, constantFrom, nat, oneof, sample, tuple } from "fast-check";
import { parse } from "yaml";
import { filter, formatted, method } from "../../runtime/template/testing/filter-sources.ts";
import { statements } from "../../runtime/template/testing/statement-sources.ts";
import { calls, expression, filtered, flow, template } from "../../runtime/template/testing/template-sources.ts";
import { PYTHON_CONTEXT } from "../../runtime/template/testing/values.ts";
import { ROOT } from "../lib/run.ts";

export interface FuzzCase {
  readonly template: string;
  readonly json: string;
}

const FOLDER = join(ROOT, "runtime/template");
const GOLDENS = join(FOLDER, "goldens");

/** Matches the parts of a template that a mutation moves or replaces. */
const TOKEN = /\{[{%#][-+]?|[-+]?[}%#]\}|\w+|\s+|"[^"\n]*"|'[^'\n]*'|./gs;

type Change = (tokens: string[], at: number, other: number, piece: string) => void;

const CHANGES: readonly Change[] = [
  (tokens, at) => void tokens.splice(at, 1),
  (tokens, at, other) => void tokens.splice(at, 1 + (other % 8)),
  (tokens, at) => void tokens.splice(at, 0, tokens[at] ?? ""),
  (tokens, at, other, piece) => void tokens.splice(at, other % 2, piece),
  (tokens, at, other) => {
    const to = other % tokens.length;
    [tokens[at], tokens[to]] = [tokens[to] ?? "", tokens[at] ?? ""];
  },
  (tokens, at, other) =>
    void tokens.splice(at, 0, ...tokens.slice(other % tokens.length, (other % tokens.length) + 12)),
];

function mutated(sources: readonly string[]): Arbitrary<string> {
  const piece = oneof(
    expression,
    filter.map((one) => ` | ${one}`),
    method.map((one) => `.${one}`),
    constantFrom(
      "-",
      "not ",
      "\n",
      " ",
      "{%- endif %}",
      "{% else %}",
      "loop",
      "namespace",
      "none",
      "[-1]",
      "[1:]",
      "x",
    ),
  );
  const changes = array(tuple(nat(), nat(), constantFrom(...CHANGES), piece), { minLength: 1, maxLength: 4 });
  return tuple(constantFrom(...sources), changes).map(([source, all]) => {
    const tokens = source.match(TOKEN) ?? [];
    for (const [at, other, change, text] of all) change(tokens, at % (tokens.length || 1), other, text);
    return tokens.join("");
  });
}

const readAll = (folder: string, end: string): string[] =>
  readdirSync(join(FOLDER, folder))
    .filter((file) => file.endsWith(end))
    .toSorted()
    .map((file) => readFileSync(join(FOLDER, folder, file), "utf8"));

const output = (source: Arbitrary<string>): Arbitrary<string> => source.map((one) => `{{ ${one} }}`);

/** Makes random and mutated templates. Equal seeds make equal templates. */
export function fuzzCases(count: number, seed: number): FuzzCase[] {
  const small = readAll("cases", ".yaml").flatMap((text) =>
    (parse(text) as { readonly template: string }[]).map((one) => one.template),
  );
  const conversations = parse(readFileSync(join(GOLDENS, "conversations.yaml"), "utf8")) as { context: object }[];
  const contexts = conversations.map(({ context }) => JSON.stringify(context));
  const withValues = (templates: Arbitrary<string>): Arbitrary<FuzzCase> =>
    templates.map((one) => ({ template: one, json: PYTHON_CONTEXT }));
  const cases = oneof(
    { weight: 4, arbitrary: withValues(output(expression)) },
    { weight: 3, arbitrary: withValues(template) },
    { weight: 2, arbitrary: withValues(flow) },
    { weight: 3, arbitrary: withValues(filtered) },
    { weight: 1, arbitrary: withValues(calls) },
    { weight: 1, arbitrary: withValues(output(formatted)) },
    { weight: 2, arbitrary: withValues(statements) },
    { weight: 2, arbitrary: withValues(mutated(small)) },
    {
      weight: 2,
      arbitrary: tuple(mutated(readAll("goldens/chat", ".jinja")), constantFrom(...contexts)).map(([one, json]) => ({
        template: one,
        json,
      })),
    },
  );
  return sample(cases, { numRuns: count, seed });
}
