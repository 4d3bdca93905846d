import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isObject } from "../../runtime/http/json.ts";

/** The result of running a snippet. */
export interface Outcome {
  readonly stdout: string;
  /** The error message; `""` if there was none. */
  readonly error: string;
  /** The folder in which the snippet ran. */
  readonly folder: string;
}

/** The contents of the files that a snippet reads, by file name. */
export type Files = Readonly<Record<string, string>>;

export const RUN_LANGUAGES = ["python", "js", "sh"] as const;
export type RunLanguage = (typeof RUN_LANGUAGES)[number];

/** A command that runs snippets of one language. */
interface Interpreter {
  readonly ending: string;
  readonly command: string;
  readonly parameters: readonly string[];
}

const WORKER = fileURLToPath(new URL("worker.ts", import.meta.url));

function besides(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

const INTERPRETERS: Readonly<Record<RunLanguage, () => Interpreter | string>> = {
  python: () => {
    const command = ["/usr/bin/python3", "python3"].find((path) => works(path, "-c", "import requests"));
    if (command === undefined) return "Python with the package requests is missing: install python3-requests";
    return { ending: "py", command, parameters: [besides("worker.py")] };
  },
  js: () => {
    const parameters = ["--import", "tsx", "--conditions=source", WORKER];
    return { ending: "mjs", command: process.execPath, parameters };
  },
  sh: () => {
    const missing = ["bash", "curl", "jq"].filter((program) => !works(program, "--version"));
    if (missing.length > 0) return `install ${missing.join(", ")}`;
    return { ending: "sh", command: "bash", parameters: [besides("worker.sh")] };
  },
};

function works(program: string, ...parameters: string[]): boolean {
  return spawnSync(program, parameters, { stdio: "ignore" }).status === 0;
}

/** Returns why snippets of a language cannot run on this machine, or undefined if they can run. */
export function whyUnavailable(language: RunLanguage): string | undefined {
  const interpreter = INTERPRETERS[language]();
  return typeof interpreter === "string" ? interpreter : undefined;
}

/** Time limit for one snippet, in milliseconds. The limit is high, because the machine can be busy. */
const TIME_LIMIT_MS = 600_000;

/**
 * A process that runs snippets of one language, one after another. Requests to every host are redirected to the mock
 * server. The snippets are not changed.
 */
export class Runner {
  readonly #folder: string;
  readonly #ending: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;
  #noise = "";
  #count = 0;

  /**
   * Starts a runner, or returns why snippets of the language cannot run.
   *
   * @param mock address of the mock server
   * @param environment the environment variables that snippets read
   */
  static start(language: RunLanguage, mock: string, environment: Readonly<Record<string, string>>): Runner | string {
    const interpreter = INTERPRETERS[language]();
    return typeof interpreter === "string" ? interpreter : new Runner(language, interpreter, mock, environment);
  }

  private constructor(
    language: RunLanguage,
    { ending, command, parameters }: Interpreter,
    mock: string,
    environment: Readonly<Record<string, string>>,
  ) {
    // The folder is inside the repository, so that JavaScript finds the package and its dependencies.
    this.#folder = resolve("dist", `.wire-${process.pid}-${language}`);
    this.#ending = ending;
    mkdirSync(this.#folder, { recursive: true });
    this.#child = spawn(command, parameters, {
      env: { ...process.env, ...environment, MOCK_URL: mock, PYTHONIOENCODING: "utf-8" },
    });
    this.#child.stderr.on("data", (piece: Buffer) => (this.#noise = (this.#noise + piece.toString()).slice(-2000)));
    this.#answers = createInterface(this.#child.stdout)[Symbol.asyncIterator]();
  }

  /** Runs a snippet in its own folder, which contains `files`. */
  async run(id: string, code: string, files: Files): Promise<Outcome> {
    const folder = join(this.#folder, String(this.#count++));
    mkdirSync(folder);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const file = join(folder, `snippet.${this.#ending}`);
    writeFileSync(file, code);
    const isShell = this.#ending === "sh";
    this.#child.stdin.write(`${isShell ? [id, file, folder].join("\t") : JSON.stringify({ id, file, folder })}\n`);
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), TIME_LIMIT_MS);
    const { value, done } = await this.#answers.next();
    clearTimeout(timer);
    if (done === true) return { stdout: "", error: `the process ended: ${this.#noise}`, folder };
    const answer: unknown = JSON.parse(value);
    if (!isObject(answer)) throw new Error(`a worker answered ${value}`);
    if (isShell) return shellOutcome(answer["status"], folder);
    return { stdout: String(answer["stdout"]), error: String(answer["error"]), folder };
  }

  close(): void {
    this.#child.stdin.end();
    this.#child.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * Returns the outcome of a shell snippet. Reads its output from the files to which the worker redirected the output.
 */
function shellOutcome(status: unknown, folder: string): Outcome {
  const [stdout = "", stderr = ""] = [".stdout", ".stderr"].map((name) => readFileSync(join(folder, name), "utf8"));
  return { stdout, error: status === 0 ? "" : `status ${String(status)}: ${stderr}`, folder };
}
