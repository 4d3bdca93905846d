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
 * Methods that validators call on a report. `checks.ts` prints the calls, `generated/io/report.ts` declares the
 * methods, and the runtime implements them.
 */
const METHODS = {
  string: { parameters: ["value: unknown", "limits?: TextLimits"], description: "Checks that the value is text." },
  number: {
    parameters: ["value: unknown", "limits?: NumberLimits"],
    description: "Checks that the value is a finite number.",
  },
  integer: {
    parameters: ["value: unknown", "limits?: NumberLimits"],
    description: "Checks that the value is a whole number.",
  },
  boolean: { parameters: ["value: unknown"], description: "Checks that the value is true or false." },
  nothing: { parameters: ["value: unknown"], description: "Checks that the value is null." },
  media: {
    parameters: ["value: unknown", "kind: MediaKind"],
    description: "Checks that the value is a Blob with media of this kind.",
  },
  oneOf: {
    parameters: ["value: unknown", "allowed: readonly Scalar[]"],
    description: "Checks that the value is one of the allowed values.",
  },
  array: {
    parameters: ["value: unknown", "each?: Test", "limits?: ListLimits"],
    description: "Checks that the value is a list, and applies the test to every item.",
  },
  object: {
    parameters: ["value: unknown"],
    returns: "value is object",
    description: "Checks that the value is an object. A list or null is not an object.",
  },
  record: {
    parameters: ["value: unknown", "each: Test"],
    description: "Checks that the value is an object, and applies the test to every field.",
  },
  required: {
    parameters: ["object: object", "names: readonly string[]"],
    description: "Checks that the named fields are present.",
  },
  field: {
    parameters: ["object: object", "name: string", "test: Test"],
    description: "Applies the test to a field, unless the field is absent.",
  },
  others: {
    parameters: ["object: object", "known: readonly string[]", "test: Test"],
    description: "Applies the test to all fields except the known fields.",
  },
  closed: {
    parameters: ["object: object", "known: readonly string[]"],
    description: "Checks that all fields of the object are known.",
  },
  anyOf: {
    parameters: ["value: unknown", "tests: readonly Test[]"],
    description: "Checks that the value passes at least one of the tests.",
  },
} as const satisfies Record<string, Method>;

export type ReportMethod = keyof typeof METHODS;

/** Returns the declarations of `Report` and of the types in its signatures. */
export function reportStatements(): TypeStatement[] {
  const report: InterfaceDeclarationStructure = {
    kind: StructureKind.Interface,
    isExported: true,
    name: "Report",
    docs: ["Collects the problems of a value. Each method makes a check, and records a problem if the check fails."],
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
    `${comment("A value that is neither a list nor an object.")}export type Scalar = string | number | boolean | null;`,
    `${comment("Kind of media in a Blob.")}export type MediaKind = "any" | "image" | "audio" | "video";`,
    interfaceOf("TextLimits", "Limits for a text. Lengths count characters (code points).", [
      ["minLength?", "number"],
      ["maxLength?", "number"],
      ["pattern?", "RegExp"],
    ]),
    interfaceOf("NumberLimits", "Limits for a number.", [
      ["minimum?", "number"],
      ["maximum?", "number"],
      ["exclusiveMinimum?", "number"],
      ["exclusiveMaximum?", "number"],
    ]),
    interfaceOf("ListLimits", "Limits for the length of a list.", [
      ["minItems?", "number"],
      ["maxItems?", "number"],
    ]),
    `${comment("Checks one value and records its problems.")}export type Test = (value: unknown) => void;`,
    report,
    comment("Checks a complete value and records its problems in the report.") +
      "export type Check = (value: unknown, report: Report) => void;",
  ];
}
