import { propertyKey } from "../code/literal.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile } from "../code/module.ts";
import { compileQuery, parseQuery } from "../downloads/query.ts";
import type { Artifact, Spec } from "../spec/entry.ts";
import { objectOf, textOf } from "../spec/json.ts";

/**
 * Makes `generated/downloads.ts`: for each library with a download query, a function that decides if a file counts as a
 * download.
 */
export const downloads: Artifact = function* (spec) {
  yield moduleFile("downloads.ts", {
    source: "spec/libraries/*.yaml",
    generator: "generators/artifacts/downloads.ts",
    imports: [{ from: "./contract.ts", types: ["DownloadRule"] }],
    statements: [
      `/** The download rule of libraries without a rule of their own. */\nexport const DEFAULT_DOWNLOAD_RULE: DownloadRule = ${ruleOf(defaultQuery(spec))};`,
      `/** The download rules of each library that defines its own rules, by library key. */
export const DOWNLOAD_RULES: Readonly<Record<string, DownloadRule | undefined>> = {
${spec.libraries.flatMap((entry) => printRow(entry)).join("\n")}
};`,
    ],
  });
};

const printRow = memoPerEntry(({ id, data }): readonly string[] => {
  const query = textOf(data["countDownloads"]);
  return query === undefined ? [] : [`  ${propertyKey(id)}: ${ruleOf(query)},`];
});

function ruleOf(query: string): string {
  return `(file) => ${compileQuery(parseQuery(query))}`;
}

/** Returns the download query, from the schema, for libraries without a query of their own. */
function defaultQuery(spec: Spec): string {
  const { countDownloads } = objectOf(spec.schemas["library"]?.["properties"]);
  const query = textOf(objectOf(countDownloads)["absentMeans"]);
  if (query === undefined) throw new Error("library.schema.json: the field countDownloads has no absentMeans");
  return query;
}
