import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const FIXTURES = fileURLToPath(new URL("fixtures", import.meta.url));
const SCHEMAS = fileURLToPath(new URL("../../spec/schema", import.meta.url));

/** The content of a file in a case: its text, or instructions to create it. */
type Content =
  | string
  | { readonly hex: string }
  | { readonly link: string }
  | { readonly folder: true }
  | { readonly repeat: string; readonly times: number; readonly before?: string; readonly after?: string };

/** A test case with a faulty spec: the differences from the base spec, and the expected problems. */
export interface Case {
  /** The problem of this case, in one sentence. */
  readonly about: string;
  /** Pieces of text to replace, by file. */
  readonly edit?: Readonly<Record<string, readonly { readonly replace: string; readonly by: string }[]>>;
  /** Files to write, by path. */
  readonly add?: Readonly<Record<string, Content>>;
  readonly remove?: readonly string[];
  /**
   * A feature of the file system that the case needs: symbolic links and names with any characters (`posix`), or two
   * names that differ only in case (`capitals`).
   */
  readonly needs?: "posix" | "capitals";
  /** The expected problems, in the format `text` of `printProblems`. */
  readonly problems: string;
}

/** Returns the names of all cases. Each case has a folder, next to the folder of the base spec. */
export function caseNames(): string[] {
  return readdirSync(FIXTURES).filter((name) => name !== "base");
}

export function readCase(name: string): Case {
  return parse(readFileSync(join(FIXTURES, name, "case.yaml"), "utf8"));
}

/** Replaces the problems in a case file. The rest of the file stays the same. */
export function rewriteProblems(name: string, problems: string): void {
  const path = join(FIXTURES, name, "case.yaml");
  const text = readFileSync(path, "utf8");
  const lines = problems.split("\n").map((line) => (line === "" ? "" : `  ${line}`));
  writeFileSync(path, `${text.slice(0, text.lastIndexOf("\nproblems: "))}\nproblems: |\n${lines.join("\n")}\n`);
}

/** Writes the base spec, with the real schemas, to a folder. */
export function writeBase(root: string): void {
  cpSync(join(FIXTURES, "base"), root, { recursive: true });
  cpSync(SCHEMAS, join(root, "spec/schema"), { recursive: true });
}

/** Applies the changes of a case to a spec in a folder. */
export function apply(
  { edit = {}, add = {}, remove = [] }: Omit<Case, "about" | "needs" | "problems">,
  root: string,
): void {
  for (const [file, edits] of Object.entries(edit)) {
    const path = join(root, file);
    const text = edits.reduce(
      (before, { replace, by }) => {
        if (before.split(replace).length !== 2)
          throw new Error(`${JSON.stringify(replace)} must occur exactly once in ${file}`);
        return before.replace(replace, () => by);
      },
      readFileSync(path, "utf8"),
    );
    writeFileSync(path, text);
  }
  for (const file of remove) rmSync(join(root, file), { recursive: true });
  for (const [file, content] of Object.entries(add)) write(join(root, file), content);
}

function write(path: string, content: Content): void {
  mkdirSync(dirname(path), { recursive: true });
  if (typeof content === "string") writeFileSync(path, content);
  else if ("hex" in content) writeFileSync(path, Buffer.from(content.hex.replaceAll(/\s/g, ""), "hex"));
  else if ("link" in content) symlinkSync(content.link, path);
  else if ("folder" in content) mkdirSync(path);
  else writeFileSync(path, (content.before ?? "") + content.repeat.repeat(content.times) + (content.after ?? ""));
}
