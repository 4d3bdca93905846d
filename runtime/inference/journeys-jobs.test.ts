import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type PollStatus } from "./index.ts";
import { answer, json } from "./testing/faulty-server.ts";
import { MESSAGES, paths, start, TOKEN } from "./testing/journey.ts";
import { mapping, type Routes } from "./testing/routes.ts";

/** Returns the replies of a provider whose video job is done at the third poll. */
function videoJob(origin: () => string): Routes {
  const state = (status: string, more = {}) => json({ status, ...more });
  return {
    "GET /api/models/acme/video": mapping(["fal-ai", "fal-ai/waves", "text-to-video"]),
    "POST /fal-ai/fal-ai/waves": json({
      request_id: "job-7",
      status: "IN_QUEUE",
      response_url: "https://queue.fal.run/fal-ai/waves/requests/job-7",
    }),
    "GET /fal-ai/fal-ai/waves/requests/job-7/status": [
      state("IN_QUEUE", { queue_position: 2 }),
      state("IN_PROGRESS", { logs: [{ message: "step 1" }] }),
      state("COMPLETED"),
    ],
    "GET /fal-ai/fal-ai/waves/requests/job-7": (...all) => json({ video: { url: `${origin()}/film.mp4` } })(...all),
    "GET /film.mp4": answer(200, "\0\0\0\x18ftypmp42film", { "content-type": "video/mp4" }),
    "PUT /fal-ai/fal-ai/waves/requests/job-7/cancel": json({ status: "CANCELLATION_REQUESTED" }),
  };
}
const VIDEO = { provider: "fal-ai", model: "acme/video", inputs: "waves" } as const;

test("the call waits for its job and reports the status; every request uses the caller's fetch", async () => {
  const asked: string[] = [];
  const mine: typeof fetch = (input, init) => {
    asked.push(new URL(input as string).pathname);
    return fetch(input, init);
  };
  const states: PollStatus[] = [];
  const { server, client } = await start(videoJob, {
    fetch: mine,
    poll: { intervalMs: 1, onStatus: (status) => states.push(status) },
  });
  const film = await client.textToVideo(VIDEO);
  expect([film.type, film.size]).toEqual(["video/mp4", 16]);
  expect(asked).toEqual(server.seen.map(({ path }) => path.replace(/\?.*/, "")));
  expect(states.map(({ raw, queuePosition, logs }) => [raw, queuePosition, logs])).toEqual([
    ["IN_QUEUE", undefined, undefined],
    ["IN_QUEUE", 2, undefined],
    ["IN_PROGRESS", undefined, ["step 1"]],
    ["COMPLETED", undefined, undefined],
  ]);
  const media = server.seen.find(({ path }) => path === "/film.mp4");
  expect(media?.headers.authorization).toBeUndefined();
});

test("a job can be watched, awaited, cancelled, and resumed by its id", async () => {
  const { server, client } = await start(videoJob, { poll: { intervalMs: 1 } });
  const job = await client.jobs.textToVideo(VIDEO);
  expect([job.id, job.provider, job.task, job.model]).toEqual([
    "/fal-ai/waves/requests/job-7",
    "fal-ai",
    "text-to-video",
    "fal-ai/waves",
  ]);
  expect(inspect(job, { depth: 9 })).not.toContain(TOKEN);
  const words: string[] = [];
  for await (const { raw } of job) words.push(raw);
  expect(words).toEqual(["IN_QUEUE", "IN_QUEUE", "IN_PROGRESS", "COMPLETED"]);
  const film = await job.result();
  expect(film.type).toBe("video/mp4");
  await job.cancel();
  expect(paths(server).at(-1)).toMatch(/^PUT .*\/cancel/);
  const again = client.jobs.resume<Blob>(job.id, { provider: "fal-ai", task: "text-to-video" });
  expect(await again.status()).toMatchObject({ status: "done", raw: "COMPLETED" });
  expect((await again.result()).type).toBe("video/mp4");
});

test("after the caller leaves the loop over a job, polling stops until result() is called", async () => {
  const { client, server } = await start(videoJob, { poll: { intervalMs: 1 } });
  const job = await client.jobs.textToVideo(VIDEO);
  for await (const { raw } of job) if (raw === "IN_QUEUE") break;
  const before = server.seen.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(server.seen.length - before).toBeLessThanOrEqual(1);
  expect((await job.result()).type).toBe("video/mp4");
});

test("jobs rejects a task that does not run as a job, before it sends a request to the provider", async () => {
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["groq", "m", "conversational"]),
  }));
  const args = { provider: "groq", model: "acme/model", messages: MESSAGES } as const;
  await expect(client.jobs.chatCompletion(args)).rejects.toThrow("Groq answers conversational directly");
  expect(paths(server)).toEqual(["GET /api/models/acme/model?expand[]=inferenceProviderMapping"]);
});
