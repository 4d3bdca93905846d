import { expect } from "vitest";
import { type ClientFault, HUB, film, painted, html, testClientFaults } from "./testing/client-fault.ts";
import { answer, json, reset, type Reply } from "./testing/faulty-server.ts";
import { mapping, PNG, type Routes } from "./testing/routes.ts";

const JOB = "/fal-ai/fal-ai/waves";
const submit = json({ request_id: "job-7", response_url: "https://queue.fal.run/fal-ai/waves/requests/job-7" });
const jobRoutes = (routes: Routes = {}): Routes => ({
  [HUB]: mapping(["fal-ai", "fal-ai/waves", "text-to-video"]),
  [`POST ${JOB}`]: submit,
  [`GET ${JOB}/requests/job-7/status`]: json({ status: "COMPLETED" }),
  ...routes,
});
const at = (address: string): Reply => json({ video: { url: address } });

const faults: readonly ClientFault[] = [
  {
    name: "a lost connection does not start a job twice",
    routes: jobRoutes({ [`POST ${JOB}`]: [reset, submit] }),
    run: film,
    requests: 2,
    error: { name: "ConnectionError" },
  },
  {
    name: "a server error does not start a job twice",
    routes: jobRoutes({ [`POST ${JOB}`]: [json({ error: "busy" }, 503), submit] }),
    run: film,
    requests: 2,
    error: { name: "ProviderApiError", httpResponse: { status: 503 } },
  },
  {
    name: "a job without an id is an error",
    routes: jobRoutes({ [`POST ${JOB}`]: json({ detail: "?" }, 200, { "x-request-id": "s-1" }) }),
    run: film,
    requests: 2,
    error: { name: "ProviderOutputError", httpResponse: { requestId: "s-1" } },
  },
  {
    name: "polling continues after failed polls",
    routes: (origin) =>
      jobRoutes({
        [`GET ${JOB}/requests/job-7/status`]: [json({}, 502), reset, json({}, 429), json({ status: "COMPLETED" })],
        [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`),
        "GET /film": answer(200, "\0\0\0\x18ftypmp42", { "content-type": "video/mp4" }),
      }),
    run: async (...all) => ((await film(...all)) as Blob).type,
    value: "video/mp4",
  },
  {
    name: "an answer without a status is an error",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7/status`]: json({ state: 5 }) }),
    run: film,
    error: { name: "ProviderOutputError", httpResponse: { status: 200 } },
  },
  {
    name: "the option `poll.timeout` ends the wait for a job",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7/status`]: json({ status: "IN_QUEUE" }) }),
    run: film,
    options: { poll: { intervalMs: 5, timeout: 500 } },
    error: { name: "ProviderOutputError", httpResponse: { status: 200 }, cause: { which: "poll", afterMs: 500 } },
  },
  {
    name: "the option `timeout` ends the wait for a job",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7/status`]: json({ status: "IN_QUEUE" }) }),
    run: film,
    options: { timeout: 60 },
    error: { name: "RequestTimeoutError", which: "total" },
  },
  {
    name: "a result without the URL of its file is an error",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7`]: json({ video: {} }) }),
    run: film,
    error: { name: "ProviderOutputError", httpResponse: { status: 200 } },
  },
  {
    name: "a result whose file is missing is an error",
    routes: (origin) =>
      jobRoutes({ [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`), "GET /film": json({ error: "gone" }, 404) }),
    run: film,
    error: { name: "ProviderApiError", httpResponse: { status: 404 } },
  },
  {
    name: "an HTML page instead of a file is an error",
    routes: (origin) => jobRoutes({ [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`), "GET /film": html(200) }),
    run: film,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "JSON instead of a file is an error",
    routes: (origin) =>
      jobRoutes({ [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`), "GET /film": json({ ok: true }) }),
    run: film,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "a file larger than maxResponseBytes is an error",
    routes: (origin) =>
      jobRoutes({
        [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`),
        "GET /film": answer(200, new Uint8Array(9000), { "content-type": "video/mp4" }),
      }),
    run: film,
    options: { maxResponseBytes: 8000 },
    error: { name: "ProviderOutputError" },
  },
  {
    name: "the URL of a file in a private network is not fetched",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7`]: at("http://169.254.169.254/latest/meta-data") }),
    run: film,
    error: { name: "ProviderOutputError", message: expect.stringContaining("private network") },
  },
  {
    name: "a file: URL is not fetched",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7`]: at("file:///etc/passwd") }),
    run: film,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "an HTML page instead of a picture is an error",
    routes: { [HUB]: mapping(["hf-inference", "m", "text-to-image"]), "POST /hf-inference/models/m": html(200) },
    run: painted,
    requests: 2,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "a picture with a wrong content type is returned with its real type",
    routes: {
      [HUB]: mapping(["hf-inference", "m", "text-to-image"]),
      "POST /hf-inference/models/m": answer(200, PNG, { "content-type": "application/octet-stream" }),
    },
    run: async (...all) => ((await painted(...all)) as Blob).type,
    value: "image/png",
  },
  {
    name: "an empty picture is an error",
    routes: {
      [HUB]: mapping(["hf-inference", "m", "text-to-image"]),
      "POST /hf-inference/models/m": answer(200, "", { "content-type": "image/png" }),
    },
    run: painted,
    error: { name: "ProviderOutputError" },
  },
];

testClientFaults("jobs and files", faults);
