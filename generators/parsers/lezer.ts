import type { parser } from "@lezer/python";
import type { Span } from "./tree.ts";

export type Node = ReturnType<typeof parser.parse>["topNode"];

export class Source {
  readonly text: string;
  readonly top: Node;

  constructor(text: string, top: Node) {
    this.text = text;
    this.top = top;
  }

  textOf({ from, to }: Span): string {
    return this.text.slice(from, to);
  }

  /** Returns the text of the first node with this name, or "" if there is none. */
  textOfFirst(nodes: readonly Node[], name: string): string {
    const first = nodes.find((node) => node.name === name);
    return first === undefined ? "" : this.textOf(first);
  }

  /** Returns the places of the text that the parser could not read. */
  errors(): readonly Span[] {
    const found: Span[] = [];
    this.top.cursor().iterate(({ type, from, to }) => void (type.isError ? found.push({ from, to }) : 0));
    return found;
  }
}

/** Returns the children of a node, including tokens, without comments and errors. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (!child.type.isError && !child.name.endsWith("Comment")) children.push(child);
  }
  return children;
}

export function spanOf({ from, to }: Span): Span {
  return { from, to };
}

/** Splits a list of nodes at each node with this name. */
export function split(nodes: readonly Node[], name: string): readonly (readonly Node[])[] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (node.name === name) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.filter((part) => part.length > 0);
}

/** Returns the nodes before the first one with this name, and those after it. */
export function cut(nodes: readonly Node[], name: string): readonly [readonly Node[], readonly Node[]] {
  const index = nodes.findIndex((node) => node.name === name);
  return index < 0 ? [nodes, []] : [nodes.slice(0, index), nodes.slice(index + 1)];
}

const ESCAPED: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  "\\": "\\",
  '"': '"',
  "'": "'",
  "`": "`",
};

/** Returns the text between quotes with simple escapes resolved, or undefined if it contains other escapes. */
export function unescaped(text: string): string | undefined {
  let isKnown = true;
  const value = text.replaceAll(/\\([\s\S])/g, (whole, char: string) => {
    if (char === "\n") return "";
    isKnown &&= Object.hasOwn(ESCAPED, char);
    return ESCAPED[char] ?? whole;
  });
  return isKnown ? value : undefined;
}

/** Returns the position of several adjacent nodes as one span. Returns `otherwise` if there are no nodes. */
export function around(nodes: readonly Node[], otherwise: Span): Span {
  return { from: nodes[0]?.from ?? otherwise.from, to: nodes.at(-1)?.to ?? otherwise.to };
}
