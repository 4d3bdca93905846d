import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isHostAmong, mayReceiveToken, parseUrl, whyBlocked, isLoopback, isPrivateHost } from "./trust.ts";

const hostOf = (url: string): string => new URL(url).hostname;

test.each([
  ["127.0.0.1", "http://127.0.0.1/"],
  ["decimal", "http://2130706433/"],
  ["hexadecimal", "http://0x7f000001/"],
  ["octal", "http://0177.0.0.1/"],
  ["short", "http://127.1/"],
  ["zero", "http://0/"],
  ["class A", "http://10.200.3.4/"],
  ["class B", "http://172.31.255.255/"],
  ["class C", "http://192.168.1.1/"],
  ["link-local: metadata of a cloud server", "http://169.254.169.254/"],
  ["carrier-grade NAT", "http://100.64.0.1/"],
  ["benchmarks", "http://198.19.0.1/"],
  ["multicast", "http://224.0.0.1/"],
  ["broadcast", "http://255.255.255.255/"],
  ["v6 loopback", "http://[::1]/"],
  ["v6 unspecified", "http://[::]/"],
  ["v6 unique local", "http://[fd00::1]/"],
  ["v6 link-local", "http://[fe80::1]/"],
  ["v6 multicast", "http://[ff02::1]/"],
  ["v6 documentation", "http://[2001:db8::1]/"],
  ["mapped", "http://[::ffff:10.0.0.1]/"],
  ["mapped, hexadecimal", "http://[::ffff:7f00:1]/"],
  ["compatible", "http://[::127.0.0.1]/"],
  ["translated (NAT64)", "http://[64:ff9b::10.0.0.1]/"],
  ["translated (6to4)", "http://[2002:7f00:1::]/"],
  ["localhost", "http://localhost/"],
  ["localhost with a dot", "http://localhost./"],
  ["below localhost", "http://a.LOCALHOST/"],
  ["a name without a dot", "http://intranet/"],
  ["metadata by name", "http://metadata.google.internal/"],
  ["a printer", "http://printer.local/"],
  ["a service of a cluster", "http://kubernetes.default.svc/"],
  ["a service, with a dot", "https://db.consul./"],
  ["a company network", "https://wiki.CORP/"],
  ["reserved for tests", "https://a.b.test/"],
])("private: %s", (_, url) => {
  expect(isPrivateHost(hostOf(url))).toBe(true);
});

test.each([
  "https://huggingface.co/",
  "https://8.8.8.8/",
  "https://172.32.0.1/",
  "https://172.15.0.1/",
  "https://100.128.0.1/",
  "https://169.253.1.1/",
  "https://[2606:4700::1111]/",
  "https://[::ffff:8.8.8.8]/",
  "https://[64:ff9b::8.8.8.8]/",
  "https://local.example.com/",
  "https://localhost.example.com/",
])("public: %s", (url) => {
  expect(isPrivateHost(hostOf(url))).toBe(false);
});

test("an address of 10.0.0.0/8 is private in every notation", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0x0a000000, max: 0x0affffff }), (value) => {
      const bytes = [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
      const hex = value.toString(16).padStart(8, "0");
      const spellings = [
        String(value),
        `0x${hex}`,
        bytes.map((byte) => `0${byte.toString(8)}`).join("."),
        bytes.map((byte) => `0x${byte.toString(16)}`).join("."),
        `[::ffff:${bytes.join(".")}]`,
        `[::ffff:${hex.slice(0, 4)}:${hex.slice(4)}]`,
      ];
      return spellings.every((host) => isPrivateHost(hostOf(`http://${host}/`)));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["https://api.groq.com/v1", true],
  ["http://api.groq.com/v1", false],
  ["https://api.groq.com:8443/v1", false],
  ["https://api.groq.com.evil.com/", false],
  ["https://evil.com/api.groq.com", false],
  ["https://api.groq.com@evil.com/", false],
  ["https://user:pass@api.groq.com/v1", false],
  ["https://evil.com#api.groq.com", false],
  ["https://a.huggingface.cloud/", true],
  ["https://a.b.huggingface.cloud/", true],
  ["https://huggingface.cloud/", false],
  ["https://evilhuggingface.cloud/", false],
  ["http://127.0.0.1:8080/v1", true],
  ["http://127.0.0.1:9090/v1", false],
  ["ftp://api.groq.com/", false],
  ["nonsense", false],
])("whether the token may be sent to %s: %s", (url, may) => {
  expect(mayReceiveToken(url, ["api.groq.com", "*.huggingface.cloud", "127.0.0.1:8080"])).toBe(may);
});

test("a request is refused if its URL does not use https, or if its host must not receive the token", () => {
  const to = (url: string, hosts: string[], authorization?: { header: string; value: string }) =>
    whyBlocked({ trust: "provider", url, hosts, authorization });
  const key = { header: "authorization", value: "Bearer x" };
  expect(to("https://a.com/", ["a.com"], key)).toBeUndefined();
  expect(to("https://b.com/", ["a.com"], key)).toContain("only sent to a.com");
  expect(to("https://b.com/", [], undefined)).toBeUndefined();
  expect(to("http://b.com/", [], undefined)).toContain("use https");
  expect(to("http://[::1]:80/", ["[::1]"], key)).toBeUndefined();
  expect(to("https://user:pass@a.com/", ["a.com"], key)).toContain("user or password");
  expect(to("javascript:alert(1)", [], undefined)).toContain("only http and https URLs are called");
  expect(to("/relative", [], undefined)).toContain("not a complete address");
});

test("an address from a response may be on this machine only if the call was sent to this machine", () => {
  const named = (url: string, isLocalCall: boolean) => whyBlocked({ trust: "media", url, isLocalCall });
  expect(named("http://127.0.0.1:1/a", false)).toContain("private network");
  expect(named("http://127.0.0.1:1/a", true)).toBeUndefined();
  // Other private addresses stay forbidden, even if addresses of the local machine are allowed.
  expect(named("http://169.254.169.254/a", true)).toContain("private network");
  expect(named("http://example.com/a", false)).toBeUndefined();
});

test("isLoopback recognises this machine, and parseUrl leaves out the default port", () => {
  expect(isLoopback("127.8.9.1")).toBe(true);
  expect(isLoopback("[::1]")).toBe(true);
  expect(isLoopback("128.0.0.1")).toBe(false);
  const address = parseUrl("https://A.com:443/x");
  expect(address).toMatchObject({ host: "a.com", hostname: "a.com", origin: "https://a.com" });
  expect(address === undefined ? false : isHostAmong(address, ["a.com"])).toBe(true);
});
