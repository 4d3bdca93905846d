/** A command in a document, and the output that the document shows. */
export interface Command {
  readonly words: readonly string[];
  readonly output: string;
}

/** The files and commands of an example in a document. */
export interface WorkedExample {
  /**
   * The contents of the files, by path. In the document, the paragraph before a code block ends with the file's path.
   */
  readonly files: ReadonlyMap<string, string>;
  /**
   * The commands of the `console` blocks, in order. If the document shows no output for a command, the command may
   * print anything.
   */
  readonly commands: readonly Command[];
}

/** Finds the files and commands of the example in a Markdown document. */
export function workedExample(document: string): WorkedExample {
  const files = [...document.matchAll(/`([\w./-]+)`:\n\n```(?:yaml|json|js|tsx?|css)(?: fragment)?\n([^]*?)```/g)];
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
