import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { memoryFor } from "../index.ts";
import { readHeader } from "./index.ts";

/* Builders of files. Each number stands where the formats' documents say. */

const u32 = (value: number): number[] => [...new Uint8Array(new Uint32Array([value]).buffer)];
const u64 = (value: number | bigint): number[] => [...new Uint8Array(new BigUint64Array([BigInt(value)]).buffer)];
const text = (value: string): number[] => [...u64(Buffer.byteLength(value)), ...Buffer.from(value)];
const magic = [...Buffer.from("GGUF")];
const start = (tensors: number | bigint, keys: number | bigint): number[] => [
  ...magic,
  ...u32(3),
  ...u64(tensors),
  ...u64(keys),
];
const number = (key: string, value: number): number[] => [...text(key), ...u32(4), ...u32(value)];
const tensor = (name: string, shape: readonly (number | bigint)[], type = 0): number[] => [
  ...text(name),
  ...u32(shape.length),
  ...shape.flatMap((size) => u64(size)),
  ...u32(type),
  ...u64(0),
];
const file = (...bytes: readonly (readonly number[])[]): Blob => new Blob([new Uint8Array(bytes.flat())]);
const safetensors = (header: unknown, length?: number | bigint): Blob => {
  const json = typeof header === "string" ? header : JSON.stringify(header);
  return file(u64(length ?? Buffer.byteLength(json)), [...Buffer.from(json)], [0, 0, 0, 0]);
};

const part = (index: number, count: number): number[] => [
  ...start(1, 2),
  ...number("split.count", count),
  ...number("split.no", index),
  ...tensor(`part.${index}`, [2]),
];

interface Golden {
  name: string;
  base64: string;
  metadata: Record<string, unknown>;
  tensors: { name: string; type: string; shape: number[] }[];
}

/** Files that Python's packages gguf and safetensors wrote, and what these packages read in them. */
const golden = parse(readFileSync(new URL("../cases/headers.yaml", import.meta.url), "utf8")) as Golden[];

test.each(golden)("$name reads as in Python", async ({ base64, metadata, tensors }) => {
  const header = await readHeader(new Blob([Buffer.from(base64, "base64")]));
  // Python's YAML has no big integers that JavaScript reads exactly.
  const values = Object.entries(header.metadata).map(([key, value]) => [
    key,
    typeof value === "bigint" ? Number(value) : value,
  ]);
  expect(Object.fromEntries(values)).toEqual(metadata);
  expect(header.tensors).toMatchObject(tensors);
});

test("the metadata of a header is what memoryFor takes", async () => {
  const header = await readHeader(
    file(
      start(0, 4),
      [...text("general.architecture"), ...u32(8), ...text("llama")],
      number("llama.block_count", 2),
      number("llama.embedding_length", 64),
      number("llama.attention.head_count", 4),
    ),
  );
  expect(memoryFor({ file: 1e6, metadata: header.metadata }).context).toBeGreaterThan(0);
});

/* Hostile files. */

const list = (type: number, length: number | bigint, key = "k"): number[] => [
  ...text(key),
  ...u32(9),
  ...u32(type),
  ...u64(length),
];
const nested = (levels: number): number[] => [
  ...text("k"),
  ...u32(9),
  ...Array.from({ length: levels }, () => [...u32(9), ...u64(1)]).flat(),
  ...u32(4),
  ...u64(0),
];
const one = { dtype: "F32", shape: [1], data_offsets: [0, 4] };

