import type { PlacedNode } from "./context.ts";
import { type EscapeLanguage, isIndented } from "./escapes.ts";
import { type FactTable, ITEM, reference } from "./facts.ts";
import { presence } from "./when.ts";

/** A parameter of a render function. */
type Parameter = "facts" | "item" | EscapeLanguage;

/** Text of a render function, and which of its parameters it needs. */
interface Printed {
  readonly text: string;
  readonly uses: ReadonlySet<Parameter>;
}

/**
 * Prints a template as a plain arrow function: `(facts, python) => …` with a template literal as its value.
 * A parameter that is not used begins with an underscore, or is left out at the end.
 *
 * @param host whose escapes are handed over as second parameter; JSON's come third, the item of a group's list fourth
 */
export function printRender(nodes: readonly PlacedNode[], host: EscapeLanguage, facts: FactTable): string {
  const uses = new Set<Parameter>();
  const { text } = printLiteral(nodes, { facts, uses });
  const parameters: readonly Parameter[] = ["facts", host, "json", "item"];
  const wanted = parameters.slice(0, parameters.findLastIndex((name) => uses.has(name)) + 1);
  return `(${wanted.map((name) => (uses.has(name) ? name : `_${name}`)).join(", ")}) => ${text}`;
}

interface Printing {
  readonly facts: FactTable;
  readonly uses: Set<Parameter>;
}

function printLiteral(nodes: readonly PlacedNode[], printing: Printing): Printed {
  const text = nodes.map((node) => printNode(node, printing)).reduce(joinText, "");
  return { text: `\`${text}\``, uses: printing.uses };
}

/** Two pieces side by side. A `$` at the end of one and a `{` at the start of the next must not become code. */
function joinText(one: string, other: string): string {
  return one.endsWith("$") && other.startsWith("{") ? `${one}\\${other}` : one + other;
}

function printNode(node: PlacedNode, printing: Printing): string {
  switch (node.kind) {
    case "text":
      return printText(node.text);
    case "hole":
      return printHole(node, printing);
    case "if": {
      printing.uses.add("facts");
      const condition = presence(node.fact, printing.facts);
      const absent = node.absent.length === 0 ? '""' : printLiteral(node.absent, printing).text;
      return `\${${condition} ? ${printLiteral(node.present, printing).text} : ${absent}}`;
    }
    case "each":
      printing.uses.add("facts");
      return `\${${reference(node.fact)}.map((text) => ${printLiteral(node.body, printing).text}).join("")}`;
  }
}

function printHole(node: PlacedNode & { kind: "hole" }, printing: Printing): string {
  const { before, calls, after, indent = "" } = node.write;
  if (node.name !== "this") printing.uses.add(node.name === ITEM ? "item" : "facts");
  let value = node.name === "this" ? "text" : reference(node.name);
  for (const call of calls.toReversed()) {
    const { language, method } = call;
    printing.uses.add(language);
    value = `${language}.${method}(${value}${isIndented(call) ? `, ${JSON.stringify(indent)}` : ""})`;
  }
  return `${printText(before)}\${${value}}${printText(after)}`;
}

/** Static text inside a template literal. */
function printText(text: string): string {
  return text
    .replaceAll(/[`\\]|\$\{/g, "\\$&")
    .replaceAll("\r", "\\r")
    .replaceAll(/[\u2028\u2029]/g, escapeSeparator);
}

function escapeSeparator(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16)}`;
}
