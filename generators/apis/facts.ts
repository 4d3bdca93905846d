import { parsePython } from "../syntax/python.ts";
import type { Expression } from "../syntax/tree.ts";
import type { Entry, Json } from "../spec/entry.ts";
import { isObject, objectOf, textOf, textsOf } from "../spec/json.ts";

/** A type: a dotted name and, as for `list[str]`, the types in its brackets. */
export interface Type {
  readonly name: string;
  readonly inner: readonly Type[];
}

/** One parameter of a signature. */
export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isKeywordOnly: boolean;
}

/** Parameters of a call. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  /** True for any number of positional arguments: `*args`. */
  readonly hasRest: boolean;
  /** True for any keyword: `**kwargs`. */
  readonly hasKeywords: boolean;
}

/** The facts about one name. */
export interface KnownName {
  /** The parameters of a function or class. Absent for a name that cannot be called. */
  readonly signature?: Signature;
  /** Type of the value, or of the result of a call. */
  readonly type?: Type;
  /** The reason why the signature is not known from the source. */
  readonly open?: string;
}

/** The `checked` part of an entry of spec/apis. */
export interface ApiFacts {
  readonly names: ReadonlyMap<string, KnownName>;
  /** The library's own top-level modules. */
  readonly modules: ReadonlySet<string>;
  /** Top-level modules of other packages. */
  readonly others: ReadonlySet<string>;
  /** Flags by command. */
  readonly commands: ReadonlyMap<string, readonly string[]>;
  /** Versions of Python that the library accepts: `>=3.11,<3.12`. */
  readonly python: string | undefined;
  /** Versions of other packages that the library requires. */
  readonly pins: ReadonlyMap<string, string>;
}

/** Reads the `checked` part of an entry. Undefined if there is none. */
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

/** Reads `value`, `-> type` or `(parameters) -> type`, with an optional reason why the signature is unknown. */
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

/** Reads a type: `list[dia2.Result]`. */
function readType(text: string): Type {
  const [statement] = parsePython(text.trim()).statements;
  return statement?.kind === "expression" ? typeOf(statement.value) : { name: text, inner: [] };
}

function typeOf(expression: Expression): Type {
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
