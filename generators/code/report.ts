import { StructureKind, type InterfaceDeclarationStructure } from "ts-morph";
import { comment } from "./comment.ts";
import { interfaceOf } from "./interface.ts";
import type { TypeStatement } from "./types.ts";

/** One method of the generated interface `Report`. */
interface Method {
  /** Parameters in the form `name: type`. */
  readonly parameters: readonly string[];
  readonly returns?: string;
  readonly description: string;
}

/**
 * Methods of a report that validators call. `checks.ts` prints the calls, `generated/io/report.ts` declares the
 * methods, and the runtime implements them.
 */
const METHODS = {
  string: { parameters: ["value: unknown", "limits?: TextLimits"], description: "The value is a text." },
  number: { parameters: ["value: unknown", "limits?: NumberLimits"], description: "The value is a finite number." },
  integer: { parameters: ["value: unknown", "limits?: NumberLimits"], description: "The value is a whole number." },
  boolean: { parameters: ["value: unknown"], description: "The value is true or false." },
  nothing: { parameters: ["value: unknown"], description: "The value is null." },
  media: { parameters: ["value: unknown", "kind: MediaKind"], description: "The value is a Blob." },
  oneOf: { parameters: ["value: unknown", "allowed: readonly Scalar[]"], description: "The value is one of these." },
  array: {
    parameters: ["value: unknown", "each?: Test", "limits?: ListLimits"],
    description: "The value is a list, and every item passes.",
  },
  object: {
    parameters: ["value: unknown"],
    returns: "value is object",
    description: "The value is an object, and neither a list nor null.",
  },
  record: {
    parameters: ["value: unknown", "each: Test"],
    description: "The value is an object, and every field passes.",
  },
  required: { parameters: ["object: object", "names: readonly string[]"], description: "These fields are present." },
  field: {
    parameters: ["object: object", "name: string", "test: Test"],
    description: "The field passes, or is absent.",
  },
  others: {
    parameters: ["object: object", "known: readonly string[]", "test: Test"],
    description: "All fields except the known ones pass.",
  },
  closed: { parameters: ["object: object", "known: readonly string[]"], description: "There are no other fields." },
  anyOf: { parameters: ["value: unknown", "tests: readonly Test[]"], description: "At least one of the tests passes." },
} as const satisfies Record<string, Method>;

/** Name of a method that a generated check may call. */
export type ReportMethod = keyof typeof METHODS;

/** Returns the declarations of `Report` and of the types in its signatures. */
export function reportStatements(): TypeStatement[] {
  const report: InterfaceDeclarationStructure = {
    kind: StructureKind.Interface,
    isExported: true,
    name: "Report",
    docs: ["Records the problems of a value. Each method records a problem if its condition is not met."],
    methods: Object.entries<Method>(METHODS).map(([name, { parameters, returns = "void", description }]) => ({
      name,
      docs: [description],
      parameters: parameters.map((parameter) => {
        const [key = "", type = "unknown"] = parameter.split(": ");
        return { name: key.replace("?", ""), hasQuestionToken: key.endsWith("?"), type };
      }),
      returnType: returns,
    })),
  };
  return [
    `${comment("A value that is not a list or an object.")}export type Scalar = string | number | boolean | null;`,
    `${comment("Kind of media in a Blob.")}export type MediaKind = "any" | "image" | "audio" | "video";`,
    interfaceOf("TextLimits", "Bounds of a text. Lengths count characters (code points).", [
      ["minLength?", "number"],
      ["maxLength?", "number"],
      ["pattern?", "RegExp"],
    ]),
    interfaceOf("NumberLimits", "Bounds of a number.", [
      ["minimum?", "number"],
      ["maximum?", "number"],
      ["exclusiveMinimum?", "number"],
      ["exclusiveMaximum?", "number"],
    ]),
    interfaceOf("ListLimits", "Bounds of a list's length.", [
      ["minItems?", "number"],
      ["maxItems?", "number"],
    ]),
    `${comment("Checks one value and records its problems.")}export type Test = (value: unknown) => void;`,
    report,
    comment("Checks a complete value and records its problems in the report.") +
      "export type Check = (value: unknown, report: Report) => void;",
  ];
}
