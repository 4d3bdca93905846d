import { createHash } from "node:crypto";

/** HTML for the placeholders of `index.html`. */
export interface TemplateParts {
  readonly head: string;
  readonly body: string;
  /** A script that runs before the first paint. */
  readonly script: string;
  /** True if the page can start workers from scripts of this site. Default: false. */
  readonly usesWorkers?: boolean;
  /** Origins to which scripts of the page can send requests, besides the site's own. Default: none. */
  readonly connects?: readonly string[];
}

/**
 * Returns `index.html` with the content of a page.
 *
 * @param template the text of `index.html`, as the build wrote it
 * @param strict true to add a content security policy that allows only the files and scripts of the build. False for
 *   the development server, which needs more permissions
 */
export function fillTemplate(
  template: string,
  { head, body, script, connects = [], usesWorkers = false }: TemplateParts,
  strict: boolean,
): string {
  const top = [strict ? policyMeta(script, connects, usesWorkers) : "", `<script>${script}</script>`, head].join("");
  return replaceOnce(replaceOnce(template, "<!--page-head-->", top), "<!--page-body-->", body);
}

function policyMeta(script: string, connects: readonly string[], usesWorkers: boolean): string {
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...connects].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // The Trusted Types policy in `playground/chat/background.ts` lets workers load scripts of this origin only.
    ...(usesWorkers ? ["worker-src 'self'", "trusted-types hubsmith-worker"] : ["trusted-types 'none'"]),
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">`;
}

/** Replaces the placeholder `mark` with the text `by`, once. */
function replaceOnce(text: string, mark: string, by: string): string {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`site/index.html does not contain ${mark}`);
  return text.slice(0, at) + by + text.slice(at + mark.length);
}