test.each<[string, Blob, RegExp]>([
  ["an empty file", file([]), /ends after 0 bytes/],
  ["another format", file([...Buffer.from("PK\u0003\u0004 a zip file")]), /neither GGUF nor safetensors/],
  ["the magic alone", file(magic), /ends after 4 bytes/],
  ["version 1", file(magic, u32(1), u64(0), u64(0)), /version 1 is not supported; allowed: 2, 3/],
  ["version 99", file(magic, u32(99), u64(0), u64(0)), /version 99/],
  ["big-endian, version 3", file(magic, u32(0x03000000), u64(0), u64(0)), /big-endian/],
  ["big-endian, version 2", file(magic, u32(0x02000000), u64(0), u64(0)), /big-endian/],
  ["2^60 tensors", file(start(2n ** 60n, 0)), /number of tensors is 1152921504606847000; allowed: at most 131072/],
  ["2^64 - 1 tensors", file(start(2n ** 64n - 1n, 0)), /number of tensors/],
  ["2^60 keys", file(start(0, 2n ** 60n)), /number of keys is .*; allowed: at most 65536/],
  ["100,000 tensors without bytes", file(start(100_000, 0)), /inside its header/],
  ["60,000 keys without bytes", file(start(0, 60_000)), /inside its header/],
  ["a key of 2^60 bytes", file(start(0, 1), u64(2n ** 60n), u64(0)), /length of a string is 1152921504606847000/],
  ["a key of 2^63 bytes", file(start(0, 1), u64(2n ** 63n), u64(0)), /length of a string/],
  [
    "a string of 2^40 bytes",
    file(start(0, 1), text("k"), u32(8), u64(2n ** 40n)),
    /header needs .* bytes; allowed: 67108864/,
  ],
  ["a string that is cut off", file(start(0, 1), text("k"), u32(8), u64(100), [65, 66]), /inside its header/],
  ["a key twice", file(start(0, 2), number("k", 1), number("k", 2)), /"k" occurs twice/],
  ["an unknown type of a value", file(start(0, 1), text("k"), u32(13), u64(0)), /13 is no type of a value/],
  ["type 2^32 - 1", file(start(0, 1), text("k"), u32(2 ** 32 - 1), u64(0)), /4294967295 is no type/],
  ["a list of 2^60 numbers", file(start(0, 1), list(4, 2n ** 60n)), /length of a list is/],
  ["a list of 2^22 + 1 bytes", file(start(0, 1), list(0, 2 ** 22 + 1)), /allowed: at most 4194304/],
  ["a list of 4,000,000 strings without bytes", file(start(0, 1), list(8, 4_000_000)), /inside its header/],
  ["a list of an unknown type", file(start(0, 1), list(77, 1), u64(0)), /77 is no type/],
  [
    "two lists with too many items together",
    file(start(0, 2), list(0, 2 ** 22), Array<number>(2 ** 22).fill(1), list(0, 1, "l"), [1]),
    /allowed: at most 0/,
  ],
  ["lists in lists in lists", file(start(0, 1), nested(2)), /more than 2 levels/],
  ["10,000 lists in each other", file(start(0, 1), nested(10_000)), /more than 2 levels/],
  [
    "a tensor with 5 dimensions",
    file(start(1, 0), tensor("t", [1, 1, 1, 1, 1])),
    /dimensions is 5; allowed: at most 4/,
  ],
  [
    "a tensor with 2^32 - 1 dimensions",
    file(start(1, 0), text("t"), u32(2 ** 32 - 1), u64(0)),
    /dimensions is 4294967295/,
  ],
  ["a dimension of 2^60", file(start(1, 0), tensor("t", [2n ** 60n])), /size of a dimension/],
  ["too many weights", file(start(1, 0), tensor("t", [2 ** 40, 2 ** 40])), /"t" has too many weights/],
  ["a tensor that is cut off", file(start(1, 0), text("t"), u32(1)), /inside its header/],
  ["a header of safetensors of 2^60 bytes", safetensors({}, 2n ** 60n), /header needs/],
  ["a header of safetensors that is cut off", safetensors({ t: one }, 500), /inside its header/],
  ["a header that is no JSON", safetensors("{nope"), /not a JSON object/],
  ["a header that is not UTF-8", file(u64(3), [0x7b, 0xff, 0x7d]), /not a JSON object/],
  ["a tensor that is a number", safetensors({ t: 4 }), /"t": dtype is not a string/],
  ["a shape that is text", safetensors({ t: { ...one, shape: "1" } }), /shape is not a list/],
  ["a negative dimension", safetensors({ t: { ...one, shape: [-1] } }), /shape is not a list/],
  ["one position", safetensors({ t: { ...one, data_offsets: [0] } }), /data_offsets are not two/],
  ["positions in the wrong order", safetensors({ t: { ...one, data_offsets: [4, 0] } }), /contain -4 bytes/],
  ["too few bytes", safetensors({ t: { ...one, shape: [1000] } }), /contain 4 bytes, which do not fit/],
  ["too many weights in safetensors", safetensors({ t: { ...one, shape: [2 ** 40, 2 ** 40] } }), /too many weights/],
])("%s is refused", async (_, blob, problem) => {
  await expect(readHeader(blob)).rejects.toThrow(problem);
});

