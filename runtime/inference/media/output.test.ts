import { expect } from "vitest";
import { fetchMedia } from "./output.ts";
import { answer, half, json } from "../testing/faulty-server.ts";
import { ORGANISATION, QUICK, testFaults, TOKEN } from "../testing/fault.ts";
import type { Fault } from "../testing/fault.ts";

/* Part of the fault matrix: each test causes a fault of the server, the network or the caller, and checks the result.
   Requests go to a real local server. After each test, no response, timer or listener may be left open, and no error
   may contain the token. */

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array.from({ length: 600 }, () => 7)]);

const faults: Fault[] = [
  {
    name: "the file is gone",
    replies: [answer(404, "no such file")],
    run: ({ origin }) => file(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: { status: 404, body: "no such file" },
    },
  },
  {
    name: "a page instead of a file",
    replies: [answer(200, "<html>", { "content-type": "text/html" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError", responseBody: "<html>" },
  },
  {
    name: "JSON instead of a file",
    replies: [json({ error: "expired" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError", says: "expired" },
  },
  {
    name: "a page with the type of an image",
    replies: [answer(200, "<!DOCTYPE html><p>", { "content-type": "image/png" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "an empty file",
    replies: [answer(200, "", { "content-type": "image/png" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError", says: "empty" },
  },
  {
    name: "a wrong type",
    replies: [answer(200, PNG, { "content-type": "IMAGE/JPEG" })],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
  },
  {
    name: "no type",
    replies: [answer(200, PNG)],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
  },
  {
    name: "broken off once",
    replies: [half(PNG.subarray(0, 100)), answer(200, PNG)],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
    requests: 2,
  },
  {
    name: "broken off always",
    replies: [half(PNG.subarray(0, 100))],
    run: ({ origin }) => file(origin),
    wants: { error: "ConnectionError" },
    requests: 3,
  },
  {
    name: "503 once",
    replies: [answer(503, ""), answer(200, PNG)],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
  },
  {
    name: "silence within the file",
    replies: [half(PNG, "silence")],
    run: ({ origin }) => file(origin, { idleTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "idle" },
  },
  {
    name: "too large",
    replies: [answer(200, PNG)],
    run: ({ origin }) => file(origin, { maxResponseBytes: 100 }),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "a private address",
    replies: [],
    run: () => fetchMedia("http://10.0.0.1/a.png", QUICK).then(String),
    wants: { error: "ProviderOutputError", says: "private network" },
  },
  {
    name: "this machine, named by a remote provider",
    replies: [answer(200, PNG)],
    run: ({ origin }) => fetchMedia(`${origin}/a`, QUICK).then(String),
    wants: { error: "ProviderOutputError" },
    requests: 0,
  },
  {
    name: "no credentials, whatever the options say",
    replies: [answer(200, PNG)],
    run: ({ origin }) => file(origin, { headers: { authorization: TOKEN, "x-key": TOKEN } }),
    wants: { value: "image/png 608" },
    check: ({ server }) => {
      expect(JSON.stringify(server.seen)).not.toContain(TOKEN);
      expect(JSON.stringify(server.seen)).not.toContain(ORGANISATION);
    },
  },
  {
    name: "an invalid address",
    replies: [],
    run: () => fetchMedia("images/1.png", QUICK).then(String),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "a data: address that is broken",
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
