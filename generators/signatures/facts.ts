import { parsePython } from "../parsers/python.ts";
import { partsOf, type SyntaxNode } from "../parsers/syntax-tree.ts";
import type { Entry, Json } from "../spec/entry.ts";
import { isObject, objectOf, textOf, textsOf } from "../spec/json.ts";

/**
 * A Python type: its dotted name and, in `inner`, the types in its brackets. For example, `list[str]` has the inner
 * type `str`.
 */
export interface Type {
  readonly name: string;
  readonly inner: readonly Type[];
}

export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isKeywordOnly: boolean;
}

export interface Signature {
  readonly parameters: readonly Parameter[];
  /** True if the call takes any number of positional arguments, as with `*args`. */
  readonly hasRest: boolean;
  /** True if the call takes any keyword argument, as with `**kwargs`. */
  readonly hasKeywords: boolean;
}

/** The facts in spec/apis about one name of a library. */
export interface KnownName {
  /** The parameters of a function or class. Absent for a name that cannot be called. */
  readonly signature?: Signature;
  /** The type of the value that the name refers to. For a function or class, the type that a call returns. */
  readonly type?: Type;
  /** The reason why the signature cannot be read from the library's source code. Absent if it can be read. */
  readonly open?: string;
}

/** The `checked` part of an entry of spec/apis. */
export interface ApiFacts {
  readonly names: ReadonlyMap<string, KnownName>;
  /** The library's own top-level modules. */
  readonly modules: ReadonlySet<string>;
  /** Top-level modules of other packages that the snippets may import. */
  readonly others: ReadonlySet<string>;
  /** For each command, the flags that snippets may use. */
  readonly commands: ReadonlyMap<string, readonly string[]>;
  /** Versions of Python that the library accepts, such as `>=3.11,<3.12`. */
  readonly python: string | undefined;
  /** The accepted versions of each package that the library requires. */
  readonly pins: ReadonlyMap<string, string>;
}

/** Reads the `checked` part of an entry. Returns undefined if the entry has none. */
export function readApiFacts({ data }: Pick<Entry, "data">): ApiFacts | undefined {
  if (!isObject(data["checked"])) return undefined;
  const { names, others, commands, python, pins } = data["checked"];
  const known = Object.entries(objectOf(names));
  return {
    names: new Map(known.map(([name, value]) => [name, readName(value)])),
    modules: new Set(known.map(([name]) => name.replace(/\..*/, ""))),
    others: new Set(textsOf(others)),
    commands: new Map(Object.entries(objectOf(commands)).map(([name, flags]) => [name, textsOf(flags)])),
    python: textOf(python),
    pins: new Map(Object.entries(objectOf(pins)).map(([name, versions]) => [name, textOf(versions) ?? ""])),
  };
}

/** Reads the facts about a name, which are written as `value`, `-> type` or `(parameters) -> type`. */
function readName(value: Json | undefined): KnownName {
  const { call, open } = objectOf(value);
  const text = textOf(value) ?? textOf(call) ?? "";
  const [, parameters, type] = /^(?:\((.*)\))?\s*(?:->\s*(.+))?$/s.exec(text) ?? [];
  return {
    ...(parameters !== undefined && { signature: readSignature(parameters) }),
    ...(type !== undefined && { type: readType(type) }),
    ...(typeof open === "string" && { open }),
  };
}

/** Reads parameters in Python's notation: `repo, *, device=..., **options`. */
function readSignature(text: string): Signature {
  const parameters: Parameter[] = [];
  let [hasRest, hasKeywords, isKeywordOnly] = [false, false, false];
  for (const part of text.split(",").map((piece) => piece.trim())) {
    const [, stars = "", name = "", value] = /^(\**)\s*(\w*)\s*(=.*)?$/s.exec(part) ?? [];
    if (stars === "**") hasKeywords = true;
    else if (stars === "*") {
      isKeywordOnly = true;
      hasRest = name !== "";
    } else if (name !== "") parameters.push({ name, isRequired: value === undefined, isKeywordOnly });
  }
  return { parameters, hasRest, hasKeywords };
}

function readType(text: string): Type {
  const [statement] = parsePython(text.trim()).body;
  const [type] = statement === undefined ? [] : partsOf(statement);
  return type === undefined ? { name: text, inner: [] } : typeOf(type);
}

function typeOf(expression: SyntaxNode): Type {
  switch (expression.kind) {
    case "name":
      return { name: expression.name, inner: [] };
    case "member":
      return { name: `${typeOf(expression.object).name}.${expression.property}`, inner: [] };
    case "index": {
      const inner = expression.index.flatMap((one) => (one.kind === "list" ? one.items : [one]));
      return { name: typeOf(expression.object).name, inner: inner.map(typeOf) };
    }
    default:
      return { name: "", inner: [] };
  }
}
