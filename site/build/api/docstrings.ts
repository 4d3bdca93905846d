import { Node } from "ts-morph";
import { docsOf, foldedBases, isForImporters, isMembered, type IsPublic } from "./declaration.ts";
import type { Export } from "./surface.ts";

/** Returns true for nodes whose members need no docstrings of their own, such as parameters. */
const isDocumentedByOuter = (outer: Node): boolean =>
  Node.isParameterDeclaration(outer) || Node.isTypeReference(outer) || Node.isFunctionTypeNode(outer);

/**
 * Returns the public names and members without a docstring. A function's docstring also covers the fields of its
 * parameters. A member can inherit its docstring. The numeric keys of an enumeration need no docstring.
 *
 * @returns one line for each name or member, for example `CallOptions.retry`
 */
export function undocumented({ name, symbol }: Export, isPublic: IsPublic): string[] {
  const declarations = symbol.getDeclarations();
  const own = declarations.some(isDocumented) ? [] : [name];
  const bare = declarations.flatMap((declaration) => {
    const folded = isMembered(declaration) ? foldedBases(declaration, isPublic) : [];
    return [declaration, ...folded].flatMap((part) => part.getDescendants().filter((node) => needsDocs(node, part)));
  });
  const documented = documentedElsewhere(declarations);
  const members = bare.map((member) => (Node.hasName(member) ? member.getName() : member.getText()));
  return [...own, ...members.filter((member) => !documented.has(member)).map((member) => `${name}.${member}`)];
}

/** Returns true if a node has a docstring that is not empty. */
const isDocumented = (node: Node): boolean =>
  docsOf(node).some((docs) => docs.getDescription().trim() !== "" || docs.getTags().length > 0);

function needsDocs(node: Node, part: Node): boolean {
  const isMember =
    Node.isPropertySignature(node) ||
    Node.isMethodSignature(node) ||
    Node.isPropertyDeclaration(node) ||
    Node.isMethodDeclaration(node) ||
    Node.isGetAccessorDeclaration(node);
  if (!isMember || /^\d+$/.test(node.getName()) || isDocumented(node) || !isForImporters(node)) return false;
  const around = node.getAncestors();
  return !around.slice(0, around.indexOf(part)).some(isDocumentedByOuter);
}

/** Returns the names of members that are documented at an overload or in a base type. */
function documentedElsewhere(declarations: readonly Node[]): ReadonlySet<string> {
  const properties = declarations.flatMap((declaration) =>
    isMembered(declaration) ? declaration.getType().getProperties() : [],
  );
  const bases = declarations.flatMap((declaration) =>
    isMembered(declaration)
      ? declaration
          .getType()
          .getBaseTypes()
          .flatMap((base) => base.getProperties())
      : [],
  );
  return new Set(
    [...properties, ...bases].filter((one) => one.getDeclarations().some(isDocumented)).map((one) => one.getName()),
  );
}
