import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "../../scripts/lib/run.ts";

/** Name of the file with the licences of the packages that are in the scripts, styles and fonts of the site. */
const FILE = "licences.txt";

/** The files of a bundle, with the sources of each file. */
type Bundle = Readonly<
  Record<
    string,
    | { readonly type: "chunk"; readonly moduleIds: readonly string[] }
    | { readonly type: "asset"; readonly originalFileNames: readonly string[] }
  >
>;

/**
 * Returns plugins that write `licences.txt`: `main` for the pages, and `worker` for the scripts of workers, which are
 * bundled separately.
 */
export function licenceNotices(): { readonly main: Plugin; readonly worker: Plugin } {
  const packages = new Set<string>();
  const collect = (bundle: Bundle): void => {
    const sources = Object.values(bundle).flatMap((file) =>
      file.type === "chunk" ? file.moduleIds : file.originalFileNames,
    );
    for (const name of packagesOf(sources)) packages.add(name);
  };
  return {
    worker: {
      name: "collect-licences",
      generateBundle: (_, bundle) => collect(bundle),
    },
    main: {
      name: "write-licences",
      generateBundle(_, bundle) {
        collect(bundle);
        const title = "The scripts, styles and fonts of this site contain these packages.";
        this.emitFile({ type: "asset", fileName: FILE, source: noticesOf(title, packages) });
      },
    },
  };
}

/** Returns the names of the packages in which files are, without duplicates. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const names = files.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//s.exec(path)?.[1] ?? []);
  return [...new Set(names)];
}

/** Returns a title and the licence of each package, sorted by name. @throws Error for a package without a licence */
export function noticesOf(title: string, packages: Iterable<string>): string {
  const notices = [...packages].sort().map((name) => {
    const folder = join(ROOT, "node_modules", name);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
    if (file === undefined) throw new Error(`the package ${name} has no file with its licence`);
    return `${name}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return `${title}\n\n${notices.join("\n\n")}`;
}
