import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { kept } from "../../generators/spec/entries.ts";
import { isObject } from "../../generators/spec/json.ts";
import { quoted } from "../../generators/spec/suggest.ts";
import { HubApiError } from "../../runtime/http/errors.ts";
import type { Answer } from "../../runtime/http/answer.ts";
import { send } from "../../runtime/http/send.ts";
import { CommandError } from "../hubsmith/command-error.ts";

type Values = Readonly<Record<string, string>>;

/** Maximum size of a reply, in bytes. The largest ones are lists of all releases of a package. */
const MAX_REPLY_BYTES = 2 ** 25;
/** Maximum time for one request with its retries, in milliseconds. */
const MAX_REQUEST_MS = 120_000;
/** Maximum wait for a part of a reply, in milliseconds. */
const MAX_IDLE_MS = 20_000;

/** The addresses in a file of sources, and requests to them. */
export class Sources {
  readonly #addresses: Values;
  /** The JSON replies by address. Several facts can be in one reply. */
  readonly #replies = new Map<string, Promise<unknown>>();

  /** @param changes addresses that replace those of the file, such as `hub` */
  constructor(file: string, changes: Values = {}) {
    const data: unknown = parse(readFileSync(file, "utf8"));
    if (!isObject(data) || !Object.values(data).every((address) => typeof address === "string"))
      throw new CommandError(`${quoted(file)} must map names to addresses`, "see scripts/refresh/sources.yaml");
    this.#addresses = { ...(data as Values), ...changes };
  }

  /** Returns an address with its values. */
  url(name: string, values: Values = {}): string {
    return this.#named(name).replaceAll(/\{(\w+)\}/g, (_hole, key: string, offset: number) => {
      const value = values[key] ?? this.#named(key);
      return offset === 0 ? value.replace(/\/$/, "") : value.split("/").map(encodeURIComponent).join("/");
    });
  }

  /** Asks for JSON. Returns undefined if there is nothing at the address (status 404). */
  async json(name: string, values?: Values): Promise<unknown> {
    const url = this.url(name, values);
    return kept(this.#replies, url, async () => (await ask(url, "application/json"))?.json());
  }

  /** Asks for a text. Returns undefined if there is nothing at the address (status 404). */
  async text(name: string, values?: Values): Promise<string | undefined> {
    return (await ask(this.url(name, values), "*/*"))?.text();
  }

  #named(name: string): string {
    const address = this.#addresses[name];
    if (address === undefined) throw new CommandError(`the file of sources has no ${quoted(name)}`);
    return address;
  }
}

async function ask(url: string, accept: string): Promise<Answer | undefined> {
  try {
    return await send(
      { trust: "provider", url, hosts: [] },
      { method: "GET", headers: { accept }, body: undefined },
      {
        api: "hub",
        headersTimeout: MAX_IDLE_MS,
        idleTimeout: MAX_IDLE_MS,
        maxResponseBytes: MAX_REPLY_BYTES,
        signal: AbortSignal.timeout(MAX_REQUEST_MS),
      },
    );
  } catch (error) {
    if (error instanceof HubApiError && error.httpResponse.status === 404) return undefined;
    throw error;
  }
}
