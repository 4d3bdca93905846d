import { parseBash } from "../../syntax/bash.ts";
import { allCommands, type Command } from "../../syntax/bash-tree.ts";
import type { Span } from "../../syntax/tree.ts";
import { INTERPRETERS } from "./commands.ts";
import { type Found, inVariant, type Unknown } from "./finding.ts";
import { fillOf, type Variant } from "./variants.ts";

/** Matches an argument, a field or a flag that lets a library run code from a model's repository. */
const TRUST = /\btrust_remote_code["']?\s*[=:]\s*(?:True|true)\b|--trust[-_]remote[-_]code\b/g;

/**
 * Yields each place where a template runs code from the model's repository, but no comment above asks the reader to
 * check this code.
 */
export function* unwarned(variants: readonly Variant[], language: string): Generator<Found> {
  for (const variant of variants) {
    const places = [...trustIn(variant.text), ...(language === "bash" ? scriptsIn(variant) : [])];
    const silent = places.filter((span) => !isWarned(variant.text.slice(0, span.from)));
    yield* inVariant(
      variant,
      silent.map((span): Unknown => ({
        code: "unwarned-code",
        span,
        message: "this runs code from the model's repository, and no comment above says to read it first",
      })),
    );
  }
}

function trustIn(text: string): readonly Span[] {
  return [...text.matchAll(TRUST)]
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .filter(({ from }) => !isComment(text.slice(text.lastIndexOf("\n", from - 1) + 1, from)));
}

function isComment(line: string): boolean {
  return /^\s*(?:#|\/\/|\*)/.test(line);
}

/** Returns true if a comment asks the reader to check code or a script before it is run. */
function isWarned(above: string): boolean {
  const comments = above.split("\n").filter(isComment);
  return comments.some((line) => /\bread\b/i.test(line)) && comments.some((line) => /\b(?:code|script)\b/i.test(line));
}

/** Returns the commands that run a file from a folder with the downloaded repository of a model. */
function scriptsIn(variant: Variant): readonly Span[] {
  const isFilled = fillOf(variant);
  const commands = [...allCommands(parseBash(variant.text).commands)];
  const folders = commands.flatMap((command) => (command.words.some(isFilled) ? folderOf(command) : []));
  return commands.flatMap(({ words }) => {
    const [name, ...rest] = words;
    const isInterpreter = INTERPRETERS.has(name?.text?.replace(/^.*\//s, "") ?? "") || name?.text === "source";
    const run = isInterpreter ? rest.find(({ text }) => text?.startsWith("-") !== true) : name;
    const path = run?.text?.replace(/^\.\//, "");
    return run !== undefined && folders.some((folder) => path?.startsWith(`${folder}/`) === true) ? [run] : [];
  });
}

function folderOf({ words }: Command): readonly string[] {
  const texts = words.map(({ text }) => text ?? "");
  if (texts[0] === "git" && texts[1] === "clone") {
    const last = texts.at(-1) ?? "";
    return [last.replace(/^.*\//s, "").replace(/\.git$/, "")];
  }
  const index = texts.indexOf("--local-dir");
  return index > 0 ? [(texts[index + 1] ?? "").replace(/^\.\//, "").replace(/\/$/, "")] : [];
}
