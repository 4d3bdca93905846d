import type { Redirect, Script, Word } from "../../parsers/bash.ts";
import type { Variant } from "../../parsers/fill-placeholders.ts";
import type { Span } from "../../parsers/grammars.ts";
import {
  carriedBy,
  COMMANDS,
  DOCKER_FLAGS,
  HUB_CLIENTS,
  INSTALLERS,
  INTERPRETERS,
  isOfHub,
  MODULES,
  RUNNING_OPTIONS,
  VALUE_NAME,
} from "./commands.ts";
import type { Declared } from "./declared.ts";
import { runsOfDownloads } from "./downloaded.ts";
import { isDataFile, type Unknown } from "./finding.ts";

/** What the checks of a command need to know. */
interface Scope {
  readonly declared: Declared;
  readonly isFilled: Variant["isFilled"];
}

/**
 * Yields the commands that a script runs, but that are neither declared nor known. Also yields values that an
 * interpreter would run.
 */
export function* unknownCommands({ commands, error }: Script, scope: Scope): Generator<Unknown> {
  if (error !== undefined) {
    const { message, ...span } = error;
    yield { code: "host-syntax", span, message, hint: "use only plain commands, pipes, loops and conditions" };
    return;
  }
  for (const { words, assignments, redirects, isFed } of commands) {
    for (const { name, value, ...span } of assignments) yield* checkVariable(name, value, span, scope);
    for (const redirect of redirects) yield* checkRedirect(redirect, scope);
    for (const word of words) yield* checkQuotes(word);
    if (words.length > 0) yield* checkCommand(words, isFed, scope);
  }
  for (const { span, from } of runsOfDownloads(commands, scope.isFilled)) {
    if (from === "web") yield { code: "runs-download", span, message: "this runs a file that was downloaded before" };
  }
}

function* checkVariable(name: string, value: Word, span: Span, { isFilled }: Scope): Generator<Unknown> {
  if (VALUE_NAME.test(name) || !isFilled(value)) return;
  yield {
    code: "unknown-command",
    span,
    message: `"${name}" may be a variable that programs take a command from`,
    hint: "choose another name, such as MODEL, PROMPT or FILE",
  };
}

/** Checks a variable that `export` or `env` sets. */
function checkSetting(word: Word, scope: Scope): Iterable<Unknown> {
  return checkVariable(/^\w*/.exec(word.text ?? "")?.[0] ?? "", word, word, scope);
}

