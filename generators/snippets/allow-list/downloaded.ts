import type { Command, Word } from "../../parsers/bash.ts";
import type { Span } from "../../parsers/grammars.ts";
import { carriedBy, INTERPRETERS, isOfHub, PROJECT_COMMANDS } from "./commands.ts";

/** Where a downloaded file comes from: the model's repository on the hub, or any other address. */
type Source = "repository" | "web";

/** A command that runs a downloaded file. */
interface DownloadedRun {
  readonly span: Span;
  readonly from: Source;
}

/** A folder or a file that was downloaded. `undefined` as `path`: its place is not known. */
interface Download {
  readonly path: string | undefined;
  readonly from: Source;
}

/**
 * Yields the commands that run a file which an earlier command downloaded. Follows the working folder, copies and
 * archives. If the place of a download or the working folder is not known, every script counts as downloaded.
 *
 * @param isFilled returns true for text that comes from a placeholder
 */
export function* runsOfDownloads(
  commands: Iterable<Command>,
  isFilled: (span: Span) => boolean,
): Generator<DownloadedRun> {
  const downloads: Download[] = [];
  let folder: string | undefined = "";
  const inFolder = (text: string | undefined): string | undefined =>
    folder === undefined || text === undefined ? undefined : joined(folder, text);
  const sourceOf = (path: string | undefined): Source | undefined =>
    downloads.find((download) => isInside(path, download.path))?.from;

  for (const command of commands) {
    const words = unwrapped(command.words);
    const [name = "", ...rest] = words.map(({ text }) => text);
    const run = runBy(words);
    const from = run === undefined ? undefined : sourceOf(run.isFolder ? folder : inFolder(run.word.text));
    if (run !== undefined && from !== undefined) yield { span: run.word, from };

    if (name === "cd") folder = inFolder(rest[0]);
    if (name === "git" && rest[0] === "clone" && words.some(isFilled)) {
      downloads.push({ path: inFolder(cloneOf(words)), from: words.some(isOfHub) ? "repository" : "web" });
    }
    const local = optionOf(rest, /^--local[-_]dir$/);
    if (words.some(isFilled) && local.isGiven) downloads.push({ path: inFolder(local.value), from: "repository" });
    if (name === "curl" || name === "wget") {
      downloads.push(...savedBy(name, rest).map((path) => ({ path: inFolder(path), from: "web" as const })));
    }
    // A copy or the contents of an archive come from the same place as the original.
    const given = /^(?:cp|mv|tar|unzip)$/.test(name) ? rest.map((text) => sourceOf(inFolder(text))) : [];
    const original = given.find((source) => source !== undefined);
    if (original !== undefined) {
      const target = /^(?:cp|mv)$/.test(name) ? rest.at(-1) : optionOf(rest, /^(?:-C|-d|--directory)$/).value;
      downloads.push({ path: inFolder(target ?? "."), from: original });
    }
  }
}

/** Removes commands that run another command: `sudo bash run.sh` becomes `bash run.sh`. */
function unwrapped(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  const carried = first?.text === undefined ? undefined : carriedBy(first.text, rest)?.words;
  return carried === undefined ? words : unwrapped(carried);
}

/**
 * Returns the file that a command runs. `isFolder` is true for commands that run code from the working folder, such as
 * `npm` or `python -m`.
 */
function runBy(words: readonly Word[]): { readonly word: Word; readonly isFolder: boolean } | undefined {
  const [first, ...rest] = words;
  const name = first?.text;
  if (first === undefined || name === undefined) return undefined;
  const base = name.replace(/^.*\//s, "");
  if (PROJECT_COMMANDS.has(base)) return { word: first, isFolder: true };
  if (INTERPRETERS.has(base.replace(/[\d.]+$/, "")) || INTERPRETERS.has(base)) {
    const script = rest.find(({ text }) => text === undefined || (!text.startsWith("-") && text !== "run"));
    if (script === undefined) return undefined;
    return { word: script, isFolder: rest.some(({ text }) => text === "-m") };
  }
  return name.includes("/") || /\.(?:cjs|js|mjs|ps1|py|sh|ts)$/.test(name)
    ? { word: first, isFolder: false }
    : undefined;
}

/** Returns the folder of `git clone`: the word after the address, or the last part of the address. */
function cloneOf(words: readonly Word[]): string | undefined {
  const last = words.at(-1)?.text;
  return last
    ?.replace(/\/+$/, "")
    .replace(/^.*\//s, "")
    .replace(/\.git$/, "");
}

/** Returns the files that `curl` or `wget` saves. */
function savedBy(name: "curl" | "wget", rest: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const output = optionOf(rest, name === "curl" ? /^(?:-[a-zA-Z]*o|--output)$/ : /^(?:-[a-zA-Z]*O|--output-document)$/);
  const isNamed = name === "curl" ? rest.some((text) => /^(?:-[a-zA-Z]*O|--remote-name)/.test(text ?? "")) : true;
  if (output.isGiven) return output.value === "-" || output.value === "/dev/null" ? [] : [output.value];
  if (!isNamed) return [];
  const place = optionOf(rest, /^(?:-P|--directory-prefix|--output-dir)$/);
  // Without a name, the address or the server decides about the name, so every file of the folder may be this file.
  return [place.value ?? "."];
}

/** Returns the value of an option: `--name value`, `--name=value` or `-nvalue`. */
function optionOf(
  texts: readonly (string | undefined)[],
  name: RegExp,
): { readonly isGiven: boolean; readonly value: string | undefined } {
  for (const [index, text] of texts.entries()) {
    const [start = "", ...value] = text?.split("=") ?? [];
    if (name.test(start)) return { isGiven: true, value: value.length > 0 ? value.join("=") : texts[index + 1] };
  }
  return { isGiven: false, value: undefined };
}

/** Returns a path relative to the folder in which the script starts. */
function joined(folder: string, path: string): string | undefined {
  if (/^[~/]/.test(path)) return path;
  const steps: string[] = [];
  for (const step of `${folder}/${path}`.split("/")) {
    if (step === "..") {
      if (steps.pop() === undefined) return undefined;
    } else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}

function isInside(path: string | undefined, folder: string | undefined): boolean {
  if (path === undefined || folder === undefined || folder === "") return true;
  return path === folder || path.startsWith(`${folder}/`);
}
