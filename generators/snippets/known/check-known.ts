import type { PlacedNode } from "../context.ts";
import { Refusal } from "../errors.ts";
import { unknownInBash } from "./bash.ts";
import { unknownInCSharp } from "./csharp.ts";
import type { Declared } from "./declared.ts";
import type { Found } from "./finding.ts";
import { unknownInJavaScript } from "./javascript.ts";
import { unknownInPython } from "./python.ts";
import { unwarned } from "./warned.ts";
import { type Certain, HOLE_NAME, hasHole, type Variant, variantsOf } from "./variants.ts";

const LANGUAGES = {
  // Data runs nothing, and the lexer of PowerShell reads known commands only.
  json: () => [],
  powershell: () => [],
  url: () => [],
  python: unknownInPython,
  bash: unknownInBash,
  javascript: unknownInJavaScript,
  typescript: unknownInJavaScript,
  csharp: unknownInCSharp,
} satisfies Record<string, (variants: readonly Variant[], declared: Declared) => Iterable<Found>>;

/**
 * Checks that a template with holes calls only what is known, whichever way through its branches: packages that
 * its entry declares, variables made from them, and the short list of its language. Escapes keep a value inside its
 * string; this keeps the string away from everything that would run it. Code of the model's repository is run under a
 * warning only.
 *
 * @returns why the template is refused; undefined when everything is known
 */
export function unknownIn(
  nodes: readonly PlacedNode[],
  language: keyof typeof LANGUAGES,
  declared: Declared,
  certain: Certain,
): Refusal | undefined {
  if (!hasHole(nodes)) return undefined;
  const variants = variantsOf(nodes, certain);
  const [found] = [...LANGUAGES[language](variants, declared), ...unwarned(variants, language)];
  if (found === undefined) return undefined;
  const { variant, code, span, message, hint } = found;
  // Names that are written for holes are shown as the holes that they are.
  const shown = message.replaceAll(new RegExp(`${HOLE_NAME}(\\w+)`, "g"), "{{$1}}");
  return new Refusal(code, shown, { place: variant.placeOf(span), ...(hint === undefined ? {} : { hint }) });
}
