import { countsAsDownload } from "hubsmith/libraries/lazy";
import type { ReactNode } from "react";
import { explainRule, patternOf, type Requirement } from "../catalogue/download-rule.ts";
import { DownloadTester } from "../islands/download-tester.tsx";
import { Island } from "./island.tsx";

/** Files in the root folder that count as downloads if a library has no download rule. */
const COMMON_FILES = ["config.json", "config.yaml", "hyperparams.yaml", "params.json", "meta.yaml"];

/** Common file names that visitors can try, besides the names in the rule. */
const USUAL_FILES = ["config.json", "model.safetensors", "tokenizer.json", "README.md"];

/**
 * Explains which files of a model count as downloads: in words, as a query, and with a field in which visitors can try
 * file names.
 */
export function DownloadRule({
  library,
  query,
}: {
  readonly library: string;
  readonly query?: string | undefined;
}): ReactNode {
  const ways = query === undefined ? COMMON_FILES.map((file): Requirement[] => [["is", file]]) : explainRule(query);
  return (
    <>
      <p>
        {query === undefined
          ? "The library has no rule of its own, so the default applies. A request counts as one download when the file"
          : "A request counts as one download when the file"}
      </p>
      {ways !== undefined && (
        <ul className="ways">
          {ways.map((way, index) => (
            <li key={index}>
              <Way requirements={way} />
              {index < ways.length - 1 && ", or"}
            </li>
          ))}
        </ul>
      )}
      {query !== undefined && (
        <p className="query">
          As a query: <code>{query}</code>
        </p>
      )}
      <h3>Does this file count?</h3>
      <Verdicts library={library} files={filesToTry(ways)} />
    </>
  );
}

function Way({ requirements }: { readonly requirements: readonly Requirement[] }): ReactNode {
  return requirements.map(([words, value], index) => (
    <span key={index}>
      {index > 0 && " and "}
      {words} {value !== undefined && <code>{value}</code>}
    </span>
  ));
}

function Verdicts({ library, files }: { readonly library: string; readonly files: readonly string[] }): ReactNode {
  return (
    <>
      <div className="scripted">
        <Island name="download-tester" component={DownloadTester} when="visible" props={{ library, files }} />
      </div>
      <ul className="verdicts unscripted">
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code> {countsAsDownload(library, file) ? "counts" : "does not count"}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns file names to try: the names in a rule, an example for each extension, and some common names. */
function filesToTry(ways: ReturnType<typeof explainRule>): string[] {
  const named = (ways ?? []).map((way) => patternOf(way, "model"));
  return [...new Set([...named.slice(0, 3), ...USUAL_FILES])].slice(0, 7);
}
