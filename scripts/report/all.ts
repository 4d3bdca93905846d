import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bin, ROOT, run } from "../lib/run.ts";
import { apiReports } from "../../site/build/api/api.ts";
import { errorReport } from "./errors.ts";
import { fieldPages } from "./field-pages.ts";
import { dropInReport } from "./drop-in.ts";
import { budgetTable } from "./sizes.ts";
import type { Manifest } from "../../site/build/api/surface.ts";
import { withDeclarations } from "../../site/build/api/write.ts";

/**
 * The expected documents (the key is the path), and the problems that must be fixed before the documents are complete.
 */
export interface ReportResult {
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

type Report = (folder: string, manifest: Manifest) => Promise<ReportResult>;

const EXPORTS_HEAD = `# Exports of \`@huggingface/*\`

Every export of the three packages, and the export of Hubsmith ("ours") with the same name. [Migrate](../migration.md)
explains the intentional changes.

\`npm run report\` writes this page from the type declarations.`;

const SIZES_HEAD = `# Sizes

The table shows the largest allowed size of each program, minified and compressed. React, code that is loaded later, and
data from the specs do not count. A test checks these limits. A kilobyte is 1,000 bytes.

\`npm run report\` writes this page from \`scripts/report/sizes.ts\`.`;

const ERRORS_HEAD = `# Errors

This page explains the cause and the fix of every error: of the [inference client](#the-inference-client), of
[chat templates](#chat-templates), of [templates for snippets](#refused-templates), and of [specs](#specs).

\`npm run report\` writes this page from the source and from the test cases.`;

/** All reports. The keys are the names that `npm run report` accepts. */
export const REPORTS: Readonly<Record<string, Report>> = {
  "drop-in": async (folder, manifest) => {
    const { markdown, problems } = dropInReport(folder, manifest);
    return { files: new Map([["site/docs/reference/exports.md", `${EXPORTS_HEAD}\n\n${markdown}`]]), problems };
  },
  errors: async () => {
    const { markdown, problems } = errorReport();
    return { files: new Map([["site/docs/reference/errors.md", `${ERRORS_HEAD}\n\n${markdown}`]]), problems };
  },
  sizes: async () => ({
    files: new Map([["site/docs/reference/sizes.md", `${SIZES_HEAD}\n\n${budgetTable()}\n`]]),
    problems: [],
  }),
  words: async () => ({ files: fieldPages(), problems: [] }),
  // The build of the site writes the API documents. This report only finds problems in them.
  api: async (folder, manifest) => ({ files: new Map(), problems: (await apiReports(folder, manifest)).problems }),
};

/**
 * Makes the named reports.
 *
 * @throws Error with the compiler's output when the package has type errors
 */
export async function makeReports(names: readonly string[]): Promise<ReportResult> {
  return withDeclarations(async (folder, manifest) => {
    const made = await Promise.all(names.flatMap((name) => REPORTS[name]?.(folder, manifest) ?? []));
    const files = await formatted(new Map(made.flatMap((report) => [...report.files])), folder);
    return { files, problems: made.flatMap(({ problems }) => problems) };
  });
}

/** Returns the documents, formatted by the formatter of the repository. */
async function formatted(files: ReadonlyMap<string, string>, folder: string): Promise<Map<string, string>> {
  if (files.size === 0) return new Map();
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const parameters = [bin("oxfmt"), "--config", join(ROOT, ".oxfmtrc.json"), ...files.keys()];
  const { code, output } = await run(process.execPath, parameters, {}, folder);
  if (code !== 0) throw new Error(output);
  return new Map([...files.keys()].map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}
