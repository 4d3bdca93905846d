import { tryEverything, type Servers } from "./checks.ts";

/** Written in by the bundler. */
declare const SERVERS: Servers;

/** An edge worker answers any request with what it found. */
const worker = {
  fetch: async (): Promise<Response> => Response.json(await tryEverything(SERVERS)),
};

// oxlint-disable-next-line import/no-default-export -- the form that edge workers have
export default worker;