test("a key __proto__ is a key as any other", async () => {
  const { metadata } = await readHeader(file(start(0, 1), number("__proto__", 7)));
  expect(Object.keys(metadata)).toEqual(["__proto__"]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

/* Files on a server. */

const files = new Map<string, Uint8Array>();
const asked: { url: string; range: string | undefined; authorization: string | undefined }[] = [];
let ignoresRanges = false;
/** The header `Content-Range` of the server's answers. */
let sentRange: string | undefined;
const server: Server = createServer(({ url = "", headers }, response) => {
  asked.push({ url, range: headers.range, authorization: headers.authorization });
  const body = files.get(url);
  const [, from = "0", to = "0"] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? "") ?? [];
  if (body === undefined) response.writeHead(404).end();
  else if (ignoresRanges) response.writeHead(200).end(body);
  else if (Number(from) >= body.length) response.writeHead(416).end();
  else
    response
      .writeHead(206, sentRange === undefined ? {} : { "content-range": sentRange })
      .end(body.subarray(Number(from), Number(to) + 1));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

async function serve(path: string, blob: Blob): Promise<string> {
  files.set(path, new Uint8Array(await blob.arrayBuffer()));
  return base + path;
}

test.each([false, true])("a long header is read in growing steps (the server ignores ranges: %s)", async (ignores) => {
  ignoresRanges = ignores;
  asked.length = 0;
  const url = await serve(
    "/long.gguf",
    file(start(0, 1), text("k"), u32(8), text("x".repeat(400_000)), Array<number>(2_000_000).fill(0)),
  );
  const { metadata } = await readHeader(url, { accessToken: "hf_test" });
  expect(metadata["k"]).toHaveLength(400_000);
  expect(asked.map(({ range }) => range)).toEqual(["bytes=0-262143", "bytes=262144-524287"]);
  expect(asked[0]?.authorization).toBe("Bearer hf_test");
  ignoresRanges = false;
});

test.each([
  ["bytes 0-99/100", "read"],
  ["bytes 100-199/*", 'open.gguf: the server sent "bytes 100-199/*" instead of the bytes from 0'],
  ["items 0-99/100", 'open.gguf: the server sent "items 0-99/100" instead of the bytes from 0'],
])("an answer with the range %j: %s", async (range, result) => {
  sentRange = range;
  const url = await serve("/open.gguf", file(start(0, 0)));
  const read = await readHeader(url).then(
    () => "read",
    (error: Error) => error.message,
  );
  sentRange = undefined;
  expect(read).toBe(result);
});

test.each([undefined, "", " \n"])("the token %j is not sent", async (accessToken) => {
  asked.length = 0;
  await readHeader(await serve("/open.gguf", file(start(0, 0))), { accessToken });
  expect(asked.map(({ authorization }) => authorization)).toEqual([undefined]);
});

test("all parts of a GGUF file are read", async () => {
  for (const index of [0, 1, 2]) await serve(`/m-0000${index + 1}-of-00003.gguf`, file(part(index, 3)));
  const { tensors } = await readHeader(`${base}/m-00002-of-00003.gguf`);
  expect(tensors.map(({ name }) => name)).toEqual(["part.0", "part.1", "part.2"]);
});

test("all files of an index are read, each once", async () => {
  await serve("/a-1.safetensors", safetensors({ one }));
  await serve("/a-2.safetensors", safetensors({ two: one, three: one }));
  const index = { weight_map: { one: "a-1.safetensors", two: "a-2.safetensors", three: "a-2.safetensors" } };
  const { tensors } = await readHeader(await serve("/a.safetensors.index.json", new Blob([JSON.stringify(index)])));
  expect(tensors.map(({ name }) => name)).toEqual(["one", "two", "three"]);
});

test.each([
  ["parts that name each other as the same part", () => [file(part(0, 2)), file(part(0, 2))], "not part 2 of 2"],
  ["a part without the others", () => [file(part(0, 2))], "not part 1 of 1"],
  ["files of two formats", () => [file(part(0, 2)), safetensors({ one })], "not part"],
  ["no file", () => [], "list of files is empty"],
])("%s: refused", async (_, blobs, problem) => {
  await expect(readHeader(blobs())).rejects.toThrow(problem);
});

test.each([
  ["../secret.safetensors"],
  ["https://evil.example/a.safetensors"],
  ["a/b.safetensors"],
  ["a.safetensors.index.json"],
  [7],
])("an index that names %j is refused before anything is asked for", async (name) => {
  const url = await serve("/evil.index.json", new Blob([JSON.stringify({ weight_map: { t: name } })]));
  asked.length = 0;
  await expect(readHeader(url)).rejects.toThrow("allowed: a .safetensors file in the same folder");
  expect(asked).toHaveLength(1);
});

test("a URL that names a million parts is refused", async () => {
  await expect(readHeader(`${base}/m-00001-of-99999.gguf`)).rejects.toThrow("allowed: 1000");
});

test("a file that is not there gives the server's status", async () => {
  await expect(readHeader(`${base}/none.gguf?token=secret`)).rejects.toThrow(/status 404/);
});
