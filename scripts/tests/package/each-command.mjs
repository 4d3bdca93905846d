import { pathToFileURL } from "node:url";

/*
 * Runs several command lines of a program in one process. Prints `\0`, the exit code and `\0` after the standard output
 * of each command line, and `\0` after its error output.
 */
const [program, lines] = process.argv.slice(2);

for (const [index, words] of JSON.parse(lines).entries()) {
  process.argv = [process.execPath, program, ...words];
  process.exitCode = undefined;
  // With another query, Node runs the file again.
  await import(`${pathToFileURL(program)}?${index}`);
  process.stdout.write(`\0${process.exitCode ?? 0}\0`);
  process.stderr.write("\0");
}
process.exitCode = 0;
