import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hubFiles, LARGEST_FILE } from "./hub-files.ts";

let server: Server;
let hub: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = "" } = request;
    if (url === "/acme/moved/resolve/main/chat_template.jinja") response.writeHead(307, { location: "/moved" }).end();
    else if (url === "/moved") response.end("{{ “x” }}");
    else if (url.startsWith("/acme/large/")) response.end(Buffer.alloc(LARGEST_FILE + 1, 32));
    else if (url.startsWith("/acme/cut/"))
      response.writeHead(200, { "content-length": 10 }).end("half", () => request.socket.destroy());
    else response.writeHead(404).end("no such file");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  hub = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("follows a redirect, and returns only the files that exist", async () => {
  expect(await hubFiles("acme/moved", hub)).toEqual({ jinja: "{{ “x” }}" });
});

test.each([
  ["acme/large", /larger than 8 MiB/],
  ["acme/cut", /cannot be reached/],
  ["acme/nothing", /acme\/nothing has no tokenizer_config.json and no chat_template.jinja/],
  ["../../api", /not the id of a model.*private hub/],
])("%s: the error contains the reason", async (id, reason) => {
  await expect(hubFiles(id, hub)).rejects.toThrow(reason);
});
