import { inspect } from "node:util";
import { expect, test } from "vitest";
import {
  ConnectionError,
  HubApiError,
  InferenceError,
  InputError,
  ProviderApiError,
  ProviderOutputError,
  RequestTimeoutError,
  RoutingError,
} from "./errors.ts";
import { InferenceClient } from "../inference/index.ts";
import { isSecretHeader, plainCause, redactHeaders, redactText, redactUrl, secretsOf } from "./redact.ts";

test.each([
  "Authorization",
  "proxy-authorization",
  "X-Key",
  "x-api-key",
  "API-KEY",
  "Cookie",
  "set-cookie",
  "x-auth-token",
  "x-goog-api-key",
  "X-Amz-Signature",
])("%s is secret", (name) => expect(isSecretHeader(name)).toBe(true));

test.each(["content-type", "idempotency-key", "x-ratelimit-remaining-tokens", "x-request-id", "etag", "keep-alive"])(
  "%s is not secret",
  (name) => expect(isSecretHeader(name)).toBe(false),
);

test("redactHeaders replaces secrets", () => {
  const headers = {
    Authorization: "Bearer abcdefgh",
    "X-Own": "seen",
    "X-Debug": "key abcdefgh was used",
    "X-Strange": "1",
  };
  const secrets = secretsOf(headers);
  expect(secrets).toContain("abcdefgh");
  expect(redactHeaders(headers, ["x-strange"], secrets)).toEqual({
    authorization: "[redacted]",
    "x-own": "seen",
    "x-debug": "key [redacted] was used",
    "x-strange": "[redacted]",
  });
  expect(redactHeaders(new Headers({ "x-key": "abcdefgh" }))).toEqual({ "x-key": "[redacted]" });
});

test("a secret is redacted in plain text, in an address and in JSON", () => {
  const secrets = secretsOf({ authorization: 'Key a/b"c d' });
  for (const text of ['a/b"c d', encodeURIComponent('a/b"c d'), JSON.stringify('a/b"c d')]) {
    expect(redactText(`<${text}>`, secrets)).not.toContain("b");
  }
});

test("if two secrets start with the same text, both are replaced completely", () => {
  const secrets = secretsOf({ "x-api-key": "abcdefgh", "x-token": "abcdefghijkl" });
  expect(redactText("key abcdefgh, token abcdefghijkl", secrets)).toBe("key [redacted], token [redacted]");
});

test.each([
  ["https://me:pass@host/path", "https://host/path"],
  ["https://host/?token=abc&x=1", "https://host/?token=[redacted]&x=1"],
  ["https://host/?x=1&X-Amz-Signature=abc#end", "https://host/?x=1&X-Amz-Signature=[redacted]#end"],
  ["https://host/?api_key=abc", "https://host/?api_key=[redacted]"],
  ["https://host/?max_tokens=5", "https://host/?max_tokens=5"],
])("%s is shown as %s", (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});

// A pattern that is tried again at each separator would need 80 billion steps for the first of these URLs.
test.each([";C", "_token", "&a_", "?", "//", "//a"])("a URL with 400,000 times %j is read once", (part) => {
  const url = `https://host/?token=abcd&x=${part.repeat(400_000)}`;
  expect(redactUrl(url)).toBe(url.replace("abcd", "[redacted]"));
  expect(secretsOf({}, [], url)).toContain("abcd");
});

test.each([
  "code",
  "CODE",
  "sig",
  "sas",
  "sas_token",
  "subscription-key",
  "subscriptionKey",
  "Ocp-Apim-Subscription-Key",
  "x-functions-key",
  "functionsKey",
  "AWSAccessKeyId",
  "X-Amz-Signature",
  "X-Amz-Credential",
  "X-Amz-Security-Token",
  "X-Goog-Signature",
  "X-Goog-Credential",
  "GoogleAccessId.signature",
  "apikey",
  "apiKey",
  "api-key",
  "key",
  "client_secret",
  "clientSecret",
  "access_key",
  "accessKey",
  "access_key_id",
  "secretKey",
  "private_key",
  "authToken",
  "sessionToken",
  "refresh_token",
  "id_token",
  "password",
  "pwd",
  "authorization",
])("the parameter %s is redacted in a URL, and where its value is repeated", (name) => {
  for (const start of ["?", "?api-version=1&", "?a=1;", "#"]) {
    const url = `https://host/path${start}${name}=abc%2Fdef==&x=1`;
    expect(redactUrl(url)).toBe(`https://host/path${start}${name}=[redacted]&x=1`);
    expect(redactText("wrong: abc/def==", secretsOf({}, [], url))).toBe("wrong: [redacted]");
  }
});

