import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { npmCommand, ROOT, run } from "../lib/run.ts";

const FOLDER = join(ROOT, ".github/workflows");

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly run?: string;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> };
}

interface Workflow {
  readonly on: unknown;
  readonly concurrency?: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** The steps of each job with more permissions than reading, by workflow. They run none of the repository's code. */
const PRIVILEGED: Readonly<Record<string, readonly string[]>> = {
  "deploy.yml": ["actions/configure-pages", 'test "${BUILT_FOR%/}" = "${SERVED_AT%/}"', "actions/deploy-pages"],
  "publish.yml": [
    "actions/setup-node",
    "actions/download-artifact",
    "npm publish ./packed/*.tgz --provenance --access public --ignore-scripts",
  ],
  "refresh.yml": [
    "actions/checkout",
    "actions/download-artifact",
    "git apply --index --include='spec/*' --include='generated/*' refresh/changes.diff",
    'git commit --message "Refresh facts"',
    'git push origin "HEAD:refs/heads/refresh-facts-$GITHUB_RUN_NUMBER"',
    'gh pr create --head "refresh-facts-$GITHUB_RUN_NUMBER" --title "Refresh facts" --body-file refresh/notes.md',
  ],
};

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
    const done = jobs
      .filter(({ permissions }) => permissions !== undefined)
      .map(({ steps }) => steps.map((step) => step.uses?.replace(/@.*/, "") ?? step.run));
    expect(done).toEqual(PRIVILEGED[file] === undefined ? [] : [PRIVILEGED[file]]);
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

describe("the deployment of the site", () => {
  const { on, concurrency, jobs } = workflowIn("deploy.yml");
  const { build, deploy } = jobs;

  test("starts on a push to main, and one runs at a time", () => {
    expect(on).toEqual({ push: { branches: ["main"] } });
    expect(concurrency).toEqual({ group: "pages", "cancel-in-progress": false });
  });

  test("builds with the permission to read, and only the other job may deploy", () => {
    expect(build?.permissions).toBeUndefined();
    expect(deploy).toMatchObject({
      needs: "build",
      environment: { name: "github-pages" },
      permissions: { pages: "write", "id-token": "write" },
    });
    expect(Object.keys(deploy?.permissions ?? {})).toHaveLength(2);
  });

  test("deploys the folder of the built site, for the homepage in package.json", () => {
    const steps = build?.steps ?? [];
    expect(steps.map(({ run: command }) => command).filter(Boolean)).toEqual([
      "npm ci",
      "npm run build",
      expect.stringMatching(/ >> "\$GITHUB_OUTPUT"$/),
    ]);
    expect(steps.at(-1)).toMatchObject({ with: { path: "dist/site" } });
  });

  test.skipIf(process.platform === "win32").each([
    ["https://acme.github.io/hub", 0],
    ["https://acme.github.io/hub/", 0],
    ["https://acme.github.io/other", 1],
    ["https://acme.github.io", 1],
    ["", 1],
  ])("if Pages serves the site at %j, the check of the address ends with code %i", async (servedAt, code) => {
    const command = deploy?.steps.find((step) => step.run !== undefined)?.run ?? "";
    const environment = { BUILT_FOR: "https://acme.github.io/hub/", SERVED_AT: servedAt };
    expect(await run("bash", ["-ec", command], environment)).toMatchObject({ code });
  });

  test.skipIf(process.platform === "win32")("the build passes the homepage on", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hubsmith-deploy-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "output");
    const command = build?.steps.find((step) => step.run?.includes("GITHUB_OUTPUT") === true)?.run ?? "";
    expect(await run("bash", ["-ec", command], { GITHUB_OUTPUT: file })).toMatchObject({ code: 0 });
    const { homepage } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(readFileSync(file, "utf8")).toBe(`homepage=${homepage}\n`);
    expect(build?.outputs).toEqual({ homepage: "${{ steps.site.outputs.homepage }}" });
  });
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

test("a separate job proposes refreshed facts, and may write nothing else", () => {
  const { refresh, propose } = workflowIn("refresh.yml").jobs;
  expect(refresh?.permissions).toBeUndefined();
  expect(propose).toMatchObject({
    needs: "refresh",
    permissions: { contents: "write", "pull-requests": "write" },
  });
});

// The workflow runs on Linux.
test.skipIf(process.platform === "win32")("the commands of the workflow commit specs and generated files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-refresh-workflow-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = async (...words: string[]): Promise<string> => {
    const { code, output } = await run("git", words, {}, folder);
    expect({ code, output }).toMatchObject({ code: 0 });
    return output;
  };
  const files = ["spec/tasks/a.yaml", "generated/a.ts", "package.json"];
  const write = (text: string): void => {
    for (const file of files) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  };
  await git("init", "--quiet");
  await git("config", "user.name", "test");
  await git("config", "user.email", "test@example.com");
  write("before\n");
  await git("add", ".");
  await git("commit", "--quiet", "--message", "before");
  write("after\n");
  mkdirSync(join(folder, "refresh"));
  writeFileSync(join(folder, "refresh/changes.diff"), await git("diff"));
  await git("checkout", "--quiet", ".");
  for (const { run: command = "" } of workflowIn("refresh.yml").jobs["propose"]?.steps ?? []) {
    if (!/^git (?:apply|commit)/.test(command)) continue;
    const { code, output } = await run("bash", ["-c", command], {}, folder);
    expect({ code, output }).toMatchObject({ code: 0 });
  }
  expect((await git("show", "--name-only", "--format=")).trim().split("\n")).toEqual([
    "generated/a.ts",
    "spec/tasks/a.yaml",
  ]);
});
