import { Script } from "node:vm";
import type { LiteralValue } from "../../generated/escapes.ts";
import { compileTemplate, ESCAPE_LANGUAGE, type HostLanguage } from "../../generators/snippets/compile.ts";
import { readFacts } from "../../generators/snippets/facts.ts";
import { printRender } from "../../generators/snippets/render.ts";
import { bash } from "../../runtime/lang/bash.ts";
import { csharp } from "../../runtime/lang/csharp.ts";
import { javascript } from "../../runtime/lang/javascript.ts";
import { json } from "../../runtime/lang/json.ts";
import { python } from "../../runtime/lang/python.ts";

const HOSTS = { python, bash, javascript, csharp, json };

/** The facts of the templates here: `v` a text, `n` a number, `flag`, `list`, `any` a value, `name` an identifier. */
const facts = readFacts({
  v: { kind: "text", description: "a text", path: "v", default: "v" },
  n: { kind: "number", description: "a number", path: "n", default: 1 },
  flag: { kind: "flag", description: "a flag", path: "flag" },
  list: { kind: "list", description: "texts", path: "list", default: ["v"] },
  any: { kind: "value", description: "anything", path: "any", default: "v" },
  name: { kind: "identifier", description: "a name", path: "name", default: "name" },
});

/** Values of those facts. */
export type Values = Readonly<Record<string, LiteralValue>>;

/**
 * Compiles a template the way the generator does, and gives the very function that it prints.
 *
 * @throws Refusal when the template is refused
 */
export function renderer(language: HostLanguage, template: string): (values: Values) => string {
  const compiled = compileTemplate(template, { language, facts });
  if (!compiled.ok) throw compiled.refusal;
  const host = ESCAPE_LANGUAGE[language];
  const render: unknown = new Script(`(${printRender(compiled.nodes, host, facts)})`).runInThisContext();
  if (typeof render !== "function") throw new Error("the generator printed no function");
  return (values) => String(render(values, HOSTS[host], json));
}
