import { comment } from "../code/comment.ts";
import { typeAlias } from "../code/interface.ts";
import { properties } from "../code/literal.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { unionType } from "../code/types.ts";
import { type Fact, type FactKind, readFacts } from "../snippets/facts.ts";
import { compileClient } from "../snippets/library.ts";
import { printRules } from "../snippets/print-rules.ts";
import { Constants } from "../snippets/when.ts";
import { callsOf, clientsOf } from "../spec/entries.ts";
import type { Artifact, Entry, OutputFile } from "../spec/entry.ts";
import { objectOf } from "../spec/json.ts";
import { factsInterface, FACT_TYPES } from "./facts.ts";

const GENERATOR = "generators/artifacts/clients.ts";
const FACTS =
  "The facts that a snippet may use about a hosted call. If a fact is absent, its value is empty text, an empty list, false or undefined.";

const NONE =
  "The facts of a call in which every fact is absent. The facts of every call start as a copy of this object, because JavaScript engines read objects of the same shape faster.";

/** Makes `generated/clients/`: the facts of a hosted call, and each client with its rules. */
export const clientsArtifact: Artifact = function* (spec) {
  const calls = callsOf(spec);
  const facts = [...readFacts(objectOf(calls?.data["facts"])).values()];
  yield moduleFile("clients/facts.ts", {
    source: calls?.file ?? "spec/clients/_calls.yaml",
    generator: GENERATOR,
    imports: [
      { from: "../contract.ts", types: ["Inserted", "LiteralValue", "RuledClient", "TreeFields", "TreeValue"] },
    ],
    statements: [
      factsInterface("CallFacts", FACTS, facts, ({ kind }) => FACT_TYPES[kind]),
      printNone(facts),
      typeAlias("Client", "RuledClient<CallFacts>", "One way to call a hosted model."),
    ],
  });
  const entries = calls === undefined ? [] : clientsOf(spec);
  for (const entry of entries) if (calls !== undefined) yield printClient(entry, calls, alikeOf(entry, entries));
  yield printIndex(entries.map(({ id }) => id));
};

/** The code of an absent fact. Kinds that are not in this table are undefined. */
const ABSENT: Readonly<Partial<Record<FactKind, string>>> = {
  text: '""',
  identifier: '""',
  flag: "false",
  list: "[]",
  path: "[]",
  names: "[]",
};

function printNone(facts: readonly Fact[]): string {
  const fields = facts.map(({ name, kind }) => `  ${name}: ${ABSENT[kind] ?? "undefined"},\n`).join("");
  return `${comment(NONE)}export const NO_CALL: CallFacts = {\n${fields}};`;
}

/** Returns the id of the client whose templates this client uses (field `like`), or undefined if there is none. */
function alikeOf({ data }: Entry, entries: readonly Entry[]): string | undefined {
  const { like } = data;
  return entries.find(({ id }) => id === like)?.id;
}

const printClient = memoPerEntry((entry: Entry, calls: Entry, alike: string | undefined): OutputFile => {
  if (alike !== undefined) return printAlike(entry, alike);
  const compiled = compileClient(entry, calls);
  if (compiled === undefined) throw new Error(`${entry.id} has no rules`);
  const constants = new Constants();
  const rules = printRules(compiled, constants, "  ");
  return moduleFile(`clients/${entry.id}.ts`, {
    source: entry.file,
    generator: GENERATOR,
    imports: [{ from: "./facts.ts", types: ["Client"] }],
    statements: [
      ...constants.declarations(),
      `/** The client ${entry.id}, with the rules that print its code. */
export const ${constantName(entry.id)}: Client = {
${printFields(entry)}  rules: ${rules},
};`,
    ],
  });
});

function printAlike(entry: Entry, alike: string): OutputFile {
  const { id, file } = entry;
  return moduleFile(`clients/${id}.ts`, {
    source: file,
    generator: GENERATOR,
    imports: [
      { from: "./facts.ts", types: ["Client"] },
      { from: `./${alike}.ts`, values: [constantName(alike)] },
    ],
    statements: [
      `/** The client ${id}, with the templates of ${alike}. */
export const ${constantName(id)}: Client = {
${printFields(entry)}  methods: ${constantName(alike)}.methods,
  rules: ${constantName(alike)}.rules,
};`,
    ],
  });
}

/** Fields that the record copies from the entry, in this order. */
const RECORDED = [
  "package",
  "install",
  "docsUrl",
  "providers",
  "knownProviders",
  "notRunBecause",
  "chatsAs",
  "methods",
] as const;

function printFields({ id, data }: Entry): string {
  const { client = id, language, ...rest } = data;
  const fields = { id, client, language, ...Object.fromEntries(RECORDED.map((field) => [field, rest[field]])) };
  return properties(fields, 2).join("");
}

function printIndex(ids: readonly string[]): OutputFile {
  const rows = ids.map((id) => `  ${constantName(id)},\n`).join("");
  return moduleFile("clients/index.ts", {
    source: "spec/clients/*.yaml",
    generator: GENERATOR,
    imports: [
      { from: "./facts.ts", types: ["Client"] },
      ...ids.map((id) => ({ from: `./${id}.ts`, values: [constantName(id)] })),
    ],
    statements: [
      `${comment("Id of a client.")}${unionType("ClientId", ids)}`,
      `/** All clients, in the order that they are shown in. */\nexport const CLIENTS: readonly Client[] = [\n${rows}];`,
    ],
  });
}

function constantName(id: string): string {
  return `${camelCase(id)}Client`;
}
