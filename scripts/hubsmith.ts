#!/usr/bin/env node
import { EXIT } from "./hubsmith/command-error.ts";
import { runProgram } from "./hubsmith/program.ts";

// The program that reads the output may stop early, for example `head` in `hubsmith snippet model.json | head -1`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(EXIT.fine);
});

process.exitCode = await runProgram(process.argv.slice(2));
