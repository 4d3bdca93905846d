import { vi } from "vitest";
import { runProgram } from "../program.ts";

/** The exit code and the output of a command line. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command line in this process, and collects its output. Does not change the exit code of the process. */
export async function hubsmith(...words: readonly string[]): Promise<CommandResult> {
  const [out, error]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text: unknown) => void out.push(`${String(text)}\n`)),
    vi.spyOn(console, "error").mockImplementation((text: unknown) => void error.push(`${String(text)}\n`)),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => error.push(String(text)) > 0),
  ];
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    const code = await runProgram(words);
    return { code, out: out.join(""), error: error.join("") };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
