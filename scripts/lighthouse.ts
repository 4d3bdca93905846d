import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { createGzip } from "node:zlib";
import { chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER } from "./lib/browser.ts";
import { installLocked } from "./lib/install-locked.ts";
import { startStep } from "./lib/progress.ts";
import { ROOT } from "./lib/run.ts";
import { median } from "./bench/shared/measure.ts";

/** The path of one page of each kind. */
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  model: "/model/?id=Qwen/Qwen3-0.6B",
  tasks: "/tasks/",
  task: "/tasks/image-segmentation/",
  libraries: "/libraries/",
  library: "/libraries/transformers/",
  provider: "/providers/hf-inference/",
  app: "/apps/ollama/",
  "shared comparison": "/compare/?a=library%3Adiffusers&b=library%3Atransformers",
  search: "/search/?q=speech",
  document: "/docs/getting-started/",
};

/** The lowest median score that passes in each category. The highest possible score is 100. */
const CATEGORIES = { performance: 90, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** The highest median layout shift that passes. */
const MOST_SHIFT = 0.02;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".webm": "video/webm",
  ".opus": "audio/ogg",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

/**
 * Serves the built site like a usual web host: files are compressed, and files with a hash in their names may be cached
 * for a long time.
 */
function serve(folder: string): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Content-Encoding": "gzip",
      "Cache-Control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=600",
    });
    createReadStream(file).pipe(createGzip()).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, "localhost", () => {
      const address = server.address();
      resolve({ server, port: typeof address === "object" && address !== null ? address.port : 0 });
    });
  });
}

/** The part of Lighthouse that this program uses. It is installed in `.ci/lighthouse`. */
type Lighthouse = (address: string, flags: object) => Promise<{ readonly lhr: LighthouseReport } | undefined>;

interface LighthouseReport {
  readonly categories: Readonly<Record<string, LighthouseCategory>>;
  readonly audits: Readonly<Record<string, LighthouseAudit>>;
  /** The reason why the page could not be measured. */
  readonly runtimeError?: { readonly message: string };
}

interface LighthouseAudit {
  readonly score: number | null;
  readonly displayValue?: string;
  readonly numericValue?: number;
}

interface LighthouseCategory {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

async function loadLighthouse(): Promise<Lighthouse> {
  await installLocked("lighthouse", "190 MB");
  const path = join(ROOT, ".ci/lighthouse/node_modules/lighthouse/core/index.js");
  return ((await import(pathToFileURL(path).href)) as { readonly default: Lighthouse }).default;
}

/** The measurements of one visit, or the medians of several visits. */
interface Measured {
  /** Scores from 0 to 100, in the order of `CATEGORIES`. */
  readonly scores: readonly number[];
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Seconds until the largest contentful paint. */
  readonly seconds: number;
  /** Kilobytes that were transferred, in compressed form, including fonts, scripts and media. */
  readonly kilobytes: number;
}

/** Returns the measurements of a visit, and the audits with a score below 0.9. */
async function visit(
  lighthouse: Lighthouse,
  address: string,
  port: number,
): Promise<{ readonly measured: Measured; readonly faults: readonly string[] }> {
  const names = Object.keys(CATEGORIES);
  const run = await lighthouse(address, { port, logLevel: "error", onlyCategories: names });
  if (run === undefined) throw new Error(`lighthouse gave no result for ${address}`);
  const { categories, audits, runtimeError } = run.lhr;
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  const valueOf = (id: string): number => audits[id]?.numericValue ?? 0;
  const weighed = names.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const faults = weighed.flatMap(({ id }) => {
    const audit = audits[id];
    return audit === undefined || audit.score === null || audit.score >= 0.9
      ? []
      : [`${id} ${audit.displayValue ?? ""}`];
  });
  const measured = {
    scores: names.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    shift: valueOf("cumulative-layout-shift"),
    seconds: valueOf("largest-contentful-paint") / 1000,
    kilobytes: valueOf("total-byte-weight") / 1000,
  };
  return { measured, faults };
}

function medianOf(visits: readonly Measured[]): Measured {
  return {
    scores: Object.keys(CATEGORIES).map((_, index) => median(visits.map(({ scores }) => scores[index] ?? 0))),
    shift: median(visits.map(({ shift }) => shift)),
    seconds: median(visits.map(({ seconds }) => seconds)),
    kilobytes: median(visits.map(({ kilobytes }) => kilobytes)),
  };
}

function passes({ scores, shift }: Measured): boolean {
  return Object.values(CATEGORIES).every((goal, index) => (scores[index] ?? 0) >= goal) && shift <= MOST_SHIFT;
}

const COLUMNS = [...Object.keys(CATEGORIES), "CLS", "LCP", "KB"];
const WIDTHS = COLUMNS.map((name) => Math.max(6, name.length));

function line(name: string, cells: readonly string[]): string {
  return [name.padEnd(20), ...cells.map((cell, index) => cell.padStart(WIDTHS[index] ?? 0))].join("  ");
}

function cellsOf({ scores, shift, seconds, kilobytes }: Measured): string[] {
  return [...scores.map(String), shift.toFixed(3), `${seconds.toFixed(1)} s`, kilobytes.toFixed(0)];
}

/**
 * Visits each kind of page on a simulated phone, and prints the medians as a table.
 *
 * `--runs 3` sets the number of visits (default: 5). To visit other pages, pass their paths, each with a slash at the
 * start.
 */
async function main(parameters: readonly string[]): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  const site = join(ROOT, "dist/site");
  if (!existsSync(join(site, "index.html"))) throw new Error("dist/site is missing: run `npm run build` first");
  const lighthouse = await loadLighthouse();
  const at = parameters.indexOf("--runs");
  const runs = at === -1 ? 5 : Number(parameters[at + 1]);
  const { server, port } = await serve(site);
  const debugPort = port + 1;
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${debugPort}`],
  });
  const chosen = parameters.filter((parameter) => parameter.startsWith("/")).map((path) => [path, path] as const);
  const table = [line("page", COLUMNS)];
  for (const [name, path] of chosen.length > 0 ? chosen : Object.entries(PAGES)) {
    const step = startStep(name);
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < runs; run += 1)
      visits.push(await visit(lighthouse, `http://localhost:${port}${path}`, debugPort));
    step.done();
    for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`  ${fault}`);
    const middle = medianOf(visits.map(({ measured }) => measured));
    table.push(line(name, [...cellsOf(middle), ...(passes(middle) ? [] : ["below the goal"])]));
    if (!passes(middle)) process.exitCode = 1;
  }
  console.log(table.join("\n"));
  await browser.close();
  server.close();
}

await main(process.argv.slice(2));
