import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installLocked, ROOT, run } from "../../lib/run.ts";
import { type Consumer, copyConsumer } from "./consumer.ts";
import { workedExample } from "./worked-example.ts";

/*
 * Runs the programs of `site/docs/scale.md` with three workers that are killed again and again, and a Redis that is
 * killed once. Set `SCALE_ITEMS` for another number of items.
 */

const ITEMS = Number(process.env["SCALE_ITEMS"] ?? 1000);
/** Number of workers that die after the answer to a request, and before they have stored it. */
const LOST_ANSWERS = ITEMS / 50;
const WORKERS = 3;
const CONCURRENCY = 8;
const REQUESTS_PER_MINUTE = 3000;
const JOBS_AT_ONCE = 15;
const WINDOW_MS = 5000;

/** Returns pseudo-random numbers from 0 to 1, the same in every run. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
const numbers = random(35);
const below = (end: number): number => Math.floor(numbers.next().value * end);

const ITEM_LIST = Array.from({ length: ITEMS }, (_, index) => ({
  id: `item-${index}`,
  provider: index % 2 === 0 ? "luma" : "runway",
  inputs: `picture of item-${index}`,
}));

interface Answer {
  readonly status?: number;
  readonly body: unknown;
  /** True if the worker dies when it receives the answer. */
  readonly dies?: boolean;
}

interface ProviderJob {
  readonly inputs: string;
  /** Process id of the worker that started the job. */
  readonly worker: string;
  polls: number;
}

/** A provider of jobs, in the protocols of Luma and Runway. Runway obeys the header Idempotency-Key, Luma does not. */
class Provider {
  readonly jobs: ProviderJob[] = [];
  /** Times of the requests that submit a job, by provider. */
  readonly submitted: Record<string, number[]> = { luma: [], runway: [] };
  /** Jobs that a living worker has started, and whose result it has not fetched, by provider. */
  readonly #open: Record<string, Set<ProviderJob>> = { luma: new Set(), runway: new Set() };
  readonly #keys = new Map<string, number>();
  /** The texts of the items whose worker died when the answer arrived. */
  readonly lost = new Set<string>();
  mostAtOnce = 0;

