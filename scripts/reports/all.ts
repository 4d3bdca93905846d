import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bin, ROOT, run } from "../run.ts";
import { apiReports } from "./api.ts";
import { errorReport } from "./errors.ts";
import { dropInReport } from "./drop-in.ts";
import { budgetTable } from "./sizes.ts";
import { type Manifest, writeDeclarations } from "./surface.ts";

/** Documents as they should be, by path from the root, and what keeps them from being true. */
export interface Reported {
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

/** Makes one report from the declaration files in a folder. */
type Report = (folder: string, manifest: Manifest) => Promise<Reported>;

/** The heading under which a report stands: it is all that follows, to the end of the document. */
const DROP_IN_HEADING = "## Every export of the three packages";

const SIZES_HEADING = "## What a page loads";
const SIZES_TEXT = `Minified and compressed, without React, and without what is loaded on demand. Sizes are measured by a test in every run; these
are the limits that it holds, in kilobytes of 1,000 bytes.`;

const ERRORS_HEAD = `# Errors

Every error that a program or an author can meet: what it means, what triggers it, and the way out. The page is written by
\`npm run report\` from the source and from the cases of its tests.`;

/** Every report by its name in `npm run report`. */
export const REPORTS: Readonly<Record<string, Report>> = {
  "drop-in": async (folder, manifest) => {
    const { markdown, problems } = dropInReport(folder, manifest);
    const file = "site/docs/differences.md";
    return { files: new Map([[file, withSection(file, DROP_IN_HEADING, markdown)]]), problems };
  },
  errors: async () => {
    const { markdown, problems } = errorReport();
    return { files: new Map([["site/docs/errors.md", `${ERRORS_HEAD}\n\n${markdown}`]]), problems };
  },
  sizes: async () => {
    const file = "site/docs/performance.md";
    const text = `${SIZES_TEXT}\n\n${budgetTable()}\n`;
    return { files: new Map([[file, withSection(file, SIZES_HEADING, text)]]), problems: [] };
  },
  api: async (folder, manifest) => {
    const { documents, problems } = await apiReports(folder, manifest);
    return { files: new Map([...documents].map(([name, text]) => [`site/docs/api/${name}`, text])), problems };
  },
};

/**
 * Makes the named reports.
 *
 * @throws Error with the compiler's output when the package has type errors
 */
export async function makeReports(names: readonly string[]): Promise<Reported> {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-types-"));
  try {
    await writeDeclarations(folder);
    const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as Manifest;
    const made = await Promise.all(names.flatMap((name) => REPORTS[name]?.(folder, manifest) ?? []));
    const files = await formatted(new Map(made.flatMap((report) => [...report.files])), folder);
    return { files, problems: made.flatMap(({ problems }) => problems) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The documents as the formatter of the repository writes them. */
async function formatted(files: ReadonlyMap<string, string>, folder: string): Promise<Map<string, string>> {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const parameters = [bin("oxfmt"), "--config", join(ROOT, ".oxfmtrc.json"), ...files.keys()];
  const { code, output } = await run(process.execPath, parameters, {}, folder);
  if (code !== 0) throw new Error(output);
  return new Map([...files.keys()].map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** A document with what stands under one of its headings put anew, up to the end. */
function withSection(file: string, heading: string, text: string): string {
  const old = readFileSync(join(ROOT, file), "utf8");
  const start = old.indexOf(`\n${heading}\n`);
  if (start === -1) throw new Error(`${file} lacks the heading "${heading}": put it at the end`);
  return `${old.slice(0, start)}\n${heading}\n\n${text}`;
}
