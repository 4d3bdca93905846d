import { expect, test } from "vitest";
import { fetchMedia } from "../inference/media/output.ts";
import { answer, half, json, redirect } from "../inference/testing/faulty-server.ts";
import { ask, ORGANISATION, testFaults, TOKEN, type Fault, type Place } from "../inference/testing/fault.ts";

const OK = { ok: true };
const good = json(OK);
let otherOrigin = "";
let firstOrigin = "";

function withOther<T>({ origin, other }: Place, work: () => Promise<T>): Promise<T> {
  otherOrigin = other.origin;
  firstOrigin = origin;
  return work();
}

const faults: Fault[] = [
  {
    name: "a redirect to another origin sends no credentials",
    replies: [(request, response, body) => redirect(303, `${otherOrigin}/there`)(request, response, body)],
    run: (place) => withOther(place, () => ask(place.origin)).then(() => undefined),
    wants: { value: undefined },
    check: ({ other }) => {
      expect(other.seen[0]?.method).toBe("GET");
      expect(JSON.stringify(other.seen)).not.toContain(TOKEN);
      expect(JSON.stringify(other.seen)).not.toContain(ORGANISATION);
    },
  },
  ...[307, 308].map((status): Fault => ({
    name: `a redirect to another origin sends no body (${status})`,
    replies: [(request, response, body) => redirect(status, `${otherOrigin}/there`)(request, response, body)],
    run: (place) => withOther(place, () => ask(place.origin)),
    wants: {
      error: "ProviderApiError",
      httpResponse: { status },
      says: "a request body is never sent to another origin",
    },
    otherRequests: 0,
  })),
  {
    name: "a redirect within an origin sends body and credentials",
    replies: [redirect(307, "/next"), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
    requests: 2,
    check: ({ server }) => {
      expect(server.seen[1]).toMatchObject({
        method: "POST",
        path: "/next",
        body: '{"a":1}',
        headers: { authorization: `Bearer ${TOKEN}` },
      });
    },
  },
  {
    name: "a redirect to another origin and back sends no credentials",
    replies: [(request, response, body) => redirect(302, `${otherOrigin}/there`)(request, response, body), good],
    others: [(request, response, body) => redirect(302, `${firstOrigin}/back`)(request, response, body)],
    run: (place) => withOther(place, () => ask(place.origin)),
    wants: { value: OK },
    check: ({ server }) => expect(server.seen[1]?.headers.authorization).toBeUndefined(),
  },
  {
    name: "endless redirects are an error",
    replies: [redirect(307, "/again")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 6,
  },
  {
    name: "a redirect to a file: URL is not followed",
    replies: [redirect(303, "file:///etc/hosts")],
    run: ({ origin }) => ask(origin),
    requests: 1,
    wants: { error: "ProviderApiError", says: "only http and https URLs are called" },
  },
  {
    name: "a redirect into a private network is not followed",
    replies: [redirect(302, "http://169.254.169.254/latest/meta-data")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError", says: "private network" },
    requests: 1,
  },
  {
    name: "a redirect to an invalid URL is an error",
    replies: [redirect(302, "http://[")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "a redirect without a URL is an error",
    replies: [answer(302, "")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "a redirect is followed even if its body never ends",
    replies: [half("{", "silence", 307, { location: "/next" }), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
  },
];

testFaults("redirects", faults);

// The two servers of the fault matrix do not support https, so this test replaces `fetch`.
test("a redirect from https to http is not followed", async () => {
  const asked: string[] = [];
  const fetch = async (input: unknown): Promise<Response> => {
    asked.push(String(input));
    return new Response(null, { status: 302, headers: { location: "http://plain.example/file" } });
  };
  const fetched = fetchMedia("https://files.example/file", { fetch, maxRetries: 0 });
  await expect(fetched).rejects.toThrow("not followed: the redirect leads from https to http");
  expect(asked).toEqual(["https://files.example/file"]);
});
