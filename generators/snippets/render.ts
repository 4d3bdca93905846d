import type { PlacedNode } from "./context.ts";
import { type EscapeLanguage, isIndented } from "./escape-context/host.ts";
import { type FactTable, ITEM, reference } from "./facts.ts";
import { presence } from "./when.ts";

/** A name that the code of a template uses. */
type Used = "facts" | "item" | EscapeLanguage;

/** A template, printed as an expression for generated code. */
export interface PrintedTemplate {
  readonly text: string;
  readonly uses: ReadonlySet<Used>;
}

/** Prints a template as a template literal that uses `facts`, `item` and the escapes of each language. */
export function printTemplate(nodes: readonly PlacedNode[], facts: FactTable): PrintedTemplate {
  const uses = new Set<Used>();
  return { text: printLiteral(nodes, { facts, uses }), uses };
}

interface Printing {
  readonly facts: FactTable;
  readonly uses: Set<Used>;
}

function printLiteral(nodes: readonly PlacedNode[], printing: Printing): string {
  return `\`${nodes.map((node) => printNode(node, printing)).reduce(joinText, "")}\``;
}

/**
 * Joins two pieces of a template literal. If the first piece ends with `$` and the second piece starts with `{`, a
 * backslash is put between them, because `${` would start an expression.
 */
function joinText(one: string, other: string): string {
  return one.endsWith("$") && other.startsWith("{") ? `${one}\\${other}` : one + other;
}

function printNode(node: PlacedNode, printing: Printing): string {
  switch (node.kind) {
    case "text":
      return printText(node.text);
    case "placeholder":
      return printPlaceholder(node, printing);
    case "if": {
      printing.uses.add("facts");
      const condition = presence(node.fact, printing.facts);
      const absent = node.absent.length === 0 ? '""' : printLiteral(node.absent, printing);
      return `\${${condition} ? ${printLiteral(node.present, printing)} : ${absent}}`;
    }
    case "each":
      printing.uses.add("facts");
      return `\${${reference(node.fact)}.map((text) => ${printLiteral(node.body, printing)}).join("")}`;
  }
}

function printPlaceholder(node: PlacedNode & { kind: "placeholder" }, printing: Printing): string {
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

/** Prints static text inside a template literal. */
function printText(text: string): string {
  return text
    .replaceAll(/[`\\]|\$\{/g, "\\$&")
    .replaceAll("\r", "\\r")
    .replaceAll(/[\u2028\u2029]/g, escapeSeparator);
}

function escapeSeparator(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16)}`;
}