  answer(request: IncomingMessage, body: string): Answer {
    const [, host = "", ...path] = (request.url ?? "").split("/");
    const id = Number(path.at(-1));
    const job = this.jobs[id];
    if (host === "media.example") {
      for (const open of Object.values(this.#open)) if (job !== undefined) open.delete(job);
      return { body: Buffer.from(`picture: ${job?.inputs}`) };
    }
    const provider = host.includes("luma") ? "luma" : "runway";
    if (request.method === "POST") return this.#submit(provider, request, JSON.parse(body) as Record<string, string>);
    if (job === undefined) throw new Error(`there is no job ${id}`);
    const isDone = job.polls++ > 0;
    const url = `https://media.example/${id}`;
    if (provider === "runway") return { body: isDone ? { id, status: "SUCCEEDED", output: [url] } : RUNNING };
    return { body: isDone ? { id, state: "completed", assets: { image: url } } : { id, state: "dreaming" } };
  }

  forget(worker: string): void {
    for (const open of Object.values(this.#open)) {
      for (const job of open) if (job.worker === worker) open.delete(job);
    }
  }

  #submit(provider: string, { headers }: IncomingMessage, body: Record<string, string>): Answer {
    const number = this.submitted[provider]?.push(performance.now()) ?? 0;
    if (number % 50 === 10) return { status: 429, body: { error: "slow down" } };
    const inputs = body["prompt"] ?? body["promptText"] ?? "";
    const key = provider === "runway" ? headers["idempotency-key"] : undefined;
    let id = typeof key === "string" ? this.#keys.get(key) : undefined;
    if (id === undefined) {
      id = this.jobs.length;
      const job = { inputs, worker: String(headers["x-worker"]), polls: 0 };
      this.jobs.push(job);
      this.#open[provider]?.add(job);
      if (typeof key === "string") this.#keys.set(key, id);
    }
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#open[provider]?.size ?? 0);
    const dies = id % 40 === 20 && this.lost.size < LOST_ANSWERS && !this.lost.has(inputs);
    if (dies) this.lost.add(inputs);
    // The job runs, although the answer is an error.
    if (number % 50 === 20 && !dies) return { status: 502, body: { error: "bad gateway" } };
    return { body: { id: String(id), state: "queued" }, dies };
  }
}
const RUNNING = { id: "", status: "RUNNING" };

const provider = new Provider();
const workers = new Map<string, ChildProcess>();
let isOver = false;
let consumer: Consumer;
let server: Server;
let redis: ChildProcess;
const counts = { kills: 0, restarts: 0 };
/** Workers that ended although nobody killed them. */
const crashes: string[] = [];

beforeAll(async () => {
  await installLocked("scale", "16 MB");
  consumer = copyConsumer();
  const { folder } = consumer;
  cpSync(join(ROOT, ".ci/scale/node_modules"), join(folder, "node_modules"), { recursive: true });
  for (const [path, text] of workedExample(readFileSync(join(ROOT, "site/docs/scale.md"), "utf8")).files) {
    writeFileSync(join(folder, path), text);
  }
  const limits = { requestsPerMinute: REQUESTS_PER_MINUTE, jobsAtOnce: JOBS_AT_ONCE };
  const providers = {
    luma: { model: "photon-1", ...limits },
    runway: { model: "gen4_image", ...limits, idempotencyHeader: "Idempotency-Key" },
  };
  writeFileSync(join(folder, "providers.json"), JSON.stringify(providers));
  writeFileSync(join(folder, "items.jsonl"), ITEM_LIST.map((item) => `${JSON.stringify(item)}\n`).join(""));
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      const answer = provider.answer(request, body);
      const isFile = Buffer.isBuffer(answer.body);
      const type = { "content-type": isFile ? "image/png" : "application/json", "retry-after-ms": "100" };
      response.writeHead(answer.status ?? 200, answer.dies === true ? { ...type, "x-die": "1" } : type);
      response.end(isFile ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  mkdirSync(join(folder, "redis"));
  startRedis();
});

afterAll(async () => {
  isOver = true;
  for (const worker of workers.values()) worker.kill("SIGKILL");
  redis.kill("SIGKILL");
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  consumer.remove();
});

function startRedis(): void {
  const flags = "--port 0 --unixsocket redis.sock --appendonly yes --appendfsync always --save".split(" ");
  redis = spawn("redis-server", [...flags, ""], { cwd: join(consumer.folder, "redis"), stdio: "ignore" });
  redis.on("error", (error) => {
    throw new Error("redis-server is missing: install it, for example with apt-get install redis-server", {
      cause: error,
    });
  });
}

/** The environment of the programs. */
function environment(): Record<string, string> {
  return {
    REDIS_URL: join(consumer.folder, "redis/redis.sock"),
    PROVIDER_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    LUMAAI_API_KEY: "luma-key",
    RUNWAYML_API_SECRET: "runway-key",
    LOCK_MS: "2000",
    POLL_MS: "20",
  };
}

/** Starts a worker, and starts another one when it dies. */
function startWorker(): void {
  const preload = pathToFileURL(join(ROOT, "scripts/tests/package/lead-to-provider.mjs")).href;
  const env = { ...process.env, ...environment() };
  const worker = spawn(process.execPath, ["--import", preload, "worker.mjs"], {
    cwd: consumer.folder,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const id = String(worker.pid);
  let printed = "";
  worker.stderr.on("data", (piece) => (printed = (printed + String(piece)).slice(-5000)));
  workers.set(id, worker);
  worker.on("exit", (_, signal) => {
    workers.delete(id);
    if (signal !== "SIGKILL") crashes.push(printed);
    provider.forget(id);
    if (!isOver) startWorker();
  });
}

/** Runs a program of the document. Returns what it printed. */
async function program(name: string): Promise<string> {
  const { code, output } = await run(process.execPath, [name], environment(), consumer.folder);
  if (code !== 0) throw new Error(output);
  return output;
}

interface Ended {
  readonly id: string;
  readonly provider: string;
  readonly status: string;
  readonly file?: string;
}

function resultsOf(name: string): Ended[] {
  const lines = readFileSync(join(consumer.folder, "results.jsonl"), "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Ended).filter((ended) => ended.provider === name);
}

/** Returns the most entries of a sorted list of times in any window. */
function mostIn(times: readonly number[], windowMs: number): number {
  let first = 0;
  return Math.max(
    ...times.map((time, index) => {
      while ((times[first] ?? 0) <= time - windowMs) first++;
      return index - first + 1;
    }),
  );
}

test("every item ends, although workers and Redis die", async () => {
  const start = performance.now();
  await program("add.mjs");
  for (let index = 0; index < WORKERS; index++) startWorker();
  for (let left = ITEMS; left > 0;) {
    await new Promise((resolve) => setTimeout(resolve, 1000 + below(1500)));
    expect(crashes).toEqual([]);
    const states = [...(await program("collect.mjs")).matchAll(/^\w+: (\d+) left, (\d+) under way$/gm)];
    left = states.reduce((sum, [, items]) => sum + Number(items), 0);
    expect(states).toHaveLength(2);
    for (const [, , underWay] of states) expect(Number(underWay)).toBeLessThanOrEqual(JOBS_AT_ONCE);
    if (counts.restarts === 0 && left < ITEMS / 2) {
      counts.restarts++;
      redis.kill("SIGKILL");
      startRedis();
    } else if (below(2) === 0) {
      counts.kills++;
      [...workers.values()][below(workers.size)]?.kill("SIGKILL");
    }
  }
  const [luma, runway] = [resultsOf("luma"), resultsOf("runway")];
  const ids = [...luma, ...runway].map(({ id }) => id);
  const unknown = luma.filter(({ status }) => status === "unknown");
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `scale: ${ITEMS} items in ${seconds} s, ${provider.lost.size} answers lost, ${counts.kills} other kills, ` +
      `${unknown.length} unknown, ${provider.jobs.length} jobs, most jobs at once ${provider.mostAtOnce}`,
  );

  expect([provider.lost.size, counts.restarts]).toEqual([LOST_ANSWERS, 1]);
  expect(ids.toSorted()).toEqual(ITEM_LIST.map(({ id }) => id).toSorted());
  const done = [...luma, ...runway].filter(({ status }) => status === "done");
  for (const { id, file = "" } of done) {
    expect(readFileSync(join(consumer.folder, file), "utf8")).toBe(`picture: picture of ${id}`);
  }
  expect(done.length + unknown.length).toBe(ITEMS);

  // Nothing was started twice. Where the provider obeys the key, no item is unknown.
  const started = provider.jobs.map(({ inputs }) => inputs);
  expect(new Set(started).size).toBe(started.length);
  expect(new Set(runway.map(({ status }) => status))).toEqual(new Set(["done"]));
  // A worker that died after the answer cannot know the job.
  const lost = ITEM_LIST.filter((item) => item.provider === "luma" && provider.lost.has(item.inputs));
  expect(unknown.map(({ id }) => id)).toEqual(expect.arrayContaining(lost.map(({ id }) => id)));

  // In any window, at most the items that the queue released in it, and those that were about to send their request.
  const most = (WINDOW_MS / 60_000) * REQUESTS_PER_MINUTE + 1 + WORKERS * CONCURRENCY;
  for (const times of Object.values(provider.submitted)) {
    expect(mostIn(times, WINDOW_MS)).toBeLessThanOrEqual(most);
  }
});
