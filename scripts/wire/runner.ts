import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/** What came of running a snippet. */
export interface Outcome {
  readonly stdout: string;
  /** What went wrong; `""` when nothing did. */
  readonly error: string;
}

/** Files that snippets read, by name. */
export type Files = Readonly<Record<string, string>>;

/** Languages that snippets are run in. */
export type RunLanguage = "python" | "js" | "sh";

const ENDINGS: Readonly<Record<RunLanguage, string>> = { python: "py", js: "mjs", sh: "sh" };

/** A Python with `requests`: Debian's own, or whatever `python3` is. */
export const PYTHON = ["/usr/bin/python3", "python3"].find(
  (path) => spawnSync(path, ["-c", "import requests"]).status === 0,
);

/** True when shell snippets that read replies can run. */
export const hasJq = spawnSync("jq", ["--version"]).status === 0;

const COMMANDS: Readonly<Record<RunLanguage, readonly [string, ...string[]]>> = {
  python: [PYTHON ?? "python3", "scripts/wire/worker.py"],
  js: [process.execPath, "--import", "tsx", "--conditions=source", "scripts/wire/worker.ts"],
  sh: ["bash", "scripts/wire/worker.sh"],
};

/** One long-lived process that runs snippets of a language one after another, with every host led to the mock server. */
export class Runner {
  readonly folder: string;
  readonly #language: RunLanguage;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;
  #count = 0;

  /** @param mock address of the mock server */
  constructor(language: RunLanguage, mock: string, environment: Readonly<Record<string, string>>) {
    this.#language = language;
    // Inside the package, so that JavaScript finds it and what it depends on.
    this.folder = resolve("dist", `.wire-${process.pid}-${language}`);
    mkdirSync(this.folder, { recursive: true });
    const [command, ...parameters] = COMMANDS[language];
    this.#child = spawn(command, parameters, {
      env: { ...process.env, ...environment, MOCK_URL: mock, PYTHONIOENCODING: "utf-8" },
    });
    this.#child.stderr.on("data", (piece: Buffer) => process.stderr.write(piece));
    this.#answers = createInterface(this.#child.stdout)[Symbol.asyncIterator]();
  }

  /** Runs a snippet in a folder of its own; `files` stand in it. */
  async run(code: string, files: Files): Promise<Outcome & { readonly folder: string }> {
    const folder = join(this.folder, String(this.#count++));
    mkdirSync(folder);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const file = join(folder, `snippet.${ENDINGS[this.#language]}`);
    writeFileSync(file, code);
    this.#child.stdin.write(`${JSON.stringify({ file, folder })}\n`);
    const { value, done } = await this.#answers.next();
    if (done === true) return { stdout: "", error: "the process ended", folder };
    return { ...(JSON.parse(String(value)) as Outcome), folder }; // the workers print this and nothing else
  }

  close(): void {
    this.#child.stdin.end();
    this.#child.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
