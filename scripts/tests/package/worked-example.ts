/** A command in a document, and the output that the document shows. */
export interface Command {
  readonly words: readonly string[];
  readonly output: string;
}

/** The files and commands of an example in a document. */
export interface WorkedExample {
  /**
   * The texts of the files by path. In the document, the path of a file is at the end of the paragraph before its code
   * block.
   */
  readonly files: ReadonlyMap<string, string>;
  /** The commands of the `console` blocks, in order. A command without output in the document may print anything. */
  readonly commands: readonly Command[];
}

/** Finds the files and commands of the example in a Markdown document. */
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
