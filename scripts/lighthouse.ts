import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import { median } from "./bench/measure.ts";
import { launchBrowser } from "./lib/browser.ts";
import { previewSite } from "./lib/preview-site.ts";
import { startStep } from "./lib/progress.ts";
import { installLocked, ROOT } from "./lib/run.ts";

const PAGES = [
  "/",
  "/model/?id=Qwen/Qwen3-0.6B",
  "/tasks/",
  "/tasks/image-segmentation/",
  "/libraries/",
  "/libraries/transformers/",
  "/providers/hf-inference/",
  "/apps/ollama/",
  "/compare/?a=library%3Adiffusers&b=library%3Atransformers",
  "/search/?q=speech",
  "/docs/getting-started/",
];

/** The lowest median score that passes in each category. The highest possible score is 100. */
const CATEGORIES = { performance: 90, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MOST_SHIFT = 0.02;

/** The part of the package lighthouse, in `.ci/lighthouse`, that this program uses. */
type Lighthouse = (address: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { score: number | null; displayValue?: string; numericValue?: number }>>;
  /** The reason why the page could not be measured. */
  readonly runtimeError?: { readonly message: string };
}

/** Serves the files of another server compressed, as a usual web host does. */
async function compressed(address: string): Promise<Server> {
  const server = createServer((request, response) => {
    get(new URL(request.url ?? "/", address), (answer) => {
      const { "content-length": _, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, { ...headers, "content-encoding": "gzip" });
      answer.pipe(createGzip()).pipe(response);
    });
  }).listen(0, "localhost");
  await once(server, "listening");
  return server;
}

/** Returns the weighed audits of a page with a score below 0.9. */
function faultsOf({ categories, audits }: Report): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighed.flatMap(({ id }) => {
    const { score = null, displayValue = "" } = audits[id] ?? {};
    return score === null || score >= 0.9 ? [] : [`${id} ${displayValue}`];
  });
}

/** Visits a page several times, and prints its medians. Returns true if the page passes. */
async function judge(visit: () => Promise<Report>, path: string, runs: number): Promise<boolean> {
  const step = startStep(path);
  const visits: Report[] = [];
  while (visits.length < runs) visits.push(await visit());
  step.done();
  for (const fault of new Set(visits.flatMap(faultsOf))) console.log(`  ${fault}`);
  const scores = Object.entries(CATEGORIES).map(([name, least]) => {
    const score = median(visits.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)));
    return { shown: `${name} ${score}`, isMet: score >= least };
  });
  const [shift, paint, bytes] = ["cumulative-layout-shift", "largest-contentful-paint", "total-byte-weight"].map((id) =>
    median(visits.map(({ audits }) => audits[id]?.numericValue ?? 0)),
  ) as [number, number, number];
  const isMet = scores.every((score) => score.isMet) && shift <= MOST_SHIFT;
  const figures = `CLS ${shift.toFixed(3)}, LCP ${(paint / 1000).toFixed(1)} s, ${(bytes / 1000).toFixed(0)} kB`;
  console.log(`${isMet ? "met   " : "MISSED"} ${path}: ${scores.map(({ shown }) => shown).join(", ")}, ${figures}`);
  return isMet;
}

/**
 * Visits each kind of page on a simulated phone, and prints the medians. `--runs 3` sets the number of visits. To visit
 * other pages, pass their paths.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "5" } },
    allowPositionals: true,
  });
  const site = await previewSite();
  await installLocked("lighthouse", "190 MB");
  const entry = join(ROOT, ".ci/lighthouse/node_modules/lighthouse/core/index.js");
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
  const server = await compressed(site.address);
  const { port } = server.address() as AddressInfo;
  const browser = await launchBrowser(`--remote-debugging-port=${port + 1}`);
  try {
    for (const page of positionals.length > 0 ? positionals : PAGES) {
      const flags = { port: port + 1, logLevel: "error", onlyCategories: Object.keys(CATEGORIES) };
      const visit = async (): Promise<Report> => {
        const { pathname, search } = new URL(page.slice(1), site.address);
        const report = (await lighthouse(`http://localhost:${port}${pathname}${search}`, flags))?.lhr;
        if (report === undefined || report.runtimeError !== undefined)
          throw new Error(`${page} cannot be measured: ${report?.runtimeError?.message ?? "no result"}`);
        return report;
      };
      if (!(await judge(visit, page, Number(values.runs)))) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    server.close();
    await site.server.close();
  }
}

await main();
