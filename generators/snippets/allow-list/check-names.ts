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
  // JSON and URLs contain no commands, and the PowerShell lexer refuses unknown commands itself.
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
 * Checks that a template with holes (`{{…}}`) calls only known names in all its branches: packages that its entry
 * declares, variables made from them, and a short list of names for its language. Escapes make sure that a value stays
 * inside its string, and this check makes sure that no code runs the string. Code of the model's repository may only be
 * run after a warning.
 *
 * @returns the reason why the template is refused; undefined if all names are known
 */
export function unknownIn(
  nodes: readonly PlacedNode[],
  language: keyof typeof LANGUAGES,
  declared: Declared,
  certain: Certain,
): Refusal | undefined {
  if (!hasHole(nodes)) return undefined;
  const variants = variantsOf(nodes, language, certain);
  const [found] = [...LANGUAGES[language](variants, declared), ...unwarned(variants, language)];
  if (found === undefined) return undefined;
  const { variant, code, span, message, hint } = found;
  // In the checked code, each hole is replaced with a name. In messages, each such name is replaced with the hole
  // again.
  const shown = message.replaceAll(new RegExp(`${HOLE_NAME}(\\w+)`, "g"), "{{$1}}");
  return new Refusal(code, shown, { place: variant.placeOf(span), hint });
}