test.each([
  "se",
  "sp",
  "sv",
  "api-version",
  "country_code",
  "language-code",
  "encode",
  "max_tokens",
  "monkey",
  "keyword",
])("the parameter %s is shown", (name) => {
  expect(redactUrl(`https://host/?${name}=abcd`)).toBe(`https://host/?${name}=abcd`);
});

test("the key in an endpointUrl appears neither in hooks nor in errors", async () => {
  const seen: unknown[] = [];
  const client = new InferenceClient(undefined, {
    endpointUrl: "https://mine.example/api/chat/v1/chat/completions?code=azure%2Bkey",
    fetch: async (url) => Response.json({ error: `wrong key azure+key in ${url as string}` }, { status: 401 }),
    onRequest: (event) => seen.push(event),
    onResponse: (event) => seen.push(event),
  });
  const call = client.chatCompletion({ model: "m", messages: [{ role: "user", content: "Hello" }] });
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderApiError);
  expect(seen).toHaveLength(2);
  expect(inspect([error, seen], { depth: 9, showHidden: true })).not.toContain("azure");
});

test("a data: URL is shortened", () => {
  expect(redactUrl(`data:image/png;base64,${"A".repeat(10_000)}`).length).toBeLessThan(100);
});

test("the cause of an error contains only the name, message and code of the original error", () => {
  const inner = Object.assign(new Error("sent Authorization: Bearer abcdefgh.ijkl"), {
    code: "ECONNRESET",
    headers: { a: "abcdefgh" },
  });
  const outer = Object.assign(new TypeError("fetch failed", { cause: inner }), { request: "abcdefgh" });
  const plain = plainCause(outer);
  expect(plain).toMatchObject({ name: "TypeError", message: "fetch failed", cause: { code: "ECONNRESET" } });
  expect(inspect(plain, { depth: 9, showHidden: true })).not.toContain("abcdefgh");
});

test("the cause of an error may be any value", () => {
  const throwing = Object.defineProperty({}, "message", {
    get: () => {
      throw new Error("no");
    },
  });
  const round: { message: string; cause?: unknown } = { message: "round" };
  round.cause = round;
  for (const [thrown, message] of [
    [undefined, ""],
    ["text", "text"],
    [7, ""],
    [throwing, ""],
    [round, "round"],
  ] as const) {
    expect(plainCause(thrown).message).toBe(message);
  }
});

test("the name of an error is the name of its class, and its JSON contains the message", () => {
  const request = { url: "https://a.com/", method: "POST", headers: {} };
  const response = { requestId: "1", status: 400, headers: {}, body: "" };
  const all = [
    new InferenceError("m"),
    new InputError("m"),
    new RoutingError("m", { causes: [new InputError("c")] }),
    new ProviderApiError("m", request, response),
    new HubApiError("m", request, response),
    new ProviderOutputError("m", { provider: "p", task: "t", path: "a[0]" }),
    new ConnectionError("m", { httpRequest: request }),
  ];
  for (const error of all) {
    expect(error).toBeInstanceOf(InferenceError);
    expect(error.name).toBe(error.constructor.name);
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: error.name, message: "m" });
  }
  expect(new RequestTimeoutError("idle", 50).message).toBe(
    "No more of the response arrived within 50 ms (idle timeout)",
  );
  const api = new ProviderApiError("m", request, response);
  expect([api.request, api.response]).toEqual([request, response]);
});

test("a long response body is shortened in an error, whether it is a string or an object", () => {
  for (const body of ["x".repeat(1e6), { a: ["x".repeat(1e6)] }]) {
    expect(JSON.stringify(new ProviderOutputError("m", { responseBody: body })).length).toBeLessThan(70_000);
  }
  const round: { self?: unknown } = {};
  round.self = round;
  // A body that cannot be written as JSON is left out, so that the error can be logged as JSON.
  expect(new ProviderOutputError("m", { responseBody: round }).responseBody).toBeUndefined();
});

test("control characters of a server never reach a terminal", () => {
  const { message } = new ProviderOutputError("got \u001b[2J\u202eabc\r\tnext\nline");
  expect(message).toBe(String.raw`got \u001b[2J\u202eabc\u000d\u0009next` + "\nline");
});
