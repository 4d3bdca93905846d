import { expect, test } from "vitest";
import type { JobPlan } from "./job-plan.ts";
import type { Call } from "./types.ts";
import { InputError, ProviderOutputError } from "../../http/errors.ts";
import { adapterOf } from "./catalogue.ts";
import { defineProvider } from "./define.ts";

const BASE = "https://router.huggingface.co";

function planOf(provider: string, task: string): JobPlan {
  const plan = adapterOf(provider).task(task)?.job;
  if (plan === undefined) throw new Error("no job");
  return plan;
}

function callOf(task: string, call: Partial<Call> = {}): Call {
  return { task, auth: "hub-token", model: "fal-ai/flux/dev", args: {}, ...call };
}

test("fal-ai: reports the log and the position in the queue, and polls again after an unknown status", () => {
  const plan = planOf("fal-ai", "text-to-image");
  expect(plan.state({ status: "IN_QUEUE", queue_position: 3 })).toEqual({
    status: "pending",
    raw: "IN_QUEUE",
    queuePosition: 3,
  });
  expect(plan.state({ status: "IN_PROGRESS", logs: [{ message: "a" }, "b", 7] })).toMatchObject({ logs: ["a", "b"] });
  expect(plan.state({ status: "LOST" })).toEqual({ status: "pending", raw: "LOST" });
  for (const status of ["FAILED", "ERROR", "CANCELLED"])
    expect(plan.state({ status })).toEqual({ status: "failed", raw: status });
  expect(plan.failure({ status: "FAILED", error: "out of memory" })).toBe(
    "Fal AI text-to-image task failed: out of memory",
  );
  expect(() => plan.state({})).toThrow(
    "Received malformed response from Fal AI text-to-image API: expected string at status",
  );
  expect(plan.initial({ status: "COMPLETED" })).toMatchObject({ status: "done" });
  expect(plan).toMatchObject({ firstWaitMs: 500, intervalMs: 500, attempts: "unlimited" });
});

test("fal-ai: a reply without an id is malformed", () => {
  const submit = { url: `${BASE}/fal-ai/x`, reply: { response_url: "https://queue.fal.run/x" } };
  const plan = planOf("fal-ai", "text-to-video");
  expect(() => plan.id(submit)).toThrow(ProviderOutputError);
  expect(() => plan.id(submit)).toThrow("expected non-empty string at request_id");
});

test("a job can be resumed by its id alone, or by an id that is a path", () => {
  const plan = planOf("fal-ai", "text-to-image");
  const call = callOf("text-to-image");
  const submit = plan.resume(call, "job-1");
  if (submit === undefined) throw new Error("not resumed");
  const status = {
    method: "GET",
    credentials: "same-as-submit",
    url: `${BASE}/fal-ai/fal-ai/flux/requests/job-1/status?_subdomain=queue`,
  };
  expect(plan.status(call, submit, 1)).toEqual(status);
  expect(plan.cancel(call, submit)).toMatchObject({
    method: "PUT",
    url: `${BASE}/fal-ai/fal-ai/flux/requests/job-1/cancel?_subdomain=queue`,
  });
  const other = plan.resume(call, "/fal-ai/other/requests/job-2");
  expect(other && plan.status(call, other, 1).url).toBe(
    `${BASE}/fal-ai/fal-ai/other/requests/job-2/status?_subdomain=queue`,
  );
  expect(() => plan.resume(call, "..")).toThrow(InputError);
});

test.each([
  ["together", "text-to-video", "job-1", `${BASE}/together/v2/videos/job-1`],
  ["novita", "text-to-video", "job-1", `${BASE}/novita/v3/async/task-result?task_id=job-1`],
  ["zai-org", "text-to-image", "job-1", `${BASE}/zai-org/api/paas/v4/async-result/job-1`],
  ["wavespeed", "text-to-image", "/api/v3/predictions/1/result", `${BASE}/wavespeed/api/v3/predictions/1/result`],
  ["replicate", "text-to-image", "/v1/predictions/1", `${BASE}/replicate/v1/predictions/1`],
])("%s %s resumes %s", (provider, task, id, url) => {
  const plan = planOf(provider, task);
  const call = callOf(task, { model: "tiny" });
  const submit = plan.resume(call, id);
  expect(submit && plan.status(call, submit, 1).url).toBe(url);
  expect(submit && plan.id(submit)).toBe(id);
});

test.each([
  ["https://api.example.com/films/v1", "v1/jobs/{id}", "https://api.example.com/films/v1/jobs/job%2F1"],
  ["https://api.example.com/films", "v1/jobs/{id}", "https://api.example.com/films/v1/jobs/job%2F1"],
  ["https://{account}.example.com", "{account}/jobs/{id}", "https://acme.example.com/acme/jobs/job%2F1"],
])("with the base URL %s, the route %s of a job is requested at %s", (baseUrl, route, url) => {
  const job = { id: "id", statusUrl: { route }, status: { path: "state", done: ["ok"], failed: ["no"] } } as const;
  const waits = { firstWaitMs: 0, intervalMs: 100, attempts: 5 };
  const values = { account: { description: "the id of your account.", pattern: "^[a-z]+$", example: "acme" } };
  const provider = defineProvider({
    id: "films",
    displayName: "Films",
    baseUrl,
    ...(baseUrl.includes("{") && { values }),
    tasks: {
      "text-to-video": {
        route: "v1/films",
        body: [{ set: { prompt: "$inputs" } }],
        job: { ...job, ...waits },
        response: { check: { video: "url" }, take: "video", kind: "url" },
      },
    },
  });
  const plan = adapterOf(provider).task("text-to-video")?.job;
  const call = callOf("text-to-video", { auth: "provider-key", values: { account: "acme" } });
  const submit = { url: `${baseUrl.replace("{account}", "acme")}/v1/films?a=b`, reply: { id: "job/1" } };
  expect(plan?.status(call, submit, 1).url).toBe(url);
});

