import { Workspace } from "@astral-sh/ruff-wasm-nodejs";

/**
 * The rules of the linter. They find undefined, unused and repeated names, f-strings without placeholders, tabs, and
 * syntax errors.
 */
const RULES = ["F821", "F401", "F811", "F541", "E101", "W191", "E9", "F7", "F6"];

let workspace: Workspace | undefined;

/** Lints a Python text. Returns the findings as `line:column code message`. */
export function lintPython(text: string): readonly string[] {
  workspace ??= new Workspace({ "target-version": "py310", lint: { select: RULES } }, 1);
  const found: readonly { code: string | null; message: string; start_location: { row: number; column: number } }[] =
    workspace.check(text);
  return found.map(({ code, message, start_location: { row, column } }) => `${row}:${column} ${code ?? ""} ${message}`);
}
