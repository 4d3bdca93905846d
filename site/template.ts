import { createHash } from "node:crypto";

/** The parts of `index.html` for one page, as HTML. */
export interface TemplateParts {
  readonly head: string;
  readonly body: string;
  /** Script that runs before the first paint. */
  readonly script: string;
  /** True: the page may start workers from scripts of this site. Default: false. */
  readonly usesWorkers?: boolean;
  /** Origins that scripts of the page may ask, beside its own. Default: none. */
  readonly connects?: readonly string[];
}

/**
 * Fills `index.html` for a page.
 *
 * @param template the text of `index.html`, as the build wrote it
 * @param strict true: a content security policy is set that allows what the build made and nothing else; the
 *   development server needs more than it allows
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
    // One policy, made in `playground/trusted-worker.ts`: it lets scripts of this origin through, for workers.
    ...(usesWorkers ? ["worker-src 'self'", "trusted-types hubsmith-worker"] : ["trusted-types 'none'"]),
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">`;
}

/** Replaces a mark that must be there, by text that may hold anything. */
function replaceOnce(text: string, mark: string, by: string): string {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`site/index.html lacks ${mark}`);
  return text.slice(0, at) + by + text.slice(at + mark.length);
}
