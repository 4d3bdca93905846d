import { Node, type Symbol as MorphSymbol } from "ts-morph";
import { foldedBases, isForImporters, isMembered, type IsPublic, referredBy } from "./declaration.ts";
import type { Export } from "./surface.ts";

/** Names that the declarations of a document use, but that the document itself does not describe. */
export interface UsedNames {
  /** Names that another entry point exports. */
  readonly elsewhere: readonly Elsewhere[];
  /** Names that no entry point exports. */
  readonly helpers: readonly MorphSymbol[];
}

/** An exported name, and the place where it is described. */
export interface Elsewhere {
  readonly name: string;
  /** The document that describes the name, and the id of the name's heading in this document. */
  readonly file: string;
  readonly anchor: string;
}

/**
 * Collects the types that declarations use. If no entry point exports such a type, the types that it uses are collected
 * too.
 *
 * @param items the exports that the document describes
 * @param find returns the place in another document that describes a symbol
 * @param folder folder of our declaration files. Types of other packages are left out, because those packages document
 *   them
 */
export function usedNames(
  items: readonly Export[],
  isPublic: IsPublic,
  find: (symbol: MorphSymbol) => Elsewhere | undefined,
  folder: string,
): UsedNames {
  const helpers = new Map<Node, MorphSymbol>();
  const elsewhere = new Map<string, Elsewhere>();
  const visit = (declaration: Node): void => {
    for (const symbol of namedIn(declaration, isPublic)) {
      const [target] = symbol.getDeclarations();
      if (target === undefined || isPublic(symbol) || helpers.has(target)) continue;
      if (Node.isTypeParameterDeclaration(target) || !target.getSourceFile().getFilePath().startsWith(folder)) continue;
      const found = find(symbol);
      if (found !== undefined) {
        elsewhere.set(found.name, found);
        continue;
      }
      helpers.set(target, symbol);
      visit(target);
    }
  };
  for (const { symbol } of items) symbol.getDeclarations().forEach(visit);
  return { elsewhere: byName([...elsewhere.values()], ({ name }) => name), helpers: byName([...helpers.values()]) };
}

const byName = <One>(list: One[], nameOf = (one: One): string => (one as MorphSymbol).getName()): One[] =>
  list.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

/** Returns the symbols to which the shown parts of a declaration refer. */
function namedIn(declaration: Node, isPublic: IsPublic): MorphSymbol[] {
  const bases = isMembered(declaration) ? foldedBases(declaration, isPublic) : [];
  const parts = [declaration, ...bases].flatMap((part) =>
    isMembered(part)
      ? [...part.getMembers().filter(isForImporters), ...part.getTypeParameters(), ...part.getHeritageClauses()]
      : [part],
  );
  const isFolded = (symbol: MorphSymbol): boolean =>
    symbol.getDeclarations().some((one) => bases.some((base) => base === one));
  return parts
    .flatMap((part) => [part, ...part.getDescendants()])
    .flatMap((node) => referredBy(node) ?? [])
    .filter((symbol) => !isFolded(symbol));
}
