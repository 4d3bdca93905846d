import { inspect } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PROVIDER_EXAMPLES, type ProviderCase } from "../../generated/providers/examples.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import { InferenceClient } from "./index.ts";
import { InferenceError } from "../http/errors.ts";
import { TASK_OF } from "../../generated/functions.ts";
import { isObject } from "../http/json.ts";
import { isLocalCall } from "../http/trust.ts";
import { adapterOf } from "./provider/catalogue.ts";
import { play, revived } from "./testing/examples.ts";

/**
 * Runs complete calls against a hostile hub, provider and file server. The tests check where the token is sent, and how
 * each call ends.
 */

const SECRET = "SecretSecretSecret0123456789";
const TOKENS = [`hf_${SECRET}`, `key-${SECRET}`];
/** Hosts that the caller did not choose. The last hosts in the list are in private networks. */
const ELSEWHERE = [
  "https://evil.example",
  "https://huggingface.co.evil.example",
  "https://router.huggingface.co@evil.example",
  "//evil.example",
  "http://router.huggingface.co",
  "http://169.254.169.254",
  "http://[::ffff:127.0.0.1]:8080",
  "http://2130706433",
  "https://localhost",
];
const INSIDE = /^(?:169\.254\.|\[::|127\.|2130706433|localhost)/;
/** Like `INSIDE`, for providers on the caller's own computer, whose responses may lead to this computer. */
const OTHER_COMPUTERS = /^169\.254\./;

/** One way to corrupt the response of a server, or to leave it unchanged. */
type Mischief =
  | { readonly kind: "addresses"; readonly to: string }
  | { readonly kind: "redirect"; readonly status: number; readonly to: string }
  | { readonly kind: "repeat"; readonly status: number }
  | { readonly kind: "throw" }
  | { readonly kind: "none" };

const elsewhere = fc.constantFrom(...ELSEWHERE);
const mischief: fc.Arbitrary<Mischief> = fc.oneof(
  fc.record({ kind: fc.constant("addresses" as const), to: elsewhere }),
  fc.record({
    kind: fc.constant("redirect" as const),
    status: fc.constantFrom(301, 302, 303, 307, 308),
    to: elsewhere,
  }),
  fc.record({ kind: fc.constant("repeat" as const), status: fc.constantFrom(200, 400, 401, 429, 500) }),
  fc.constant({ kind: "throw" as const }),
  fc.constant({ kind: "none" as const }),
);

/** Returns a copy of a value in which all addresses point to the host `to`. */
function moved(value: unknown, to: string): unknown {
  if (typeof value === "string") return value.replace(/^https:\/\/[^/]+/, to);
  if (Array.isArray(value)) return value.map((item) => moved(item, to));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, moved(item, to)]));
}

/**
 * Returns a `fetch` that answers like the servers of an example, and the list of its requests. The first element of
 * `ways` says how to corrupt the first response, the second element the second response, and so on.
 */
function corrupted(entry: ProviderCase, token: string, ways: readonly Mischief[]) {
  const seen: { readonly host: string; readonly hasToken: boolean }[] = [];
  const { fetch: good } = play(entry, token);
  let count = 0;
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const sent =
      url + JSON.stringify([...new Headers(init.headers)]) + (typeof init.body === "string" ? init.body : "");
    seen.push({ host: new URL(url).host, hasToken: sent.includes(SECRET) });
    const way = ways[count++] ?? { kind: "none" };
    switch (way.kind) {
      case "none":
        return good(url, init);
      case "throw":
        throw new TypeError("fetch failed", { cause: new Error(`sent ${sent}`) });
      case "repeat":
        return new Response(JSON.stringify({ error: sent }), {
          status: way.status,
          headers: {
            "content-type": "application/json",
            "x-request-id": sent.slice(0, 300).replaceAll(/[^\u0020-\u007e]/g, ""),
          },
        });
      case "redirect":
        return new Response(null, { status: way.status, headers: { location: `${way.to}/x` } });
      case "addresses": {
        const answer = await good(url, init);
        if (!(answer.headers.get("content-type") ?? "").includes("json")) return answer;
        return Response.json(moved(await answer.json(), way.to));
      }
    }
  };
  return { seen, fetch: fetch as typeof globalThis.fetch };
}

const some = PROVIDER_EXAMPLES.filter(({ provider }) => provider !== "auto" && provider !== "openai");

test("no server gets another server's token, no private network is called, and no error shows a token", async () => {
  const ways = fc.array(mischief, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...some), fc.constantFrom(...TOKENS), ways, async (entry, token, plan) => {
      const { provider, task, example } = entry;
      const { seen, fetch } = corrupted(entry, token, plan);
      const client = new InferenceClient(token, {
        fetch,
        poll: { intervalMs: 0, timeout: 200 },
        retry: { baseMs: 0, capMs: 0 },
      });
      const name = Object.entries(TASK_OF).find(([, each]) => each === task)?.[0] as "textToImage";
      const model = PROVIDER_SPECS[provider].hubOrg === undefined ? example.model : "acme/asked";
      const args = { ...Object(revived(example.arguments)), provider, model };
      const error: unknown = await client[name](args).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      const isHub = token.startsWith("hf_");
      const { baseUrl, hosts } = adapterOf(provider);
      const inside = isLocalCall(baseUrl) ? OTHER_COMPUTERS : INSIDE;
      const own = isHub ? ["huggingface.co", "router.huggingface.co"] : hosts;
      for (const { host, hasToken } of seen) {
        if (hasToken) expect(own).toContain(host);
        expect(host).not.toMatch(inside);
      }
      if (error === undefined) return;
      expect(error).toBeInstanceOf(InferenceError);
      const shown =
        inspect(error, { depth: 12, showHidden: true }) + JSON.stringify(error) + String((error as Error).stack);
      expect(shown).not.toContain(SECRET);
    }),
    { numRuns: 600 },
  );
});
