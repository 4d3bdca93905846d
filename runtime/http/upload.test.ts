import { afterEach, expect, test } from "vitest";
import { answer, type FaultyServer, json, type Reply, serve } from "../inference/testing/faulty-server.ts";
import type { SendRequest, UploadProgress } from "./options.ts";
import { upload } from "./upload.ts";

const servers: FaultyServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(...replies: readonly Reply[]): Promise<FaultyServer> {
  const server = await serve(...replies);
  servers.push(server);
  return server;
}

/** Answers like servers that refuse a body of unknown size. */
const strict: Reply = (request, response, body) =>
  (request.method === "POST" && request.headers["content-length"] === undefined
    ? answer(411, "length required")
    : json({ size: body.length }))(request, response, body);

function send(origin: string, request: Partial<SendRequest>, onUpload: (progress: UploadProgress) => void) {
  const target = { trust: "provider", url: `${origin}/up`, hosts: [] } as const;
  return upload(target, { method: "POST", headers: {}, body: undefined, ...request }, { maxRetries: 0 }, onUpload);
}

const SIZE = 200_000;
const BODIES: readonly (readonly [name: string, request: Partial<SendRequest>, type: string | undefined])[] = [
  ["a file", { body: new Blob([new Uint8Array(SIZE)], { type: "audio/flac" }) }, "audio/flac"],
  ["JSON", { body: "x".repeat(SIZE), headers: { "content-type": "application/json" } }, "application/json"],
];

test.each(BODIES)("the upload of %s states its size, so that strict servers accept it", async (_, request, type) => {
  const { origin, seen } = await start(strict);
  const sent: number[] = [];
  const reply = await send(origin, request, (progress) => sent.push(progress.sent));
  expect(await reply.json()).toEqual({ size: SIZE });
  expect(seen[0]?.headers).toMatchObject({ "content-length": String(SIZE), "content-type": type });
  expect(sent).toEqual([0, 65_536, 131_072, 196_608, SIZE]);
});

test("an empty body and a request without a body are sent too", async () => {
  const { origin, seen } = await start(strict);
  const progress: UploadProgress[] = [];
  await send(origin, { body: new Blob([]) }, (one) => progress.push(one));
  expect(seen[0]?.headers["content-length"]).toBe("0");
  expect(progress[0]).toEqual({ sent: 0, total: 0 });
  await send(origin, { method: "GET" }, () => expect.unreachable());
});

test.each([0, 65_536, SIZE])("an error in onUpload after %i bytes ends the upload unchanged", async (when) => {
  const { origin } = await start(strict);
  const error = new RangeError("mine");
  const body = new Blob([new Uint8Array(SIZE)]);
  const run = (): Promise<unknown> =>
    send(origin, { body }, ({ sent }) => {
      if (sent === when) throw error;
    });
  await expect((async () => run())()).rejects.toBe(error);
});

test("a redirect that turns the upload into a GET states no size", async () => {
  const { origin, seen } = await start(answer(303, "", { location: "/result" }), json({ done: true }));
  const reply = await send(origin, { body: new Blob(["abc"]) }, () => {});
  expect(await reply.json()).toEqual({ done: true });
  expect(seen[1]?.headers["content-length"]).toBeUndefined();
});
