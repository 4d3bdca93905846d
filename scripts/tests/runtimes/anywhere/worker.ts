import { tryEverything, type Servers } from "./checks.ts";

/** The addresses of the test servers. The bundler inserts them here. */
declare const SERVERS: Servers;

/** An edge worker that runs the checks for every request, and returns the results. */
const worker = {
  fetch: async (): Promise<Response> => Response.json(await tryEverything(SERVERS)),
};

// oxlint-disable-next-line import/no-default-export -- edge workers need a default export
export default worker;
