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
} from "../errors.ts";
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
