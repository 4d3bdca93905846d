import {
  StructureKind,
  type InterfaceDeclarationStructure,
  type OptionalKind,
  type PropertySignatureStructure,
} from "ts-morph";
import type { Schema } from "../spec/entry.ts";
import { comment, docs } from "./comment.ts";
import { literal, propertyKey } from "./literal.ts";
import { pascalCase } from "./names.ts";
import { branchesOf, requiredOf, schemaAt, schemasAt, typesOf, valuesOf, type SimpleType } from "./schema.ts";
import { columns, LINE_WIDTH, quote } from "./text.ts";
import { isNamedObject, nameSchemas, type NamedSchema } from "./type-names.ts";
import { textOf } from "../spec/json.ts";

/** Options for printing schemas as types. */
export interface TypeRules {
  /** Returns the type and schema that a `$ref` refers to. */
  readonly resolve: (ref: string) => NamedSchema;
  /** If true, fields and lists cannot be changed. */
  readonly isReadonly: boolean;
  /**
   * If true, an object may have further fields of unknown type. `additionalProperties` in a schema takes precedence
   * over this option.
   */
  readonly isOpen: boolean;
  /** If true, a field with a `default` is always present. The program that creates the value adds the default. */
  readonly isFilled: boolean;
}

/** A declaration: a ts-morph structure, or text if a structure cannot be formatted as needed. */
export type TypeStatement = InterfaceDeclarationStructure | string;

/**
 * Prints JSON Schemas as exported interfaces and type aliases, with their titles, descriptions and limits as
 * documentation.
 *
 * Supports `type`, `properties`, `items`, `enum`, `const`, `anyOf`, `oneOf` and `$ref`, and two keywords of this
 * repository: `media` (a Blob) and `tsType` (a type by its name, set by generators only).
 */
export function typeStatements(roots: readonly NamedSchema[], rules: TypeRules): TypeStatement[] {
  const writer = new TypeWriter(nameSchemas(roots), rules);
  // Schemas with the same name are equal, so their type is declared once.
  const types = new Map([...writer.names].toReversed().map(([schema, name]) => [name, schema]));
  return [...new Set(writer.names.values())].flatMap((name) => writer.declare(name, types.get(name) ?? {}));
}

export function declaredNames(statements: readonly TypeStatement[]): string[] {
  return statements.flatMap((statement) =>
    typeof statement === "string" ? (/^export type (\w+) =/m.exec(statement)?.[1] ?? []) : statement.name,
  );
}

/** Returns a union of texts as an exported type, on one line if it fits, otherwise one text per line. */
export function unionType(name: string, values: readonly string[]): string {
  return aliasText(name, values.length === 0 ? ["never"] : values.map(quote));
}

function aliasText(name: string, members: readonly string[]): string {
  const line = `export type ${name} = ${members.join(" | ")};`;
  if (columns(line) <= LINE_WIDTH) return line;
  const lines = members.length === 1 ? members : members.map((member) => `| ${member}`);
  return `export type ${name} =\n  ${lines.join("\n  ")};`;
}

class TypeWriter {
  readonly names: ReadonlyMap<Schema, string>;
  readonly #rules: TypeRules;

  constructor(names: ReadonlyMap<Schema, string>, rules: TypeRules) {
    this.names = names;
    this.#rules = rules;
  }

