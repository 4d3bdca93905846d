import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ts } from "ts-morph";

/** Runs a TypeScript module that imports only types, and returns its exports. The module is written to a file first. */
export async function evaluate(text: string): Promise<Readonly<Record<string, unknown>>> {
  const folder = await mkdtemp(join(tmpdir(), "hubsmith-module-"));
  try {
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
    });
    const file = join(folder, "module.mjs");
    await writeFile(file, outputText);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Texts that break a literal, a comment or a line if they are not escaped. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  '"',
  "'",
  "\"'`",
  "\\",
  "\\\\'\"",
  "${process.exit(1)}",
  "`${x}`",
  "*/ process.exit(1) /*",
  "/** {@link x} */",
  "// line",
  "</script>",
  "a\nb\r\nc\rd",
  "\t\b\f\v\0",
  "\u2028\u2029\u0085\ufeff",
  "\ud800",
  "\udc00 x \ud83d",
  "😀 👩‍👩‍👧 é é 表",
  "\u202e reversed \u2066",
  "__proto__",
  "constructor",
  "@default 1",
  "{{placeholder}} {% if %}",
  "\\u0041 \\x41 \\n",
  "x".repeat(500),
];