test("black-forest-labs: sends no key to the URL in the reply, and numbers the polls from 0", () => {
  const plan = planOf("black-forest-labs", "text-to-image");
  const submit = { url: "https://api.us1.bfl.ai/v1/x", reply: { polling_url: "https://api.eu1.bfl.ai/v1/get?id=1" } };
  const call = callOf("text-to-image", { auth: "provider-key" });
  expect(plan.status(call, submit, 1)).toEqual({
    method: "GET",
    credentials: "never",
    url: "https://api.eu1.bfl.ai/v1/get?id=1&attempt=0",
  });
  expect(plan).toMatchObject({ attempts: 5, intervalMs: 1000 });
  expect(plan.exhausted(5)).toBe(
    "Timed out while waiting for the result from Black Forest Labs text-to-image API after 5 attempts",
  );
  expect(plan.state({ status: "Queued somewhere" }).status).toBe("pending");
  expect(plan.state({ status: "Content Moderated" }).status).toBe("failed");
});

test("the error for a failed job contains the provider, the task and the reason", () => {
  expect(planOf("novita", "text-to-video").failure({ task: { status: "TASK_STATUS_FAILED" } })).toBe(
    "Novita text-to-video task failed",
  );
  const together = planOf("together", "text-to-video");
  expect(together.failure({ status: "failed", error: { message: "too long" } })).toBe(
    "Together AI text-to-video task failed: too long",
  );
  expect(together.failure({ status: "failed", error: { message: "x".repeat(9000) } }).length).toBeLessThan(600);
});

test("replicate: a first reply that contains the output needs no id and no status", () => {
  const plan = planOf("replicate", "text-to-image");
  const submit = { url: `${BASE}/replicate/v1/predictions`, reply: { output: ["https://a.example/b"] } };
  expect(plan.initial(submit.reply)).toEqual({ status: "done", raw: "" });
  expect(plan.id(submit)).toBe("");
  expect(plan.cancel(callOf("text-to-image"), submit)).toBeUndefined();
  expect(plan.initial({ status: "failed", error: "NSFW" })).toMatchObject({ status: "failed" });
});

test("zai-org: polls even if the first reply reports a success, but not if it reports a failure", () => {
  const plan = planOf("zai-org", "text-to-image");
  expect(plan.initial({ task_status: "SUCCESS" })).toBeUndefined();
  expect(plan.initial({ task_status: "FAIL" })).toMatchObject({ status: "failed" });
});

test.each([
  ["is running", { done: false }, "pending"],
  ["is done", { done: true, error: null }, "done"],
  ["failed", { done: true, error: { message: "NSFW" } }, "failed"],
  ["failed and is not done", { done: false, error: { message: "NSFW" } }, "failed"],
  ["failed without a status", { error: { message: "NSFW" } }, "failed"],
])("yandex: reads the Boolean status of a job that %s", (_, reply, status) => {
  expect(planOf("yandex", "text-to-image").state(reply).status).toBe(status);
});

test.each([[{}], [{ done: "true" }], [{ done: 1 }], [{ done: null }]])(
  "yandex: a reply %j without a Boolean status is an error",
  (reply) => {
    const malformed = "Received malformed response from Yandex AI Studio text-to-image API: expected boolean at done";
    expect(() => planOf("yandex", "text-to-image").state(reply)).toThrow(malformed);
  },
);

test("a job fails if a Boolean field reports a failure, with or without a reason", () => {
  const horde = planOf("ai-horde", "text-to-image");
  expect(horde.state({ done: false, faulted: false, queue_position: 3 })).toEqual({
    status: "pending",
    raw: "false",
    queuePosition: 3,
  });
  expect(horde.state({ done: false, faulted: true }).status).toBe("failed");
  expect(horde.failure({ done: false, faulted: true })).toBe("AI Horde text-to-image task failed");
  const reply = { done: true, error: { code: 3, message: "the text was rejected" } };
  expect(planOf("yandex", "text-to-image").failure(reply)).toBe(
    "Yandex AI Studio text-to-image task failed: the text was rejected",
  );
});

test("stability: a file ends the job, in the first reply or in a later one", () => {
  const plan = planOf("stability", "image-to-image");
  const file = new Blob(["x"], { type: "image/png" });
  expect(plan.initial(file)).toEqual({ status: "done", raw: "" });
  expect(plan.id({ url: "https://api.stability.ai/v2beta", reply: file })).toBe("");
  expect(plan.initial({ id: "job-1" })).toBeUndefined();
  expect(plan.state({ id: "job-1", status: "in-progress" }).status).toBe("pending");
  expect(plan.state(file).status).toBe("done");
  expect(() => plan.id({ url: "https://api.stability.ai/v2beta", reply: {} })).toThrow(
    "expected non-empty string at id",
  );
});
