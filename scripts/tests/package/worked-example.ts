/** A command of a worked example, and what it prints to standard output. */
export interface Command {
  readonly words: readonly string[];
  readonly output: string;
}

/** The files and commands of a worked example in a document. */
export interface WorkedExample {
  /** Texts by path: of each block behind a paragraph that ends with the path and a colon. */
  readonly files: ReadonlyMap<string, string>;
  /** The commands of its `console` blocks, in order. Output that is not shown is not promised. */
  readonly commands: readonly Command[];
}

/** Reads a worked example out of a document in Markdown. */
export function workedExample(document: string): WorkedExample {
  const files = [...document.matchAll(/`([\w./-]+)`:\n\n```(?:yaml|json|ts)(?: fragment)?\n([^]*?)```/g)];
  const consoles = [...document.matchAll(/```console\n([^]*?)```/g)];
  return {
    files: new Map(files.map(([, path = "", text = ""]) => [path, text])),
    commands: consoles.flatMap(([, text = ""]) => commandsIn(text)),
  };
}

function commandsIn(text: string): Command[] {
  return text
    .split(/^\$ hubsmith /m)
    .slice(1)
    .map((part) => {
      const [line = "", ...output] = part.split("\n");
      return { words: line.split(" "), output: output.join("\n").trim() };
    });
}
