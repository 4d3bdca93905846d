import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProgram } from "./program.ts";
import { hubsmith } from "./testing.ts";

const SESSION = fileURLToPath(new URL("zsh-session.zsh", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-completion-"));
  for (const shell of ["bash", "zsh", "fish"]) {
    writeFileSync(join(folder, shell), (await hubsmith("completion", shell)).out);
  }
  // zsh finds a completion function by this file name.
  writeFileSync(join(folder, "_hubsmith"), (await hubsmith("completion", "zsh")).out);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Unfinished command lines, and the only word that can complete each of them. */
const LINES = [
  ["hubsmith sn", "snippet"],
  ["hubsmith --ver", "--version"],
  ["hubsmith snippet --pr", "--provider"],
  ["hubsmith check --format g", "github"],
  ["hubsmith new prov", "provider"],
  ["hubsmith completion z", "zsh"],
] as const;

/** Returns, for each unfinished line, the last word after a shell has completed it. */
type Complete = (lines: readonly string[]) => string[];

const inBash: Complete = (lines) =>
  lines.map((line) => {
    const count = line.split(" ").length;
    const script = `source ${join(folder, "bash")}; COMP_WORDS=(${line}); COMP_CWORD=${count - 1}; _hubsmith; echo "\${COMPREPLY[@]}"`;
    return execFileSync("bash", ["-c", script], { encoding: "utf8" }).trim();
  });

const inZsh = (lines: readonly string[], setup: string): string[] =>
  execFileSync("zsh", ["-f", SESSION, setup, ...lines], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" ").at(-1) ?? "");

const inFish: Complete = (lines) => {
  // fish prints one suggestion per line: a word, a tab, and a description.
  const script = `source ${join(folder, "fish")}; for line in $argv; complete -C $line; echo =; end`;
  const offers = execFileSync("fish", ["--no-config", "-c", script, ...lines], { encoding: "utf8" }).split("=\n");
  return offers.slice(0, -1).map((offer) => offer.trim().replaceAll(/\t.*/g, ""));
};

const WAYS: readonly (readonly [name: string, shell: string, complete: Complete])[] = [
  ["bash", "bash", inBash],
  [
    "zsh, if the script is sourced",
    "zsh",
    (lines) => inZsh(lines, `autoload -Uz compinit; compinit -u -D; source ${folder}/zsh`),
  ],
  [
    "zsh, if the script is a file in fpath",
    "zsh",
    (lines) => inZsh(lines, `fpath=(${folder} $fpath); autoload -Uz compinit; compinit -u -D`),
  ],
  ["fish", "fish", inFish],
];

describe.each(WAYS)("%s", (_, shell, complete) => {
  test("completes commands, options, and the values of an option", ({ skip }) => {
    if (spawnSync(shell, ["--version"], { stdio: "ignore" }).status !== 0) return skip(`no ${shell} on this machine`);
    expect(complete(LINES.map(([line]) => line))).toEqual(LINES.map(([, word]) => word));
  });
});

test.each(["bash", "zsh", "fish"])("%s completes every command and option", async (shell) => {
  const { out } = await hubsmith("completion", shell);
  for (const command of createProgram().commands) {
    expect(out).toContain(command.name());
    for (const { long } of command.options) expect(out).toContain(long?.replace(/^--/, "") ?? "?");
  }
});
