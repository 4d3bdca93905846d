import { type InterfaceDeclarationStructure, StructureKind, type TypeAliasDeclarationStructure } from "ts-morph";
import { docs } from "./comment.ts";

/**
 * Returns an exported interface of read-only members, each with a name, a type and an optional description. The name of
 * a member that may be missing ends with a question mark.
 */
export function interfaceOf(
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

/** Returns an exported type alias. */
export function typeAlias(name: string, type: string, description: string): TypeAliasDeclarationStructure {
  return { kind: StructureKind.TypeAlias, name, isExported: true, type, docs: [docs(description)] };
}
