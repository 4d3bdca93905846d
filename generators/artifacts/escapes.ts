import { type InterfaceDeclarationStructure, StructureKind } from "ts-morph";
import { docs } from "../code/comment.ts";
import { moduleFile } from "../code/module.ts";
import { pascalCase } from "../code/names.ts";
import type { Artifact } from "../spec/entry.ts";
import { ESCAPE_LANGUAGE } from "../snippets/compile.ts";
import { ESCAPES, LANGUAGE_NAMES } from "../snippets/escapes.ts";

const LITERAL = `/** What a literal can be written for. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly LiteralValue[]
  | { readonly [key: string]: LiteralValue };`;

const RULES = `/** What a rule with a template has besides its template. */
interface RuleBase {
  /** Absent: the rule always holds. item: that of the group's list, if it has one. */
  readonly when?: (facts: Facts, item: string) => boolean;
  readonly kind: "install" | "usage";
  readonly title?: string;
}

/** A condition and a template, as a function. */
export type TemplateRule = {
  [L in HostLanguage]: RuleBase & {
    readonly language: L;
    readonly render: (facts: Facts, host: Escapes[EscapeLanguage[L]], json: JsonEscapes, item: string) => string;
  };
}[HostLanguage];

/** A condition and a text to show instead of code. */
export interface MessageRule {
  readonly when?: (facts: Facts, item: string) => boolean;
  readonly message: string;
}

/** Rules under one condition: the first that holds counts, or all that hold. */
export interface RuleGroup {
  readonly when?: (facts: Facts, item: string) => boolean;
  /** The rules count once for each different item; without any, the group does not hold. Absent: once, about no item. */
  readonly each?: (facts: Facts) => readonly string[];
  readonly pick: "first" | "all";
  readonly rules: readonly Rule[];
}

export type Rule = TemplateRule | MessageRule | RuleGroup;`;

/** `generated/escapes.ts`: rules, and the interfaces of the escapes that render functions are handed. */
export const escapesArtifact: Artifact = function* () {
  const languages = Object.entries(ESCAPE_LANGUAGE);
  yield moduleFile("escapes.ts", {
    source: "generators/snippets/escapes.ts",
    generator: "generators/artifacts/escapes.ts",
    imports: [{ from: "./facts.ts", types: ["Facts"] }],
    statements: [
      LITERAL,
      ...Object.entries(ESCAPES).map(([language, methods]) => escapeInterface(language, methods)),
      interfaceOf(
        "Escapes",
        "The escapes of every language.",
        Object.keys(ESCAPES).map((language) => [language, `${pascalCase(language)}Escapes`]),
      ),
      `/** A language that snippets are written in. */\nexport type HostLanguage = ${languages.map(([name]) => `"${name}"`).join(" | ")};`,
      interfaceOf(
        "EscapeLanguage",
        "Whose escapes a language uses.",
        languages.map(([name, escape]) => [name, `"${escape}"`]),
      ),
      RULES,
    ],
  });
};

function escapeInterface(
  language: string,
  methods: Readonly<Record<string, { readonly takes: string; readonly description: string }>>,
): InterfaceDeclarationStructure {
  const members = Object.entries(methods).map(
    ([name, { takes, description }]) =>
      [name, takes === "text" ? "(text: string) => string" : "(value: LiteralValue) => string", description] as const,
  );
  const name = LANGUAGE_NAMES[language] ?? language;
  return interfaceOf(`${pascalCase(language)}Escapes`, `How values are written in ${name}.`, members);
}

/** An interface of read-only members: name, type and, if need be, description. */
function interfaceOf(
  name: string,
  description: string,
  members: readonly (readonly [name: string, type: string, description?: string])[],
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    name,
    isExported: true,
    docs: [docs(description)],
    properties: members.map(([member, type, text = ""]) => ({
      name: member,
      type,
      isReadonly: true,
      docs: text === "" ? [] : [docs(text, [], 2)],
    })),
  };
}
