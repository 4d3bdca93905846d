import type { Declared } from "./declared.ts";
import { type Found, inVariant, type Unknown } from "./finding.ts";
import type { Variant } from "./variants.ts";

/** Matches namespaces that every template may use. */
const NAMESPACES = /^(?:Unity\.InferenceEngine|Unity\.Sentis|UnityEngine)(?:\.|$)/;
/** Matches types, namespaces and keywords of C# that can load, create or start code. A template must not use them. */
const RUNNING =
  /(?<![\w.])(?:Activator|AppDomain|Assembly|CSharpScript|Delegate|DllImport|Environment|Expression|File|Marshal|Process|StreamWriter|System|Type|dynamic|extern|global|typeof|unsafe)\b/g;

/** Yields the namespaces that a C# template uses but the entry does not declare, and the types that can run code. */
export function* unknownInCSharp(variants: readonly Variant[], declared: Declared): Generator<Found> {
  for (const variant of variants) yield* inVariant(variant, unknownNames(variant, declared));
}

function* unknownNames({ text }: Variant, declared: Declared): Generator<Unknown> {
  const code = text.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\/|\$?@?"(?:\\.|""|[^"\\])*"/g, (part) => " ".repeat(part.length));
  for (const { index, groups } of code.matchAll(/\busing\s+(?:static\s+)?(?:\w+\s*=\s*)?(?<namespace>[\w.]+)\s*;/g)) {
    const namespace = groups?.["namespace"] ?? "";
    if (NAMESPACES.test(namespace) || (declared.has(namespace) && !namespace.startsWith("System"))) continue;
    const message = `"${namespace}" belongs to no package that the entry declares`;
    const hint = `add the namespace to the entry: packages: [${namespace}]`;
    yield { code: "unknown-callee", span: { from: index, to: index + 1 }, message, hint };
  }
  for (const { 0: name, index } of code.matchAll(RUNNING)) {
    const message = `"${name}" is not on the list of known types`;
    yield { code: "unknown-callee", span: { from: index, to: index + name.length }, message };
  }
}
