import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { copyConsumer, linkPackage } from "./consumer.ts";
import { ENTRIES, PROVIDERS } from "./entries.ts";

/* Tests the CommonJS build of the packed package in a project with no other packages than an entry point needs. */

let project: string;

beforeAll(() => {
  const consumer = copyConsumer();
  project = consumer.folder;
  linkPackage(project, "@ai-sdk/provider");
  linkPackage(project, "@opentelemetry/api");
  return () => consumer.remove();
});

test.each(ENTRIES.filter((entry) => entry !== "hubsmith/react"))(
  "require(%j) exports the same names as import",
  async (entry) => {
    const code = `(async () => console.log(JSON.stringify([Object.keys(require(${JSON.stringify(entry)})), Object.keys(await import(${JSON.stringify(entry)}))])))();`;
    writeFileSync(join(project, "run.cjs"), code);
    const output = execFileSync(process.execPath, ["run.cjs"], { cwd: project, encoding: "utf8" });
    const [required, imported] = JSON.parse(output) as [string[], string[]];
    expect(required.sort()).toEqual(imported.sort());
  },
);

test("require loads every provider", () => {
  const code = `const found = {};
for (const path of ${JSON.stringify(PROVIDERS)}) found[path] = Object.values(require("hubsmith" + path.slice(1))).map(({ id }) => "./providers/" + id);
console.log(JSON.stringify(found));`;
  writeFileSync(join(project, "providers.cjs"), code);
  const output = execFileSync(process.execPath, ["providers.cjs"], { cwd: project, encoding: "utf8" });
  expect(JSON.parse(output)).toEqual(Object.fromEntries(PROVIDERS.map((path) => [path, [path]])));
});

test("an InputError from import is an instance of the InputError from require, but not of other error classes", () => {
  const code = `const required = require("hubsmith/inference");
import("hubsmith/inference").then((imported) => {
  const error = new imported.InputError("x");
  class Own extends required.InputError {}
  const types = [required.InputError, required.InferenceError, imported.InputError, required.RoutingError, Own];
  console.log(imported.InputError === required.InputError, ...types.map((type) => error instanceof type));
  console.log(new Own("x") instanceof Own, new Own("x") instanceof imported.InputError, {} instanceof required.InputError);
});`;
  writeFileSync(join(project, "instances.cjs"), code);
  const output = execFileSync(process.execPath, ["instances.cjs"], { cwd: project, encoding: "utf8" });
  expect(output).toBe("false true true true false false\ntrue true false\n");
});
