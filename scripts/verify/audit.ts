import { run, type Outcome } from "../lib/run.ts";

/** The verdict of `npm audit --json`: `ok`, the vulnerable packages, or the reason why the verdict is unknown. */
export type Verdict =
  | { readonly is: "ok" }
  | { readonly is: "vulnerable"; readonly packages: readonly string[] }
  | { readonly is: "unknown"; readonly reason: string };

/** Asks the registry for high and critical vulnerabilities of all packages in the lock file. */
export async function auditDependencies(): Promise<Outcome> {
  const npm = process.env["npm_execpath"];
  const parameters = ["audit", "--package-lock-only", "--audit-level=high", "--json"];
  const verdict: Verdict =
    npm === undefined
      ? { is: "unknown", reason: "the check was not started with npm" }
      : readAudit((await run(process.execPath, [npm, ...parameters])).output);
  if (verdict.is === "vulnerable") return { code: 1, output: verdict.packages.join("\n") };
  if (verdict.is === "ok") return { code: 0, output: "" };
  console.error(`! audit of dependencies SKIPPED: ${verdict.reason}`);
  return { code: 0, output: "skipped" };
}

/**
 * Reads the output of npm, which consists of warnings and JSON. For any other output, the verdict is `unknown`, never
 * `ok`.
 */
export function readAudit(output: string): Verdict {
  const report = jsonIn(output);
  const found = report["vulnerabilities"];
  if (typeof found !== "object" || found === null) {
    const { message } = report;
    return {
      is: "unknown",
      reason: typeof message === "string" ? message.slice(0, 200) : "npm returned no valid report",
    };
  }
  const packages = Object.entries(found).flatMap(([name, { severity }]: [string, { severity?: unknown }]) =>
    severity === "high" || severity === "critical" ? [`${name}: ${severity}; run \`npm audit\` for more`] : [],
  );
  return packages.length === 0 ? { is: "ok" } : { is: "vulnerable", packages };
}

function jsonIn(output: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(output.slice(output.search(/^\{/m), output.lastIndexOf("\n}") + 2));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
