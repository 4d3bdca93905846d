import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "./browser.ts";
import { startStep } from "./progress.ts";
import { ROOT } from "./run.ts";

/** One of each kind of page. */
const PAGES = [
  "/",
  "/tasks/image-segmentation/",
  "/libraries/",
  "/libraries/transformers/",
  "/providers/",
  "/providers/hf-inference/",
  "/quantization/",
  "/compare/",
  "/model/",
  "/playground/snippet/",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Lowest median score that passes, of 100. */
const GOAL = 99;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

/** Serves the built site as a usual host does: compressed, and cached for long where names carry a hash. */
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

/** The scores of one visit, of 100, in the order of `CATEGORIES`, and the audits that cost points. */
async function visit(address: string, port: number): Promise<{ scores: number[]; faults: string[] }> {
  const run = await lighthouse(address, { port, logLevel: "error", onlyCategories: [...CATEGORIES] });
  if (run === undefined) throw new Error(`lighthouse gave no result for ${address}`);
  const { categories, audits } = run.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const weighed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const faults = weighed.flatMap(({ id }) => {
    const audit = audits[id];
    return audit === undefined || audit.score === null || audit.score >= 0.9
      ? []
      : [`${id} ${audit.displayValue ?? ""}`];
  });
  return { scores, faults };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Median scores of some visits to each kind of page, on a simulated phone. `--runs 5` is the number of visits; paths
 * that begin with a slash choose the pages.
 */
async function main(parameters: readonly string[]): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error("no browser found: install Chromium or set HUBSMITH_CHROMIUM to its path");
  const at = parameters.indexOf("--runs");
  const runs = at === -1 ? 5 : Number(parameters[at + 1]);
  const { server, port } = await serve(join(ROOT, "dist/site"));
  const debugPort = port + 1;
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${debugPort}`],
  });
  console.log(["page".padEnd(32), ...CATEGORIES].join("  "));
  const chosen = parameters.filter((parameter) => parameter.startsWith("/"));
  for (const path of chosen.length > 0 ? chosen : PAGES) {
    const step = startStep(path);
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(`http://localhost:${port}${path}`, debugPort));
    const scores = CATEGORIES.map((_, index) => median(visits.map((one) => one.scores[index] ?? 0)));
    step.done();
    console.log(
      [path.padEnd(32), ...scores.map((score, index) => String(score).padStart(CATEGORIES[index]?.length ?? 0))].join(
        "  ",
      ),
    );
    for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`  ${fault}`);
    if (scores.some((score) => score < GOAL)) process.exitCode = 1;
  }
  await browser.close();
  server.close();
}

await main(process.argv.slice(2));
