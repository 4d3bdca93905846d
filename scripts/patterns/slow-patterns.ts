import { ts } from "ts-morph";
import { slowness } from "../../generators/spec/schema/patterns.ts";

/**
 * Returns a problem for each regular expression whose time does not grow linearly with the text: exponential and
 * polynomial patterns, and patterns that cannot be analysed.
 * @param file the path, for the problems
 */
export function slowPatterns(file: string, source: string): string[] {
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const literal = node.text;
      const end = literal.lastIndexOf("/");
      const reason = slowness(literal.slice(1, end), literal.slice(end + 1));
      if (reason === undefined) return;
      const line = source.slice(0, node.getStart()).split("\n").length;
      problems.push(
        `${file}:${line} slow-pattern ${literal}: ${reason}\n  hint: rewrite it, or read the text in a loop`,
      );
    }
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return problems;
}
