import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../lib/run.ts";

/** The fields of a package in `package-lock.json` that are needed here. */
interface Locked {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Writes a project for `npm ci` that depends on the packed package and on other packages. The versions and checksums of
 * the other packages come from this repository's lock file, so npm can install them from its cache.
 *
 * @param tarball path of the packed package
 * @param names names of the other packages
 */
export function writeLockedProject(folder: string, tarball: string, names: readonly string[]): void {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as Readonly<Record<string, unknown>>;
  const dependencies = {
    hubsmith: `file:${tarball}`,
    ...Object.fromEntries(names.map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? "0.0.0"])),
  };
  const packages: Record<string, unknown> = { "": { name: "locked", dependencies } };
  const add = (path: string): void => {
    const found = lock.packages[path];
    if (found === undefined || path in packages) return;
    packages[path] = { ...found, dev: undefined };
    for (const name of Object.keys({ ...found.dependencies, ...found.optionalDependencies }))
      add(placeOf(lock.packages, path, name));
  };
  for (const name of names) add(`node_modules/${name}`);
  const { version, bin, engines, peerDependencies, peerDependenciesMeta } = manifest;
  const own = { version, bin, engines, peerDependencies, peerDependenciesMeta };
  packages["node_modules/hubsmith"] = { ...own, resolved: `file:${tarball}` };
  const project = { name: "locked", private: true, type: "module", dependencies };
  writeFileSync(join(folder, "package.json"), JSON.stringify(project));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ name: "locked", lockfileVersion: 3, packages }));
}

/**
 * Returns the path where a dependency is installed: in `node_modules` of the package that needs the dependency, or in
 * `node_modules` of an outer folder.
 */
function placeOf(packages: Readonly<Record<string, Locked>>, needing: string, name: string): string {
  const own = `${needing}/node_modules/${name}`;
  if (own in packages || needing === "") return own;
  const outer = needing.slice(0, Math.max(0, needing.lastIndexOf("/node_modules/")));
  return outer === "" ? `node_modules/${name}` : placeOf(packages, outer, name);
}
