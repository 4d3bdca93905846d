import type { Escapes } from "../../runtime/contract/escapes.ts";

/** A host language with its own escapes. */
export type EscapeLanguage = keyof Escapes;

/** The name of an escape, and the language to which it belongs. */
export type EscapeCall = {
  [L in EscapeLanguage]: { readonly language: L; readonly method: keyof Escapes[L] };
}[EscapeLanguage];

/** Escapes that print their value on several lines, and therefore receive the indentation of the placeholder. */
const INDENTED: ReadonlySet<string> = new Set(["tree", "keywords", "treeInSingle", "headers", "form"]);

/** Returns true for an escape that needs the indentation of its line. */
export function isIndented({ method }: EscapeCall): boolean {
  return INDENTED.has(method);
}
