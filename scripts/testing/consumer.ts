import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../run.ts";

/** An otherwise empty project that has the packed package installed. */
export interface Consumer {
  /** Its folder; all of it is deleted by `remove`. */
  readonly folder: string;
  /** Path of the packed package. */
  readonly tarball: string;
  remove(): void;
}

/**
 * Packs `dist` and installs it into an empty project, as a stranger would: without a network and with an empty cache.
 * @throws Error when npm fails
 */
export function installConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-consumer-"));
  const npm = (parameters: string[], cwd: string) =>
    execFileSync("npm", parameters, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const packed = JSON.parse(npm(["pack", "--json", "--ignore-scripts", "--pack-destination", folder], ROOT)) as {
    filename: string;
  }[];
  const tarball = join(folder, packed[0]?.filename ?? "");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  npm(
    ["install", "--no-audit", "--no-fund", "--offline", "--omit=peer", "--cache", join(folder, "cache"), tarball],
    folder,
  );
  return { folder, tarball, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
