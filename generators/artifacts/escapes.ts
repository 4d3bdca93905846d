import type { InterfaceDeclarationStructure } from "ts-morph";
import { interfaceOf } from "../code/interface.ts";
import { moduleFile } from "../code/module.ts";
import { pascalCase } from "../code/names.ts";
import type { Artifact } from "../spec/entry.ts";
import { HOST_LANGUAGES } from "../snippets/compile.ts";
import { ESCAPES, LANGUAGE_NAMES, TAKEN_TYPES } from "../snippets/escapes.ts";

const LITERAL = `/** A value that can be printed as a literal. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly LiteralValue[]
  | { readonly [key: string]: LiteralValue };`;

const TREE = `/** A text with a variable in it. Only objects that runtime/escape/tree.ts created are accepted. */
export interface Inserted {
  /** Text before the variable. */
  readonly before: string;
  /** Name of the variable. Empty if the text is only in \`before\`. */
  readonly variable: string;
  /** True for an environment variable, false for a variable of the snippet. */
  readonly isEnvironment: boolean;
  /** Text after the variable. Empty if there is no variable. */
  readonly after: string;
}

/** A literal value whose texts may contain a variable. It may be printed on several lines. */
export type TreeValue = string | number | boolean | null | undefined | Inserted | readonly TreeValue[] | TreeFields;

/** An object in a tree: its values by name. */
export interface TreeFields {
  readonly [name: string]: TreeValue;
}`;

const RULES = `/**
 * Receives one block of a snippet.
 *
 * @param rule position of the rule in the entry: its index in each group, outermost group first, such as \`1.0\`
 * @param kind \`install\`: is run first; \`usage\`: uses the model; \`message\`: explains why there is no code
 * @param title title above the code; \`""\` if there is none
 */
export type Show = (
  rule: string,
  kind: "install" | "usage" | "message",
  language: HostLanguage | "text",
  title: string,
  code: string,
) => void;

/** Runs the rules of an entry: calls \`show\` for each block of a model's snippet, in order. */
export type Rules<Known = Facts> = (facts: Known, escapes: Escapes, show: Show) => void;`;

const VALUES = ["Inserted", "LiteralValue", "TreeFields", "TreeValue"];

/**
 * Makes `generated/escapes.ts` with the type of rules and the interfaces of the escapes, and `generated/values.ts` with
 * the types of the values that escapes print.
 */
export const escapesArtifact: Artifact = function* () {
  yield moduleFile("values.ts", {
    source: "generators/snippets/escapes.ts",
    generator: "generators/artifacts/escapes.ts",
    statements: [LITERAL, TREE],
  });
  yield moduleFile("escapes.ts", {
    source: "generators/snippets/escapes.ts",
    generator: "generators/artifacts/escapes.ts",
    imports: [
      { from: "./facts.ts", types: ["Facts"] },
      { from: "./values.ts", types: VALUES },
    ],
    exports: [{ from: "./values.ts", types: VALUES }],
    statements: [
      ...Object.entries(ESCAPES).map(([language, methods]) => escapeInterface(language, methods)),
      interfaceOf(
        "Escapes",
        "The escape functions of every host language.",
        Object.keys(ESCAPES).map((language) => [
          language,
          `${pascalCase(language)}Escapes`,
          `The escape functions of ${LANGUAGE_NAMES[language] ?? language}.`,
        ]),
      ),
      `/** A language that snippets are written in. */\nexport type HostLanguage = ${HOST_LANGUAGES.map((name) => `"${name}"`).join(" | ")};`,
      RULES,
    ],
  });
};

function escapeInterface(
  language: string,
  methods: Readonly<Record<string, Parameters<typeof signature>[0] & { readonly description: string }>>,
): InterfaceDeclarationStructure {
  const members = Object.entries(methods).map(
    ([name, { description, ...method }]) => [name, signature(method), description] as const,
  );
  const name = LANGUAGE_NAMES[language] ?? language;
  return interfaceOf(`${pascalCase(language)}Escapes`, `How values are written in ${name}.`, members);
}

function signature({ takes, isIndented }: { takes: keyof typeof TAKEN_TYPES; isIndented?: true }): string {
  return `(${TAKEN_TYPES[takes]}${isIndented === true ? ", indent: string" : ""}) => string`;
}
