import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { npmCommand, ROOT, run } from "../lib/run.ts";

const FOLDER = join(ROOT, ".github/workflows");

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> };
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const textOf = (file: string): string => readFileSync(join(FOLDER, file), "utf8");
const workflowIn = (file: string): Workflow => parse(textOf(file)) as Workflow;

describe.each(readdirSync(FOLDER))("%s", (file) => {
  const jobs = Object.values(workflowIn(file).jobs);

  test("every action is pinned to a commit, with its version in a comment", () => {
    const uses = textOf(file)
      .split("\n")
      .filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test("workflows can only read the repository; jobs with more permissions run none of its code", () => {
    expect(workflowIn(file).permissions).toEqual({ contents: "read" });
    for (const { steps } of jobs.filter(({ permissions }) => permissions !== undefined)) {
      const done = steps.map((step) => step.uses?.replace(/@.*/, "") ?? step.run?.split(" ", 2).join(" "));
      expect(done).toEqual(["actions/setup-node", "actions/download-artifact", "npm publish"]);
    }
  });

  test("packages come from lock files and from npm's default registry", () => {
    const text = `${textOf(file)}\n${readFileSync(join(ROOT, ".ci/run"), "utf8")}`;
    expect(text).not.toMatch(/registry/);
    expect(text).not.toMatch(/\b(?:npm (?:i|install|add|exec)|npx|yarn|pnpm)\b/);
  });
});

test("tests run on Linux, macOS and Windows, with every supported version of Node", () => {
  expect(workflowIn("check.yml").jobs["elsewhere"]?.strategy?.matrix).toEqual({
    os: ["ubuntu-latest", "macos-latest", "windows-latest"],
    node: [20, 22, 24],
  });
});

test("a separate job after the build publishes the package with provenance", () => {
  const { build, publish } = workflowIn("publish.yml").jobs;
  expect(build?.permissions).toBeUndefined();
  expect(publish).toMatchObject({ needs: "build", permissions: { "id-token": "write" } });
  expect(publish?.steps.at(-1)?.run).toMatch(/ --provenance /);
});

// The workflow publishes on Linux. On Windows, `bash` may be a shell of another system.
test.skipIf(process.platform === "win32")("the command of the workflow publishes the packed file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "packed"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "example-package", version: "1.2.3" }));
  const [npm, ...first] = npmCommand();
  expect(await run(npm, [...first, "pack", "--pack-destination", "packed"], {}, folder)).toMatchObject({ code: 0 });
  // Only the packed file may be published: without a package.json, npm cannot fall back to the folder.
  rmSync(join(folder, "package.json"));
  const environment = {
    npm_config_dry_run: "true",
    // The discard port: nothing answers there, so the command cannot use the network.
    npm_config_registry: "http://127.0.0.1:9/",
    npm_config_fetch_retries: "0",
    GIT_ALLOW_PROTOCOL: "none",
  };
  const command = workflowIn("publish.yml").jobs["publish"]?.steps.at(-1)?.run ?? "";
  const { code, output } = await run("bash", ["-c", command], environment, folder);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("+ example-package@1.2.3") });
});
