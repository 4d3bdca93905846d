import { expect } from "vitest";
import { fetchMedia } from "./output.ts";
import { answer, half, json } from "../testing/faulty-server.ts";
import { ORGANISATION, QUICK, testFaults, TOKEN, type Fault } from "../testing/fault.ts";

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array.from({ length: 600 }, () => 7)]);

const faults: Fault[] = [
  {
    name: "a missing file is an error",
    replies: [answer(404, "no such file")],
    run: ({ origin }) => file(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: { status: 404, body: "no such file" },
    },
  },
  {
    name: "an HTML page instead of a file is an error",
    replies: [answer(200, "<html>", { "content-type": "text/html" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError", responseBody: "<html>" },
  },
  {
    name: "JSON instead of a file is an error that contains the message in the JSON",
    replies: [json({ error: "expired" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError", says: "expired" },
  },
  {
    name: "an HTML page with the content type of an image is an error",
    replies: [answer(200, "<!DOCTYPE html><p>", { "content-type": "image/png" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "an empty file is an error",
    replies: [answer(200, "", { "content-type": "image/png" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError", says: "empty" },
  },
  {
    name: "a wrong content type is replaced by the type of the file's bytes",
    replies: [answer(200, PNG, { "content-type": "IMAGE/JPEG" })],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
  },
  {
    name: "a missing content type is replaced by the type of the file's bytes",
    replies: [answer(200, PNG)],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
  },
  {
    name: "an interrupted download is tried again",
    replies: [half(PNG.subarray(0, 100)), answer(200, PNG)],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
    requests: 2,
  },
  {
    name: "three interrupted downloads are an error",
    replies: [half(PNG.subarray(0, 100))],
    run: ({ origin }) => file(origin),
    wants: { error: "ConnectionError" },
    requests: 3,
  },
  {
    name: "a download with status 503 is tried again",
    replies: [answer(503, ""), answer(200, PNG)],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
  },
  {
    name: "a download that stops ends with a timeout",
    replies: [half(PNG, "silence")],
    run: ({ origin }) => file(origin, { idleTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "idle" },
  },
  {
    name: "a file above the size limit is an error",
    replies: [answer(200, PNG)],
    run: ({ origin }) => file(origin, { maxResponseBytes: 100 }),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "a URL in a private network is not fetched",
    replies: [],
    run: () => fetchMedia("http://10.0.0.1/a.png", QUICK).then(String),
    wants: { error: "ProviderOutputError", says: "private network" },
  },
  {
    name: "a URL of this machine in a remote provider's response is not fetched",
    replies: [answer(200, PNG)],
    run: ({ origin }) => fetchMedia(`${origin}/a`, QUICK).then(String),
    wants: { error: "ProviderOutputError" },
    requests: 0,
  },
  {
    name: "a download never sends credentials, even if they are in the options",
    replies: [answer(200, PNG)],
    run: ({ origin }) => file(origin, { headers: { authorization: TOKEN, "x-key": TOKEN } }),
    wants: { value: "image/png 608" },
    check: ({ server }) => {
      expect(JSON.stringify(server.seen)).not.toContain(TOKEN);
      expect(JSON.stringify(server.seen)).not.toContain(ORGANISATION);
    },
  },
  {
    name: "an invalid URL is an error",
    replies: [],
    run: () => fetchMedia("images/1.png", QUICK).then(String),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "an invalid data: URL is an error",
    replies: [],
    run: () => fetchMedia("data:image/png;base64,!!!", QUICK).then(String),
    wants: { error: "ProviderOutputError" },
  },
];

testFaults("files", faults);

async function file(origin: string, options = {}): Promise<string> {
  const blob = await fetchMedia(`${origin}/file`, { ...QUICK, ...options }, true);
  return `${blob.type} ${blob.size}`;
}
