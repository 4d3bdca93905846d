import { execFile } from "node:child_process";
import { getEventListeners } from "node:events";
import { promisify } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { delay, limited, unlessAborted, Watch } from "./timeout.ts";

afterEach(() => vi.useRealTimers());

test.each([50, 20_000])("a Watch of %i ms expires only once, during the first wait that is too long", (limit) => {
  vi.useFakeTimers();
  let expired = 0;
  const watch = new Watch(limit, () => expired++);
  for (let wait = 0; wait < 5; wait++) {
    watch.arm();
    vi.advanceTimersByTime(limit * 0.9);
    watch.pause();
    // The time between two waits does not count towards the limit.
    vi.advanceTimersByTime(limit * 3);
  }
  expect(expired).toBe(0);
  watch.arm();
  vi.advanceTimersByTime(limit + 1001);
  expect(expired).toBe(1);
  vi.advanceTimersByTime(limit * 5);
  expect(expired).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("a Watch has no timer after it has ended", () => {
  vi.useFakeTimers();
  for (const limit of [50, 20_000]) {
    const watch = new Watch(limit, () => expect.unreachable());
    watch.arm();
    watch.end();
  }
  vi.advanceTimersByTime(100_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("the timer of a Watch keeps the process alive only during a wait", () => {
  const begin = vi.spyOn(globalThis, "setTimeout");
  const watch = new Watch(60_000, () => expect.unreachable());
  watch.arm();
  const timer: { hasRef(): boolean } | undefined = begin.mock.results.at(-1)?.value;
  begin.mockRestore();
  expect(timer?.hasRef()).toBe(true);
  watch.pause();
  expect(timer?.hasRef()).toBe(false);
  watch.arm();
  expect(timer?.hasRef()).toBe(true);
  watch.end();
});

test("an abort ends a wait with the signal's reason and leaves no listener", async () => {
  const controller = new AbortController();
  const waits = [delay(60_000, controller.signal), unlessAborted(new Promise(() => {}), controller.signal)];
  setTimeout(() => controller.abort("stop"), 5);
  for (const wait of waits) await expect(wait).rejects.toBe("stop");
  await expect(delay(1, controller.signal)).rejects.toBe("stop");
  await delay(1, new AbortController().signal);
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
});

test("the signal of a call with a time limit aborts after this time, or with the caller's signal", async () => {
  const controller = new AbortController();
  expect(limited(undefined, undefined, "total").signal).toBeUndefined();
  expect(limited(controller.signal, Number.POSITIVE_INFINITY, "total").signal).toBe(controller.signal);
  const short = limited(controller.signal, 5, "total");
  await expect(delay(60_000, short.signal)).rejects.toMatchObject({ which: "total", afterMs: 5 });
  short.end();
  const long = limited(controller.signal, 1e12, "poll");
  expect(long.signal?.aborted).toBe(false);
  controller.abort("stop");
  expect(long.signal?.reason).toBe("stop");
  long.end();
  expect(limited(controller.signal, 5, "total").signal?.reason).toBe("stop");
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
});

test("a script that only waits for a job stays alive until the job is done", async () => {
  const module = new URL("../inference/job/poll.ts", import.meta.url).href;
  const script = `
    import { waitForJob } from ${JSON.stringify(module)};
    let polls = 0;
    const request = () => ({ method: "GET", url: "", credentials: "never" });
    const plan = { initial: () => undefined, result: () => undefined, status: request, state: () => ({ status: ++polls === 3 ? "done" : "pending", raw: "" }),
      firstWaitMs: 20, intervalMs: 20, attempts: "unlimited", failure: String, exhausted: String };
    await waitForJob(plan, undefined, { url: "", reply: {} }, async () => ({}));
    console.log("done after", polls);`;
  expect(await outputOf(script)).toBe("done after 3\n");
});

// If the timer kept the process alive, the first script would run for two minutes.
test.each([
  ["a script that leaves a stream after one chunk ends at once", 120_000, "controller.enqueue(chunk)", "done\n"],
  ["a script that waits for a chunk stays alive until the time limit", 50, "", "total\n"],
])("%s", async (_, timeout, pull, output) => {
  const script = `
    import { InferenceClient } from ${JSON.stringify(new URL("../index.ts", import.meta.url).href)};
    const chunk = new TextEncoder().encode('data: {"choices":[{"index":0,"delta":{"content":"a"}}]}\\n\\n');
    const pull = (controller) => { ${pull} };
    const fetch = async () => new Response(new ReadableStream({ pull }), { headers: { "content-type": "text/event-stream" } });
    const client = new InferenceClient(undefined, { fetch, timeout: ${timeout}, endpointUrl: "http://127.0.0.1/v1/chat/completions" });
    const stream = client.chatCompletionStream({ messages: [{ role: "user", content: "hi" }] });
    console.log(await stream.next().then(() => "done", ({ which }) => which));`;
  expect(await outputOf(script)).toBe(output);
});

/** Runs a module in a new process. Returns its output after the process has ended by itself. */
async function outputOf(script: string): Promise<string> {
  const parameters = ["--import", "tsx", "--input-type=module", "--eval", script];
  return (await promisify(execFile)(process.execPath, parameters)).stdout;
}
