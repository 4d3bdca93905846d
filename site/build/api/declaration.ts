import {
  type ClassDeclaration,
  type InterfaceDeclaration,
  type JSDocableNode,
  Node,
  type Symbol as MorphSymbol,
} from "ts-morph";

/** A class or an interface: a declaration that has members and can extend other declarations. */
type Membered = ClassDeclaration | InterfaceDeclaration;

/**
 * Returns true if programs can import a name. If a declaration extends a type that programs cannot import, the document
 * shows the members of this type as part of the declaration.
 */
export type IsPublic = (symbol: MorphSymbol) => boolean;

/**
 * Returns the declaration of a public name, with the docstrings of its members but without its own docstring. Leaves
 * out private members. Includes the members of base types that programs cannot import.
 */
export function codeOf(declaration: Node, isPublic: IsPublic): string {
  if (isMembered(declaration)) return memberedCode(declaration, isPublic);
  const statement = Node.isVariableDeclaration(declaration) ? declaration.getVariableStatement() : undefined;
  return (statement ?? declaration).getText();
}

export const isMembered = (node: Node): node is Membered =>
  Node.isClassDeclaration(node) || Node.isInterfaceDeclaration(node);

/** Returns true for public members. Private, protected and `@internal` members are not public. */
export function isForImporters(member: Node): boolean {
  if (Node.isModifierable(member) && (member.hasModifier("private") || member.hasModifier("protected"))) return false;
  if (member.getText().startsWith("#")) return false;
  return !docsOf(member).some((docs) => docs.getTags().some((tag) => tag.getTagName() === "internal"));
}

/** Returns the docstrings of a node. The docstring of a variable is before the whole statement. */
export function docsOf(node: Node): ReturnType<JSDocableNode["getJsDocs"]> {
  const holder = Node.isVariableDeclaration(node) ? (node.getVariableStatement() ?? node) : node;
  return Node.isJSDocable(holder) ? holder.getJsDocs() : [];
}

/** Returns the symbol of a type, with aliases resolved; undefined for built-in types. */
export function referredBy(node: Node): MorphSymbol | undefined {
  const name = Node.isTypeReference(node)
    ? node.getTypeName()
    : Node.isExpressionWithTypeArguments(node)
      ? node.getExpression()
      : undefined;
  const symbol = name?.getSymbol();
  return symbol?.getAliasedSymbol() ?? symbol;
}

/** Returns the base classes and base interfaces of a declaration, if programs cannot import them. */
export function foldedBases(declaration: Membered, isPublic: IsPublic): Membered[] {
  return basesOf(declaration).flatMap((expression) => {
    const symbol = referredBy(expression);
    if (symbol === undefined || isPublic(symbol)) return [];
    const base = symbol.getDeclarations().find(isMembered);
    // Base types of other packages are left out. Base types with type arguments are left out too, because the arguments
    // cannot be filled in here.
    const isOurs = base !== undefined && !base.getSourceFile().getFilePath().includes("/node_modules/");
    return isOurs && expression.getTypeArguments().length === 0 ? [base, ...foldedBases(base, isPublic)] : [];
  });
}

function basesOf(declaration: Membered): ReturnType<InterfaceDeclaration["getExtends"]> {
  if (Node.isInterfaceDeclaration(declaration)) return declaration.getExtends();
  const base = declaration.getExtends();
  return base === undefined ? [] : [base];
}

function memberedCode(declaration: Membered, isPublic: IsPublic): string {
  const folded = foldedBases(declaration, isPublic);
  const names = new Set<string>();
  // A member hides the inherited members of the same name. All overloads of a member are kept.
  const members = [declaration, ...folded]
    .map((part) => {
      const fresh = part.getMembers().filter((member) => !names.has(nameOf(member)));
      for (const member of fresh) names.add(nameOf(member));
      return fresh;
    })
    .toReversed()
    .flat()
    .filter(isForImporters)
    .sort((one, other) => Number(Node.isConstructorDeclaration(other)) - Number(Node.isConstructorDeclaration(one)))
    .map((member) => member.getText(true));
  return `${headOf(declaration, folded)} {${members.map((member) => `\n${member}`).join("\n")}\n}`;
}

const nameOf = (member: Node): string =>
  Node.isConstructorDeclaration(member) ? "constructor" : Node.hasName(member) ? member.getName() : member.getText();

/**
 * Returns the start of a declaration, up to the opening brace. Leaves out the names of base types that programs cannot
 * import.
 */
function headOf(declaration: Membered, folded: readonly Membered[]): string {
  const parameters = declaration.getTypeParameters().map((parameter) => parameter.getText());
  const isFolded = (base: Node): boolean =>
    folded.some((one) => referredBy(base)?.getDeclarations().includes(one) === true);
  const bases = [declaration, ...folded].flatMap(basesOf).filter((base) => !isFolded(base));
  const start = Node.isInterfaceDeclaration(declaration) ? "export interface" : "export declare class";
  const generics = parameters.length > 0 ? `<${parameters.join(", ")}>` : "";
  const ending = bases.length > 0 ? ` extends ${bases.map((base) => base.getText()).join(", ")}` : "";
  return `${start} ${declaration.getName() ?? ""}${generics}${ending}`;
}
