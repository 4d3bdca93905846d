import { tryEverything, type Servers } from "./checks.ts";

/** Inserted by the bundler. */
declare const SERVERS: Servers;

/** An edge worker that answers every request with the results. */
const worker = {
  fetch: async (): Promise<Response> => Response.json(await tryEverything(SERVERS)),
};

// oxlint-disable-next-line import/no-default-export -- edge workers need a default export
export default worker;
