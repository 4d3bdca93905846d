import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { decodeBase64 } from "./bytes.ts";
import { blobFromBase64, decodeDataUrl } from "./output.ts";
import { looksLikeText, sniffType } from "./sniff.ts";

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["image/png", "\x89PNG\r\n\x1a\n", ""],
  ["image/jpeg", "\xff\xd8\xff\xe0", "image/png"],
  ["image/webp", "RIFF\0\0\0\0WEBPVP8 ", "image/jpeg"],
  ["audio/wav", "RIFF\0\0\0\0WAVEfmt ", "application/octet-stream"],
  ["audio/x-wav", "RIFF\0\0\0\0WAVEfmt ", "audio/x-wav"],
  ["audio/mpeg", "ID3\x04", "audio/wav"],
  ["audio/mp3", "\xff\xfb\x90", "audio/mp3"],
  ["audio/flac", "fLaC\0", ""],
  ["video/mp4", "\0\0\0\x20ftypisom", ""],
  ["audio/mp4", "\0\0\0\x20ftypisom", "audio/mp4"],
  ["audio/mp4", "\0\0\0\x20ftypM4A ", ""],
  ["video/webm", "\x1aE\xdf\xa3", "image/gif"],
  ["audio/webm", "\x1aE\xdf\xa3", "audio/webm"],
  ["image/avif", "\0\0\0\x20ftypavif", ""],
  ["image/gif", "GIF89a", ""],
])("recognises %s by its first bytes", (type, start, declared) => {
  expect(sniffType(bytes(start), declared)).toBe(type);
});

test("recognises responses that are text instead of a file", () => {
  for (const text of ["<!doctype html>", " <html>", '{"error":1}', "[{", "<?xml version='1.0'?><Error>"]) {
    expect(looksLikeText(bytes(text))).toBe(true);
  }
  const comments = "<?xml version='1.0'?> <!-- a --><!---->\n<SVG>";
  for (const text of ["<svg xmlns=''>", "<?xml version='1.0'?>\n<svg>", comments, "BM....", "plain"]) {
    expect(looksLikeText(bytes(text))).toBe(false);
  }
});

test("a file of empty comments is read once", () => {
  // A pattern with nested repetitions would need 2^30 steps for this file.
  expect(looksLikeText(bytes(`<?xml>${"<!---->".repeat(30)}}`))).toBe(true);
});

test("base64 of any bytes is decoded, in the standard and URL-safe alphabet, with and without Buffer", () => {
  const decoders = [() => {}, () => vi.stubGlobal("Buffer", undefined)];
  for (const prepare of decoders) {
    prepare();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (value) => {
        const plain = btoa(String.fromCharCode(...value));
        const url = plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
        const wrapped = plain.replaceAll(/(.{20})/g, "$1\r\n");
        for (const text of [plain, url, wrapped]) expect([...(decodeBase64(text) ?? ["none"])]).toEqual([...value]);
      }),
      { numRuns: 60 },
    );
  }
});

test.each(["!!!!", "abc$", "a", "abcde", "ab==cd", "\u{1f600}aaaa", "AAAA AAA!"])("%s is not base64", (text) => {
  expect(decodeBase64(text)).toBeUndefined();
  vi.stubGlobal("Buffer", undefined);
  expect(decodeBase64(text)).toBeUndefined();
});

test("without Buffer, Uint8Array.fromBase64 is used", () => {
  const fromBase64 = vi.fn<(text: string) => Uint8Array>(() => Uint8Array.of(1, 2, 3));
  vi.stubGlobal("Buffer", undefined);
  vi.stubGlobal("Uint8Array", Object.assign(class extends Uint8Array {}, { fromBase64 }));
  expect(decodeBase64("AQID")).toHaveLength(3);
  expect(fromBase64).toHaveBeenCalledOnce();
});

test("data: addresses", async () => {
  const png = `data:image/jpeg;base64,${btoa("\x89PNG\r\n\x1a\n")}`;
  expect(decodeDataUrl(png).type).toBe("image/png");
  expect(decodeDataUrl(png.replaceAll("=", "%3D")).type).toBe("image/png");
  const drawing = decodeDataUrl("data:image/svg+xml,%3Csvg%20/%3E");
  expect([drawing.type, await drawing.text()]).toEqual(["image/svg+xml", "<svg />"]);
  for (const bad of ["data:image/png;base64", "data:image/png;base64,", "data:text/html,<p>", 'data:,{"a":1}']) {
    expect(() => decodeDataUrl(bad, { provider: "acme" })).toThrow("Received malformed response from acme");
  }
  expect(() => decodeDataUrl(png, { maxResponseBytes: 2 })).toThrow("at most 2 bytes");
});

test("base64 within JSON", () => {
  expect(blobFromBase64(btoa("\x89PNG\r\n\x1a\n"), "").type).toBe("image/png");
  expect(blobFromBase64(btoa("anything"), "image/x-own; q=1").type).toBe("image/x-own");
  expect(blobFromBase64(`data:image/gif;base64,${btoa("GIF89a")}`, "").type).toBe("image/gif");
  expect(() => blobFromBase64("", "image/png")).toThrow("expected a file as base64");
  expect(() => blobFromBase64("https://example.com/a.png", "image/png")).toThrow("expected a file as base64");
});
