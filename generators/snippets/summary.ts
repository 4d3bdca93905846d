import type { HostLanguage } from "./compile.ts";
import type { PlacedNode } from "./context.ts";
import type { FactTable } from "./facts.ts";
import type { CompiledLibrary } from "./library.ts";
import { leavesOf, type TemplateRule } from "./rules.ts";

/** Properties that are computed from the rules of a library. */
interface Summary {
  /** Languages of the code that uses models, in order of first appearance. */
  readonly languages: readonly HostLanguage[];
  /** Commands that install the library, without duplicates, in the order of the rules. */
  readonly install: readonly string[];
}

/**
 * Returns a summary of the rules of a library.
 *
 * Each install command is printed for a model without any optional facts. A command that contains a value of the model,
 * such as its id, is left out, because it does not install the library.
 */
export function summaryOf({ rules, templates, facts }: CompiledLibrary): Summary {
  const leaves = leavesOf(rules.group).filter((rule) => rule.is === "template");
  const usage = leaves.filter(({ kind }) => kind === "usage");
  const commands = leaves.flatMap((rule) => (rule.kind === "install" ? [commandOf(rule, templates, facts)] : []));
  return {
    languages: [...new Set(usage.map(({ language }) => language))],
    install: [...new Set(commands.filter((command) => command !== undefined))],
  };
}

function commandOf(rule: TemplateRule, templates: CompiledLibrary["templates"], facts: FactTable): string | undefined {
  const compiled = templates.get(rule);
  return compiled?.ok === true ? textOf(compiled.nodes, facts) : undefined;
}

/**
 * Returns the text that a template prints for a model without optional facts, or undefined if this text contains a
 * value of the model.
 */
function textOf(nodes: readonly PlacedNode[], facts: FactTable): string | undefined {
  let text = "";
  for (const node of nodes) {
    const piece = node.kind === "text" ? node.text : withoutModel(node, facts);
    if (piece === undefined) return undefined;
    text += piece;
  }
  return text;
}

function withoutModel(node: Exclude<PlacedNode, { kind: "text" }>, facts: FactTable): string | undefined {
  if (node.kind === "each") return undefined;
  if (node.kind === "if") {
    const isPresent = facts.get(node.fact)?.fallback !== undefined;
    return textOf(isPresent ? node.present : node.absent, facts);
  }
  // If a fact is a number or an identifier, such as a package name, its default is printed. For a text, the default is
  // only used if the model has no such text, so it is not printed.
  const { kind, fallback } = facts.get(node.name) ?? {};
  const isPlain = (kind === "identifier" || kind === "number") && node.write.calls.length === 0;
  const hasText = typeof fallback === "string" || typeof fallback === "number";
  return isPlain && hasText ? `${node.write.before}${fallback}${node.write.after}` : undefined;
}
