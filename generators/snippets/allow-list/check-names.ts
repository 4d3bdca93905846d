import { parseBash } from "../../parsers/bash.ts";
import {
  type Certain,
  hasPlaceholder,
  PLACEHOLDER_NAME,
  type Variant,
  variantsOf,
} from "../../parsers/fill-placeholders.ts";
import { parseJavaScript } from "../../parsers/javascript.ts";
import { parsePython } from "../../parsers/python.ts";
import type { PlacedNode } from "../context.ts";
import { Refusal } from "../errors.ts";
import { unknownCommands } from "./bash.ts";
import { unknownInPrograms } from "./code.ts";
import type { Declared } from "./declared.ts";
import { type Found, inVariant } from "./finding.ts";
import { JAVASCRIPT_RULES } from "./javascript.ts";
import { PYTHON_RULES } from "./python.ts";
import { runsIn, unpicklingIn, unwarned } from "./warned.ts";

/**
 * Checks that a template with placeholders (`{{…}}`) calls only known names in all its branches: packages that its entry
 * declares, variables made from them, and a short list of names for its language. Escapes make sure that a value stays
 * inside its string, and this check makes sure that no code runs the string. Code of the model's repository may only be
 * run after a warning.
 *
 * @returns the reason why the template is refused; undefined if all names are known
 */
export function unknownIn(
  nodes: readonly PlacedNode[],
  language: string,
  declared: Declared,
  certain: Certain,
): Refusal | undefined {
  if (!hasPlaceholder(nodes)) return undefined;
  const [found] = [...findIn(variantsOf(nodes, language, certain), language, declared)];
  if (found === undefined) return undefined;
  const { variant, code, span, message, hint } = found;
  // In the checked code, names stand for placeholders. In messages, they become placeholders again.
  const shown = message.replaceAll(new RegExp(`${PLACEHOLDER_NAME}(\\w+)`, "g"), "{{$1}}");
  return new Refusal(code, shown, { place: variant.placeOf(span), hint });
}

function* findIn(variants: readonly Variant[], language: string, declared: Declared): Generator<Found> {
  switch (language) {
    case "python": {
      const programs = variants.map((variant) => ({ variant, program: parsePython(variant.text) }));
      yield* unknownInPrograms(programs, declared, PYTHON_RULES);
      for (const { variant, program } of programs) {
        yield* inVariant(variant, unwarned(variant, unpicklingIn(program, variant.text)));
      }
      return;
    }
    case "javascript":
    case "typescript": {
      const programs = variants.map((variant) => ({ variant, program: parseJavaScript(variant.text) }));
      yield* unknownInPrograms(programs, declared, JAVASCRIPT_RULES);
      break;
    }
    case "bash": {
      const scripts = variants.map((variant) => ({ variant, script: parseBash(variant.text) }));
      for (const { variant, script } of scripts) {
        yield* inVariant(variant, unknownCommands(script, { declared, isFilled: variant.isFilled }));
      }
      for (const { variant, script } of scripts) {
        yield* inVariant(variant, unwarned(variant, runsIn(script, variant.isFilled)));
      }
      return;
    }
  }
  // JSON and URLs contain no commands, and the reader of PowerShell refuses unknown commands itself.
  for (const variant of variants) yield* inVariant(variant, unwarned(variant, []));
}
