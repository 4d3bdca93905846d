import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * Reads one JSON list of Python programs per line. Runs each program, and prints the value of its variable `result` and
 * the structure of its syntax tree.
 */
const PROGRAM = `
import ast, json, sys

class Blank(ast.NodeTransformer):
    def visit_Constant(self, node):
        return ast.Constant(value=type(node.value).__name__)

def value(item):
    return list(item) if isinstance(item, bytes) else item

for line in sys.stdin:
    out = []
    for source in json.loads(line):
        try:
            tree = ast.parse(source)
            scope = {"x": "X"}
            exec(compile(tree, "snippet", "exec"), scope)
            out.append({"value": value(scope.get("result")), "shape": ast.dump(Blank().visit(ast.parse(source)))})
        except BaseException as error:
            out.append({"error": repr(error)})
    print(json.dumps(out), flush=True)
`;

/**
 * The result of a program in CPython: the value of the variable `result` and the structure of the syntax tree, or an
 * error.
 */
export interface PythonResult {
  readonly value?: unknown;
  readonly shape?: string;
  readonly error?: string;
}

export const hasPython = spawnSync("python3", ["-c", "pass"]).status === 0;

/** A Python process that runs small programs. It returns byte strings as lists of numbers. */
export class PythonProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;

  constructor() {
    this.#child = spawn("python3", ["-c", PROGRAM]);
    this.#answers = createInterface(this.#child.stdout)[Symbol.asyncIterator]();
  }

  /** Runs each program separately, and returns the results in order. */
  async run(sources: readonly string[]): Promise<readonly PythonResult[]> {
    const escaped = JSON.stringify(sources).replaceAll(
      /[\u007f-\uffff]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    this.#child.stdin.write(`${escaped}\n`);
    const { value } = await this.#answers.next();
    return JSON.parse(String(value)) as readonly PythonResult[];
  }

  close(): void {
    this.#child.stdin.end();
  }
}