  declare(name: string, schema: Schema): TypeStatement[] {
    if (!isNamedObject(schema)) return [this.#alias(name, schema)];
    const aliases: string[] = [];
    const required = requiredOf(schema);
    const properties = schemasAt(schema, "properties").map(([key, property]) =>
      this.#property(name, key, property, required.has(key), aliases),
    );
    const structure: InterfaceDeclarationStructure = {
      kind: StructureKind.Interface,
      isExported: true,
      name,
      docs: docList(docs(descriptionOf(schema), limits(schema))),
      properties,
    };
    return this.#isOpen(schema) ? [{ ...structure, indexSignatures: [OPEN] }, ...aliases] : [structure, ...aliases];
  }

  #property(
    owner: string,
    key: string,
    schema: Schema,
    isRequired: boolean,
    aliases: string[],
  ): OptionalKind<PropertySignatureStructure> {
    const isPresent = isRequired || (this.#rules.isFilled && schema["default"] !== undefined);
    const name = propertyKey(key);
    const start = `  ${this.#rules.isReadonly ? "readonly " : ""}${name}${isPresent ? "" : "?"}: `;
    let type = this.#type(schema);
    if (columns(`${start}${type};`) > LINE_WIDTH && !this.names.has(schema)) {
      // A type that does not fit on the line gets a name and a declaration of its own.
      const alias = owner + pascalCase(key);
      aliases.push(this.#alias(alias, schema));
      type = alias;
    }
    return {
      name,
      type,
      isReadonly: this.#rules.isReadonly,
      hasQuestionToken: !isPresent,
      docs: docList(docs(this.#describe(schema), limits(schema), 2)),
    };
  }

  #alias(name: string, schema: Schema): string {
    return comment(descriptionOf(schema), limits(schema)) + aliasText(name, this.#members(schema));
  }

  /** Returns the TypeScript type of a schema: its name, or its code if it has no name. */
  #type(schema: Schema): string {
    return this.#typeMembers(schema).join(" | ");
  }

  #typeMembers(schema: Schema): string[] {
    const own = this.names.get(schema);
    return own === undefined ? this.#members(schema) : [own];
  }

  #members(schema: Schema): string[] {
    return [...new Set(this.#allMembers(schema))];
  }

  #allMembers(schema: Schema): string[] {
    const own = textOf(schema["tsType"]);
    if (own !== undefined) return [own];
    const ref = textOf(schema["$ref"]);
    if (ref !== undefined) return [this.#rules.resolve(ref).name];
    if (schema["media"] !== undefined) return ["Blob"];
    const values = valuesOf(schema);
    if (values !== undefined) return values.map((value) => literal(value));
    const branches = branchesOf(schema);
    if (branches !== undefined) return branches.flatMap((branch) => this.#typeMembers(branch));
    const types = typesOf(schema);
    return types.length === 0 ? ["unknown"] : types.map((type) => this.#simple(type, schema));
  }

  #simple(type: SimpleType, schema: Schema): string {
    switch (type) {
      case "integer":
        return "number";
      case "array":
        return this.#list(schemaAt(schema, "items"));
      case "object":
        return this.#map(schema);
      default:
        return type;
    }
  }

  #list(items: Schema | undefined): string {
    const members = items === undefined ? ["unknown"] : this.#typeMembers(items);
    const item = members.join(" | ");
    const text = members.length > 1 || item.startsWith("readonly ") ? `(${item})[]` : `${item}[]`;
    return this.#rules.isReadonly ? `readonly ${text}` : text;
  }

  #map(schema: Schema): string {
    const others = schemaAt(schema, "additionalProperties");
    const map = `Record<string, ${others === undefined ? "unknown" : this.#type(others)}>`;
    return this.#rules.isReadonly ? `Readonly<${map}>` : map;
  }

  #isOpen(schema: Schema): boolean {
    const others = schema["additionalProperties"];
    return others === undefined ? this.#rules.isOpen : others !== false;
  }

  /** Returns the description of a field, or else the description of the type that the field refers to. */
  #describe(schema: Schema): string {
    const ref = textOf(schema["$ref"]);
    return descriptionOf(schema) || (ref === undefined ? "" : descriptionOf(this.#rules.resolve(ref).schema));
  }
}

const OPEN = { keyName: "property", keyType: "string", returnType: "unknown" } as const;

function docList(text: string): string[] {
  return text === "" ? [] : [text];
}

function descriptionOf(schema: Schema): string {
  return textOf(schema["description"]) ?? "";
}

const LIMITS = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
] as const;

/** Returns documentation tags for the limits and the default of a schema, which a type cannot express. */
function limits(schema: Schema): string[] {
  const isInteger = typesOf(schema).includes("integer");
  const tags = LIMITS.flatMap((key) => {
    const limit = schema[key];
    return limit === undefined ? [] : [`@${key} ${typeof limit === "string" ? limit : JSON.stringify(limit)}`];
  });
  const { default: fallback } = schema;
  return [
    ...(isInteger ? ["@integer"] : []),
    ...tags,
    ...(fallback === undefined ? [] : [`@default ${JSON.stringify(fallback)}`]),
  ];
}
