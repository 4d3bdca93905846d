import type { InterfaceDeclarationStructure } from "ts-morph";
import { interfaceOf } from "../code/interface.ts";
import { moduleFile } from "../code/module.ts";
import { pascalCase } from "../code/names.ts";
import type { Artifact } from "../spec/entry.ts";
import { ESCAPE_LANGUAGE } from "../snippets/compile.ts";
import { ESCAPES, LANGUAGE_NAMES, TAKEN_TYPES } from "../snippets/escapes.ts";

const LITERAL = `/** What a literal can be written for. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly LiteralValue[]
  | { readonly [key: string]: LiteralValue };`;

const TREE = `/** A text with a variable in it. Only runtime/lang/inserted.ts makes one: an object of the same fields is none. */
export interface Inserted {
  /** Text in front of the variable. */
  readonly before: string;
  /** Name of the variable; without one the text is what stands in \`before\`. */
  readonly variable: string;
  /** True: of the environment. False: of the snippet itself. */
  readonly isEnvironment: boolean;
  /** Text behind the variable; \`""\` without one. */
  readonly after: string;
}

/** What is laid out over several lines: a literal in which texts may hold a variable. */
export type TreeValue = string | number | boolean | null | undefined | Inserted | readonly TreeValue[] | TreeFields;

/** Named values of a tree. */
export interface TreeFields {
  readonly [name: string]: TreeValue;
}`;

const RULES = `/** What a rule with a template has besides its template. */
interface RuleBase<Known> {
  /** Absent: the rule always holds. item: that of the group's list, if it has one. */
  readonly when?: (facts: Known, item: string) => boolean;
  /** Whether it installs the library or uses the model. */
  readonly kind: "install" | "usage";
  /** Words above the code. */
  readonly title?: string;
}

/** A condition and a template, as a function. */
export type TemplateRule<Known = Facts> = {
  [L in HostLanguage]: RuleBase<Known> & {
    /** What the template is written in. */
    readonly language: L;
    /** The code for a model. host: escapes of the language; json: those of JSON; item: that of the group's list. */
    readonly render: (facts: Known, host: Escapes[EscapeLanguage[L]], json: JsonEscapes, item: string) => string;
  };
}[HostLanguage];

/** A condition and a text to show instead of code. */
export interface MessageRule<Known = Facts> {
  /** Absent: the rule always holds. item: that of the group's list, if it has one. */
  readonly when?: (facts: Known, item: string) => boolean;
  /** The text. */
  readonly message: string;
}

/** Rules under one condition: the first that holds counts, or all that hold. */
export interface RuleGroup<Known = Facts> {
  /** Absent: the group always holds. item: that of the group around it, if that has a list. */
  readonly when?: (facts: Known, item: string) => boolean;
  /** The rules count once for each different item; without any, the group does not hold. Absent: once, about no item. */
  readonly each?: (facts: Known) => readonly string[];
  /** Which of the rules that hold count. */
  readonly pick: "first" | "all";
  /** In the order in which they are tried. */
  readonly rules: readonly Rule<Known>[];
}

/** A rule, or a group of them. */
export type Rule<Known = Facts> = TemplateRule<Known> | MessageRule<Known> | RuleGroup<Known>;`;

/** `generated/escapes.ts`: rules, and the interfaces of the escapes that render functions are handed. */
export const escapesArtifact: Artifact = function* () {
  const languages = Object.entries(ESCAPE_LANGUAGE);
  yield moduleFile("escapes.ts", {
    source: "generators/snippets/escapes.ts",
    generator: "generators/artifacts/escapes.ts",
    imports: [{ from: "./facts.ts", types: ["Facts"] }],
    statements: [
      LITERAL,
      TREE,
      ...Object.entries(ESCAPES).map(([language, methods]) => escapeInterface(language, methods)),
      interfaceOf(
        "Escapes",
        "The escapes of every language.",
        Object.keys(ESCAPES).map((language) => [
          language,
          `${pascalCase(language)}Escapes`,
          `Those of ${LANGUAGE_NAMES[language] ?? language}.`,
        ]),
      ),
      `/** A language that snippets are written in. */\nexport type HostLanguage = ${languages.map(([name]) => `"${name}"`).join(" | ")};`,
      interfaceOf(
        "EscapeLanguage",
        "Whose escapes a language uses.",
        languages.map(([name, escape]) => [name, `"${escape}"`, `Escapes of ${LANGUAGE_NAMES[escape] ?? escape}.`]),
      ),
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
