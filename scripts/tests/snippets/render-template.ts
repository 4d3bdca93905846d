import { Script } from "node:vm";
import type { LiteralValue } from "../../../runtime/contract/index.ts";
import { compileTemplate, type HostLanguage } from "../../../generators/snippets/compile.ts";
import { readFacts } from "../../../generators/snippets/facts.ts";
import { printTemplate } from "../../../generators/snippets/render.ts";
import { ESCAPES } from "../../../runtime/lang/escapes.ts";

/**
 * Facts for templates in tests: `v` is a text, `n` a number, `flag` a boolean, `list` a list, `any` any value, `name`
 * an identifier.
 */
const facts = readFacts({
  v: { kind: "text", description: "a text", path: "v", default: "v" },
  n: { kind: "number", description: "a number", path: "n", default: 1 },
  flag: { kind: "flag", description: "a flag", path: "flag" },
  list: { kind: "list", description: "texts", path: "list", default: ["v"] },
  any: { kind: "value", description: "anything", path: "any", default: "v" },
  name: { kind: "identifier", description: "a name", path: "name", default: "name" },
});

/** The values of the facts, by name. */
export type Values = Readonly<Record<string, LiteralValue>>;

/**
 * Compiles a template with the generator, and returns a function that runs the generated code.
 *
 * @throws Refusal if the template is rejected
 */
export function renderer(language: HostLanguage, template: string): (values: Values) => string {
  const compiled = compileTemplate(template, { language, facts });
  if (!compiled.ok) throw compiled.refusal;
  const names = Object.keys(ESCAPES).join(", ");
  const { text } = printTemplate(compiled.nodes, facts);
  const render: unknown = new Script(`(facts, { ${names} }) => ${text}`).runInThisContext();
  if (typeof render !== "function") throw new Error("the generator did not print a function");
  return (values) => String(render(values, ESCAPES));
}
