import {
  allNodes,
  type Call,
  importedPaths,
  nodesOf,
  pathOf,
  type Program,
  type SyntaxNode,
} from "../../parsers/syntax-tree.ts";
import type { Script } from "../../parsers/bash.ts";
import type { Variant } from "../../parsers/fill-placeholders.ts";
import type { Span } from "../../parsers/grammars.ts";
import { isOfHub } from "./commands.ts";
import { runsOfDownloads } from "./downloaded.ts";
import type { Unknown } from "./finding.ts";

/** Matches an argument, a field or a flag that lets a library run code from a model's repository. */
const TRUST = /\btrust_remote_code["']?\s*[=:]\s*(?:True|true)\b|--trust[-_]remote[-_]code\b/g;

/**
 * Returns each place where a template runs code from the model's repository, but no comment above asks the reader to
 * check this code.
 *
 * @param found the places that only a parser can find
 */
export function unwarned({ text }: Variant, found: readonly Span[]): readonly Unknown[] {
  return [...trustIn(text), ...found]
    .filter(({ from }) => !isWarned(text.slice(0, from)))
    .map((span) => ({
      code: "unwarned-code",
      span,
      message: "this can run code from the model's repository, and no comment above warns about this code",
    }));
}

function trustIn(text: string): readonly Span[] {
  return [...text.matchAll(TRUST)]
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .filter(({ from }) => !isComment(text.slice(text.lastIndexOf("\n", from - 1) + 1, from)));
}

function isComment(line: string): boolean {
  return /^\s*(?:#|\/\/|\*)/.test(line);
}

/** Returns true if a comment says that code is run, and asks the reader to read it or to trust its author. */
function isWarned(above: string): boolean {
  const comments = above.split("\n").filter(isComment);
  return (
    comments.some((line) => /\b(?:read|trust)\b/i.test(line)) &&
    comments.some((line) => /\b(?:code|script)\b/i.test(line))
  );
}

/** Returns the commands that run a file of a model's repository, and those that install the repository. */
export function runsIn({ commands }: Script, isFilled: Variant["isFilled"]): readonly Span[] {
  const runs = [...runsOfDownloads(commands, isFilled)].filter(({ from }) => from === "repository");
  const installed = commands.flatMap(({ words }) =>
    words.some(({ text }) => text === "install") ? words.filter((word) => isFilled(word) && isOfHub(word)) : [],
  );
  return [...runs.map(({ span }) => span), ...installed];
}

/** For each function that can run code of the file that it loads: the argument, and its value, that prevents this. */
const UNPICKLING: readonly (readonly [path: RegExp, argument?: string, safe?: string])[] = [
  [/^(?:cloudpickle|dill|joblib|pickle)\.(?:load|loads|Unpickler)$/],
  [/^pandas\.read_pickle$/],
  [/^torch\.hub(?:\.load\w*)?$/],
  [/^torch\.load$/, "weights_only", "True"],
  [/^numpy\.load$/, "allow_pickle", "False"],
  [/(?:^|\.)(?:load_learner|from_pretrained_fastai|pull_from_hub_fastai)$/],
  [/^skops\.io\.loads?$/, "trusted", "[]"],
];
/** Functions of `UNPICKLING` that are safe if the argument is absent. */
const SAFE_BY_DEFAULT = /^(?:numpy\.load|skops\.io\.loads?)$/;

/** Returns the places in Python code that load a file in a way which can run code of this file. */
export function unpicklingIn(program: Program, text: string): readonly Span[] {
  const paths = importedPaths(program);
  const pathIn = (node: SyntaxNode): string => {
    const [root = "", ...rest] = pathOf(node) ?? [];
    return [...(paths.get(root) ?? [root]), ...rest].join(".");
  };
  const calls = nodesOf(program, "call");
  const safe = new Set<SyntaxNode>(
    calls.filter((call) => isSafe(call, pathIn(call.callee), text)).map(({ callee }) => callee),
  );
  const unsafe = allNodes(program).filter((node) => {
    if ((node.kind !== "name" && node.kind !== "member") || safe.has(node)) return false;
    const path = pathIn(node);
    return UNPICKLING.some(([pattern]) => pattern.test(path));
  });
  // In Keras, this argument may be in a call of any function or method.
  const modes = calls.flatMap(({ arguments: given }) =>
    given.filter(({ name, value }) => name === "safe_mode" && textAt(value, text) !== "True"),
  );
  return [...unsafe, ...modes];
}

function isSafe({ arguments: given }: Call, path: string, text: string): boolean {
  const [, argument, safe] = UNPICKLING.find(([pattern]) => pattern.test(path)) ?? [];
  if (argument === undefined || given.some(({ spread }) => spread)) return false;
  const found = given.find(({ name }) => name === argument);
  if (found !== undefined) return textAt(found.value, text) === safe;
  // The argument may also be given by its place.
  return SAFE_BY_DEFAULT.test(path) && given.filter(({ name }) => name === undefined).length <= 1;
}

function textAt({ from, to }: Span, text: string): string {
  return text.slice(from, to);
}
