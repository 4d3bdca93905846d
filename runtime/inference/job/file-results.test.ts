import { afterEach, expect, test } from "vitest";
import { ProviderOutputError, resetHubCache } from "../index.ts";
import { stubClient } from "../testing/stub-client.ts";
import { PNG } from "../testing/routes.ts";

/* Tests jobs whose result is a file. Either the last reply is the file itself, or the file has a URL that needs the API
   key. */

afterEach(() => resetHubCache());

const QUICK = { poll: { intervalMs: 1 } };
const picture = () => new Response(PNG, { headers: { "content-type": "image/png" } });
const submitted = () => Response.json({ id: "job-1" });
const running = () => Response.json({ id: "job-1", status: "in-progress" }, { status: 202 });
const EDIT = {
  provider: "stability",
  accessToken: "own-key",
  model: "upscale/creative",
  inputs: new Blob([PNG], { type: "image/png" }),
} as const;
const FILM = { provider: "openrouter", accessToken: "own-key", model: "google/veo-3.1", inputs: "waves" } as const;

/** Returns the address, the key and the accepted types of each request. */
function toldBy(seen: readonly { readonly url: string; readonly headers: Headers }[]) {
  return seen.map(({ url, headers }) => [url, headers.get("authorization"), headers.get("accept")]);
}

test("a job ends when a response is a file", async () => {
  const { client, seen } = stubClient("stability", "image-to-image", [submitted, running, running, picture], QUICK);
  const result = await client.imageToImage(EDIT);
  expect([result.type, result.size]).toEqual(["image/png", PNG.length]);
  const asked = ["https://api.stability.ai/v2beta/results/job-1", "Bearer own-key", "image/*"];
  expect(toldBy(seen).slice(1)).toEqual([asked, asked, asked]);
});

test("a file in the first response is the result", async () => {
  const { client, seen } = stubClient("stability", "image-to-image", [picture], QUICK);
  const result = await client.imageToImage({ ...EDIT, model: "control/structure" });
  expect([result.type, seen.length]).toEqual(["image/png", 1]);
});

test("a job handle reports the status `done` when the file arrives", async () => {
  const { client } = stubClient("stability", "image-to-image", [submitted, running, picture], QUICK);
  const job = await client.jobs.imageToImage(EDIT);
  expect(await job.status()).toEqual({ status: "pending", raw: "" });
  expect(await job.status()).toEqual({ status: "done", raw: "" });
  expect((await job.result()).type).toBe("image/png");
});

test("a rejected job ends with the server's message", async () => {
  const refused = () => Response.json({ errors: ["content moderation"] }, { status: 403 });
  const { client } = stubClient("stability", "image-to-image", [submitted, refused], QUICK);
  await expect(client.imageToImage(EDIT)).rejects.toThrow(/status 403.*content moderation/);
});

const done = () => Response.json({ id: "job-1", status: "completed" });
const film = () => new Response(new Uint8Array(20).fill(255), { headers: { "content-type": "video/mp4" } });

test("a file at the provider's host is downloaded with the key, and a failed download is tried again", async () => {
  const failing = () => Response.json({}, { status: 503 });
  const { client, seen } = stubClient("openrouter", "text-to-video", [submitted, done, failing, film], QUICK);
  expect((await client.textToVideo(FILM)).type).toBe("video/mp4");
  const asked = ["https://openrouter.ai/api/v1/videos/job-1/content?index=0", "Bearer own-key", "*/*"];
  expect(toldBy(seen).slice(2)).toEqual([asked, asked]);
});

test("a redirect to another host does not send the key", async () => {
  const moved = () => new Response(null, { status: 302, headers: { location: "https://files.example/film.mp4" } });
  const { client, seen } = stubClient("openrouter", "text-to-video", [submitted, done, moved, film], QUICK);
  expect((await client.textToVideo(FILM)).type).toBe("video/mp4");
  expect(toldBy(seen).at(-1)).toEqual(["https://files.example/film.mp4", null, "*/*"]);
});

test("a redirect into a private network is not followed", async () => {
  const moved = () => new Response(null, { status: 302, headers: { location: "https://169.254.169.254/film.mp4" } });
  const { client, seen } = stubClient("openrouter", "text-to-video", [submitted, done, moved, film], QUICK);
  await expect(client.textToVideo(FILM)).rejects.toThrow("the URL is from a response and leads into a private network");
  expect(seen).toHaveLength(3);
});

test("JSON instead of the file is an error with the server's message", async () => {
  const { client } = stubClient(
    "openrouter",
    "text-to-video",
    [submitted, done, () => Response.json({ error: "gone" })],
    QUICK,
  );
  const call = client.textToVideo(FILM);
  await expect(call).rejects.toThrow(ProviderOutputError);
  await expect(call).rejects.toThrow(/expected a file.*gone/);
});
