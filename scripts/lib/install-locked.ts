import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand, ROOT, run } from "./run.ts";

/**
 * Installs the packages of a folder in `.ci/` from its lock file, if they are not installed yet. These packages are not
 * in package.json, because only one command needs them.
 *
 * @param name the folder, such as `lighthouse`
 * @param size size of the packages on the disk, which is printed before the installation
 * @throws Error with the output of npm if npm fails
 */
export async function installLocked(name: string, size: string): Promise<void> {
  const folder = join(ROOT, ".ci", name);
  const hash = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules/.lock-hash");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.error(`installing the packages of .ci/${name} (about ${size})`);
  const [program, ...first] = npmCommand();
  const { code, output } = await run(program, [...first, "ci", "--no-audit", "--no-fund"], {}, folder);
  if (code !== 0) throw new Error(`.ci/${name} is not installed\n${output.trimEnd()}`);
  writeFileSync(stamp, hash);
}