/** Yields variables without quotes, whose value could become several words of the command. */
function* checkQuotes({ bareVariable, from, to }: Word): Generator<Unknown> {
  if (bareVariable === undefined || /^[?#]$/.test(bareVariable)) return;
  yield {
    code: "unknown-command",
    span: { from, to },
    message: `$${bareVariable} is not in quotes, so its text may become options`,
    hint: 'put the variable into quotes: "$NAME"',
  };
}

function* checkRedirect({ sign, target, from, to }: Redirect, { isFilled }: Scope): Generator<Unknown> {
  if (!sign.includes(">")) return;
  const { text } = target;
  const isHarmless = text === "/dev/null" || (sign.endsWith("&") && /^\d$/.test(text ?? "")) || isDataFile(text);
  if (isHarmless && !isFilled(target)) return;
  yield {
    code: "feeds-interpreter",
    span: { from, to },
    message: "this writes a file that may be run later",
    hint: "write to a constant file name with an extension for data, such as out.json",
  };
}

function* checkCommand(words: readonly Word[], fed: boolean, scope: Scope): Generator<Unknown> {
  const { declared, isFilled } = scope;
  const [first, ...rest] = words;
  if (first === undefined) return;
  const name = first.text;
  const span: Span = first;
  if (name === undefined || isFilled(first)) {
    yield { code: "unknown-command", span, message: "the value would name the command", hint: "write the name" };
    return;
  }
  const carried = carriedBy(name, rest);
  if (carried !== undefined) {
    if (INSTALLERS.has(name)) yield* checkPackages(name, carried.before, scope);
    if (name === "env") for (const word of carried.before) yield* checkSetting(word, scope);
    if (carried.words.length > 0) yield* checkCommand(carried.words, fed, scope);
    return;
  }
  const base = name.replace(/^.*\//s, "");
  if (INTERPRETERS.has(base.replace(/[\d.]+$/, "")) || INTERPRETERS.has(base)) {
    yield* checkInterpreter(base, rest, fed, { ...scope, span });
    return;
  }
  if (isScript(name)) {
    yield* checkFed(base, fed, span);
    return;
  }
  // A path such as `./build/bin/llama-server` is a program that an earlier command built. The entry must declare the
  // name of the program.
  if (!COMMANDS.has(name) && !declared.has(name.startsWith("./") ? base : name)) {
    yield {
      code: "unknown-command",
      span,
      message: `"${name}" is not on the list of known commands, and belongs to no package that the entry declares`,
      hint: `install the package in the entry, or add the command to the entry: packages: [${base}]`,
    };
    return;
  }
  yield* checkArguments(name, rest, scope);
  if (name === "docker") yield* checkContainer(rest, fed, scope);
}

/** Returns true for a script of a cloned repository: `./build.sh`, `tools/run.py`. */
function isScript(name: string): boolean {
  return /^(?:\.\/)?(?:[\w.-]+\/)*[\w.-]+\.(?:cjs|js|mjs|ps1|py|sh|ts)$/.test(name) && !name.includes("..");
}

interface Interpreted extends Scope {
  readonly span: Span;
}

/** Yields values that an interpreter would run as code. A script or a module with a fixed name is allowed. */
function* checkInterpreter(
  name: string,
  rest: readonly Word[],
  fed: boolean,
  { span, ...scope }: Interpreted,
): Generator<Unknown> {
  const { declared, isFilled } = scope;
  yield* checkFed(name, fed, span);
  const [first, second] = rest.filter(({ text }) => text !== "-u" && text !== "run");
  if (first === undefined) return;
  const isModule = first.text === "-m" && name.startsWith("py");
  const run = isModule ? second : first;
  const text = run === undefined || isFilled(run) ? undefined : run.text;
  if (isModule && text === "pip") yield* checkPackages(text, rest, scope);
  const isKnown = isModule
    ? text !== undefined && (MODULES.has(text) || declared.has(text))
    : text === "--version" || (text !== undefined && isScript(text));
  if (isKnown) return;
  yield {
    code: isModule || text?.startsWith("-") === false ? "unknown-command" : "feeds-interpreter",
    span: run ?? span,
    message: `${name} would run ${isModule ? "a module that belongs to no declared package" : "this text as code"}`,
    hint: isModule
      ? `name the package: packages: [${text ?? "…"}]`
      : "run a script by its name, and give it the value as an argument",
  };
}

function* checkFed(name: string, fed: boolean, span: Span): Generator<Unknown> {
  if (!fed) return;
  yield { code: "feeds-interpreter", span, message: `${name} runs the text from the pipe or the redirection as code` };
}

/** Yields the arguments of an installer that do not name a constant package. */
function* checkPackages(name: string, rest: readonly Word[], { isFilled }: Scope): Generator<Unknown> {
  for (const word of rest) {
    // A package in the model's repository is allowed, after a warning.
    const isOwn = /^(?:git|pip3?)$/.test(name) && isOfHub(word);
    if (isOwn || (word.text !== undefined && !isFilled(word))) continue;
    yield { code: "package-hole", span: word, message: `the value would name what ${name} installs` };
  }
}

function* checkArguments(name: string, rest: readonly Word[], scope: Scope): Generator<Unknown> {
  const { isFilled } = scope;
  const options = RUNNING_OPTIONS[name];
  for (const [index, word] of rest.entries()) {
    const before = rest[index - 1]?.text ?? "";
    const isRun = options?.test(word.text ?? "") === true || (options?.test(before) === true && !before.includes("="));
    if (isRun && (isFilled(word) || word.text === undefined)) {
      yield { code: "feeds-interpreter", span: word, message: `${name} runs the value of this option` };
    }
    if (name === "export") yield* checkSetting(word, scope);
    if (name === "tee" && (isFilled(word) || !isDataFile(word.text)) && word.text?.startsWith("-") !== true) {
      const message = "this writes a file that may be run later";
      yield {
        code: "feeds-interpreter",
        span: word,
        message,
        hint: "write to a file name with an extension for data, such as out.json",
      };
    }
    if (/^(?:cp|mv|touch)$/.test(name) && isFilled(word)) {
      yield {
        code: "feeds-interpreter",
        span: word,
        message: "the value would be the name of a file that may be run later",
      };
    }
  }
  if (HUB_CLIENTS.has(name) && rest[0]?.text !== "download" && rest.some(isFilled)) {
    const span = rest.find(isFilled) ?? NOWHERE;
    const hint = `use ${name} download`;
    yield {
      code: "package-hole",
      span,
      message: `a command of ${name} may run the value, or code that it names`,
      hint,
    };
  }
  if (INSTALLERS.has(name) || (name === "git" && rest[0]?.text === "clone")) yield* checkPackages(name, rest, scope);
}

const NOWHERE: Span = { from: 0, to: 0 };

/**
 * Checks the words after the name of a container image as a command, because they run in the container. They are not
 * checked if the first of these words is an option. If the entry declares the image, they are also not checked if the
 * first word contains a value.
 */
function* checkContainer(rest: readonly Word[], fed: boolean, scope: Scope): Generator<Unknown> {
  const [action] = rest;
  if (action?.text !== "run" && action?.text !== "exec") return;
  let index = 1;
  for (; index < rest.length; index++) {
    const text = rest[index]?.text ?? "";
    if (!text.startsWith("-")) break;
    if (!DOCKER_FLAGS.test(text) && !text.includes("=")) index += 1;
  }
  const [image, command] = rest.slice(index);
  if (image !== undefined && scope.isFilled(image)) {
    yield { code: "unknown-command", span: image, message: "the value would be the name of the image to run" };
  }
  const isOwn = scope.declared.has(image?.text?.replace(/:.*$/s, "") ?? "") && scope.isFilled(command ?? NOWHERE);
  if (command !== undefined && command.text?.startsWith("-") !== true && !isOwn) {
    yield* checkCommand(rest.slice(index + 1), fed, scope);
  }
}
