import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { judgeName } from "./names.ts";

const REPOSITORY = new URL("../../../", import.meta.url);
const idsIn = (folder: string): string[] =>
  readdirSync(fileURLToPath(new URL(folder, REPOSITORY))).map((file) => file.replace(/\.(?:ts|yaml)$/, ""));

test.each([
  ["tasks", "tasks"],
  ["io", "io"],
  ["libraries", "snippets"],
  ["providers", "providers"],
  ["clients", "clients"],
] as const)("an entry in %s cannot have the name of a generated file such as index.ts", (kind, folder) => {
  const entries = new Set(idsIn(`spec/${kind}`));
  const others = idsIn(`generated/${folder}`).filter((id) => !entries.has(id));
  expect(others).toContain("index");
  const codes = [...others, "Index"].map((id) => judgeName(kind, `${id}.yaml`));
  expect(codes.filter((judged) => !("fault" in judged) || judged.fault.code !== "taken-name")).toEqual([]);
});
