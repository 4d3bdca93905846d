import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkSpec } from "./check.ts";
import type { Loaded } from "./entry.ts";
import { writeBase } from "./fixture-spec.ts";
import { printProblems } from "./print.ts";

const FILES = [
  "spec/tasks/tagging.yaml",
  "spec/io/_common.yaml",
  "spec/io/transcription.yaml",
  "spec/libraries/hum-kit.yaml",
  "spec/quantization/tensor-type.yaml",
  "spec/facts.yaml",
] as const;

let root: string;
let base: Loaded;
const originals = new Map<string, Buffer>();
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "hubsmith-property-"));
  writeBase(root);
  base = checkSpec(root);
  for (const file of [...FILES, "spec/schema/task.schema.json"]) originals.set(file, readFileSync(join(root, file)));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * Replaces the content of one file of the base spec, and checks that every reported problem has a valid position in a
 * file.
 */
function survives(file: string, content: Uint8Array | string): void {
  try {
    writeFileSync(join(root, file), content);
    const { problems } = checkSpec(root, base.spec);
    for (const { file: where, line, column, code, message } of problems) {
      const lines = readFileSync(join(root, where), "utf8").split("\n");
      expect(lines.length).toBeGreaterThanOrEqual(line);
      expect((lines[line - 1]?.length ?? 0) + 1).toBeGreaterThanOrEqual(column);
      expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
      expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(message).not.toBe("");
    }
    for (const format of ["text", "json", "github"] as const) printProblems(problems, { format, color: false });
  } finally {
    writeFileSync(join(root, file), originals.get(file) ?? "");
  }
}

/** Pieces of text that have a meaning in YAML or often cause errors. */
const PIECES = [
  "\n",
  " ",
  "  ",
  "\t",
  "- ",
  ": ",
  "? ",
  "#",
  "&a ",
  "*a",
  "!!str ",
  "!x ",
  "|\n",
  ">-\n",
  "[",
  "]",
  "{",
  "}",
  ",",
  '"',
  "'",
  "\\",
  "<<: ",
  "---\n",
  "...\n",
  "%YAML 1.2\n",
  "null",
  "~",
  "-1",
  "1e999",
  "0x1f",
  "true",
  "__proto__: ",
  "constructor: ",
  "\r\n",
  "\r",
  "\0",
  "\u202e",
  "🙂",
  "\ufeff",
  "type",
  "tasks",
  "$ref: ",
  "toString",
];

interface Mutation {
  readonly at: number;
  readonly drop: number;
  readonly insert: readonly string[];
}

const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    at: fc.nat(2000),
    drop: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(200)),
    insert: fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 4 },
);

function mutate(text: string, list: readonly Mutation[]): string {
  return list.reduce((before, { at, drop, insert }) => {
    const from = at % (before.length + 1);
    return before.slice(0, from) + insert.join("") + before.slice(from + drop);
  }, text);
}

test("no bytes in a file cause an exception", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.uint8Array({ maxLength: 300 }), (file, bytes) => survives(file, bytes)),
    { numRuns: 100 },
  );
});

test("no text in a file causes an exception", () => {
  const text = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 5 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.constantFrom(...FILES), text, (file, pieces) => survives(file, pieces.join(""))),
    { numRuns: 150 },
  );
});

test("no change in an entry causes an exception", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), mutations, (file, list) => {
      survives(file, mutate(originals.get(file)?.toString("utf8") ?? "", list));
    }),
    { numRuns: 250 },
  );
});

test("no change in a schema causes an exception", () => {
  const file = "spec/schema/task.schema.json";
  fc.assert(
    fc.property(mutations, (list) => survives(file, mutate(originals.get(file)?.toString("utf8") ?? "", list))),
    { numRuns: 15 },
  );
});
