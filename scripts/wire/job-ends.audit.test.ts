import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startMock } from "../../runtime/mock/index.ts";
import { getInferenceSnippets } from "../../runtime/snippets/inference.ts";
import { whyUnavailable } from "./runner.ts";

vi.setConfig({ testTimeout: 310_000 });

/**
 * Replies of providers whose calls run as jobs: the reply to the call, and for each state of a job, the reply to a
 * status request.
 */
const PROVIDERS = {
  "fal-ai": {
    submit: { request_id: "job-1", status: "IN_QUEUE", response_url: "https://queue.fal.run/fal-ai/x/requests/job-1" },
    waiting: { status: "IN_PROGRESS" },
    done: { status: "COMPLETED", images: [{ url: "https://media.example/a.png" }] },
    // The status of this provider never reports a failure. Instead, the request for the result returns an error.
    failed: { status: "COMPLETED" },
    unknown: { status: "SLEEPING" },
    goesOn: true,
  },
  replicate: {
    submit: { id: "job-1", status: "starting", urls: { get: "https://api.replicate.com/v1/predictions/job-1" } },
    waiting: { status: "processing", urls: { get: "https://api.replicate.com/v1/predictions/job-1" } },
    done: { status: "succeeded", output: ["https://media.example/a.png"] },
    failed: { status: "failed", error: "out of memory" },
    unknown: { status: "sleeping" },
    goesOn: false,
  },
  wavespeed: {
    submit: { data: { id: "job-1", status: "created", urls: { get: "https://api.wavespeed.ai/api/v3/x/result" } } },
    waiting: { data: { status: "processing" } },
    done: { data: { status: "completed", outputs: ["https://media.example/a.png"] } },
    failed: { data: { status: "failed", error: "out of memory" } },
    unknown: { data: { status: "sleeping" } },
    goesOn: false,
  },
  novita: {
    submit: { task_id: "job-1" },
    waiting: { task: { status: "TASK_STATUS_PROCESSING" } },
    done: { task: { status: "TASK_STATUS_SUCCEED" }, videos: [{ video_url: "https://media.example/a.mp4" }] },
    failed: { task: { status: "TASK_STATUS_FAILED", reason: "out of memory" } },
    unknown: { task: { status: "TASK_STATUS_ASLEEP" } },
    goesOn: true,
  },
} as const;

type ProviderName = keyof typeof PROVIDERS;

/**
 * A fake `curl`. It answers each request with the next line of a file. A line contains a status and a body. The last
 * line is used again for all further requests.
 */
const CURL = `#!/bin/sh
folder=$(dirname "$0")
echo asked >> "$folder/requests"
line=$(head -n 1 "$folder/replies")
if [ "$(wc -l < "$folder/replies")" -gt 1 ]; then
  tail -n +2 "$folder/replies" > "$folder/rest"
  mv "$folder/rest" "$folder/replies"
fi
printf '%s' "\${line#* }"
[ "\${line%% *}" -lt 400 ] || exit 22
`;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-jobs-"));
  writeFileSync(join(folder, "curl"), CURL);
  writeFileSync(join(folder, "sleep"), "#!/bin/sh\n");
  for (const name of ["curl", "sleep"]) chmodSync(join(folder, name), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

/** The outcome of a snippet that waits for a job. `asked` is the number of requests that the snippet sent. */
interface Ending {
  readonly ended: boolean;
  readonly code: number | null;
  readonly asked: number;
}

function snippetOf(provider: ProviderName, wanted: string): string {
  const model = { id: "acme/tiny", pipeline_tag: provider === "novita" ? "text-to-video" : "text-to-image" };
  const mapping = { providerId: provider === "fal-ai" ? "fal-ai/x" : "acme/tiny", status: "live" } as const;
  const snippet = getInferenceSnippets(model, provider, mapping).find(({ client }) => client === wanted);
  if (snippet === undefined) throw new Error(`${provider} has no snippet for ${wanted}`);
  return snippet.content;
}

/** Time limit for a snippet, in milliseconds. The limit is high, because the machine can be busy. */
const LONGEST_WAIT = 300_000;

const ENVIRONMENT = { ...process.env, HF_TOKEN: "hf_x" };

/** Runs the curl snippet of a provider with a fake `curl`, which returns the replies. */
async function runCurl(provider: ProviderName, replies: readonly Reply[]): Promise<Ending> {
  const lines = replies.map(({ status = 200, body }) => `${status} ${JSON.stringify(body)}\n`);
  writeFileSync(join(folder, "replies"), lines.join(""));
  writeFileSync(join(folder, "requests"), "");
  const { status, signal } = spawnSync("bash", ["-c", snippetOf(provider, "curl")], {
    cwd: folder,
    env: { ...ENVIRONMENT, PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}` },
    timeout: LONGEST_WAIT,
    encoding: "utf8",
  });
  const asked = readFileSync(join(folder, "requests"), "utf8").split("\n").length - 1;
  return { ended: signal === null, code: status, asked };
}

const ROUTER = "https://router.huggingface.co";
const MEDIA = "https://media.example";

/** Runs a program. Returns its exit code, or undefined if the program was stopped by a signal. */
type Execute = (code: string) => Promise<number | undefined>;

/**
 * Runs a Python or JavaScript snippet against a local server. The server sends the replies in order, and repeats the
 * last reply.
 */
async function runProgram(execute: Execute, code: string, replies: readonly Reply[]): Promise<Ending> {
  const { url, requests, close } = await startMock({
    replies: replies.map(({ status = 200, body }, index) => ({
      ...(index < replies.length - 1 && { times: 1 }),
      answer: ({ headers }) => ({
        status,
        json: JSON.parse(JSON.stringify(body).replaceAll(MEDIA, `http://${headers["host"]}`)),
      }),
    })),
  });
  // Only the base URL and the waiting times in the snippet are changed.
  const local = code.replaceAll(ROUTER, url).replace("time.sleep(0.5)", "time.sleep(0.01)").replace(", 500)", ", 10)");
  const exit = await execute(local);
  await close();
  return { ended: exit !== undefined, code: exit ?? null, asked: requests.length };
}

const inNode: Execute = async (code) => {
  const options = { cwd: folder, env: ENVIRONMENT, timeout: LONGEST_WAIT, stdio: "ignore" } as const;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], options);
  const [exit] = (await once(child, "exit")) as [number | null];
  return exit ?? undefined;
};

/**
 * Python code that runs each program in its own process. `requests` is imported only once, before the processes start,
 * because the import takes the most time.
 */
const PYTHON = `
import json, os, signal, sys
import requests
for line in sys.stdin:
    process = os.fork()
    if process == 0:
        signal.alarm(${LONGEST_WAIT / 1000})
        try:
            exec(compile(json.loads(line), "snippet.py", "exec"), {"__name__": "__main__"})
        except SystemExit as end:
            os._exit(end.code if isinstance(end.code, int) else int(end.code is not None))
        except BaseException:
            os._exit(1)
        os._exit(0)
    print("ended", os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)
`;

const hasPython = spawnSync("python3", ["-c", "import os, requests; os.fork"]).status === 0;

let python: { readonly execute: Execute; readonly close: () => void } | undefined;
function startPython(): NonNullable<typeof python> {
  const child = spawn("python3", ["-c", PYTHON], { cwd: folder, env: ENVIRONMENT, stdio: ["pipe", "pipe", "ignore"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const execute: Execute = async (code) => {
    child.stdin.write(`${JSON.stringify(code)}\n`);
    for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
      const [, exit] = /^ended (-?\d+)$/.exec(next.value) ?? [];
      // A negative exit code means that a signal stopped the program.
      if (exit !== undefined) return Number(exit) < 0 ? undefined : Number(exit);
    }
    throw new Error("Python has ended");
  };
  return { execute, close: () => child.stdin.end() };
}
afterAll(() => python?.close());

/** The clients whose snippets wait for jobs, and functions that run these snippets. */
const CLIENTS = [
  { client: "curl", isHere: whyUnavailable("sh") === undefined, run: runCurl },
  {
    client: "requests",
    isHere: hasPython,
    run: (provider: ProviderName, replies: readonly Reply[]) =>
      runProgram((python ??= startPython()).execute, snippetOf(provider, "requests"), replies),
  },
  {
    client: "fetch",
    isHere: true,
    run: (provider: ProviderName, replies: readonly Reply[]) =>
      runProgram(inNode, snippetOf(provider, "fetch"), replies),
  },
];

const RUNS = CLIENTS.flatMap((one) =>
  (Object.keys(PROVIDERS) as ProviderName[]).map((provider) => ({ ...one, provider })),
);

describe.each(RUNS)("the $client snippet for a job at $provider", ({ provider, isHere, run }) => {
  const { submit, waiting, done, failed, unknown, goesOn } = PROVIDERS[provider];
  const error = { error: "no" };

  test.runIf(isHere)("requests the status until the job is done, and saves the file", async () => {
    expect(await run(provider, [{ body: submit }, { body: waiting }, { body: done }])).toMatchObject({
      ended: true,
      code: 0,
    });
  });

  test.runIf(isHere).each([401, 404, 500])("exits with an error if the first request fails with %i", async (status) => {
    const { ended, code, asked } = await run(provider, [{ status, body: error }]);
    expect({ ended, failed: code !== 0, asked }).toEqual({ ended: true, failed: true, asked: 1 });
  });

  test.runIf(isHere).each([401, 404, 500])("exits with an error if a status request fails with %i", async (status) => {
    const { ended, code, asked } = await run(provider, [{ body: submit }, { status, body: error }]);
    expect({ ended, failed: code !== 0, asked }).toEqual({ ended: true, failed: true, asked: 2 });
  });

  test.runIf(isHere)("exits with an error if the job failed", async () => {
    const last = provider === "fal-ai" ? [{ status: 500, body: error }] : [];
    const replies = [{ body: submit }, { body: waiting }, { body: failed }, ...last];
    const { ended, code, asked } = await run(provider, replies);
    expect({ ended, failed: code !== 0, asked }).toEqual({ ended: true, failed: true, asked: 3 + last.length });
  });

  test.runIf(isHere)(
    `${goesOn ? "goes on" : "exits with an error"} after an unknown status, as the client does`,
    async () => {
      const { ended, code } = await run(provider, [{ body: submit }, { body: unknown }, { body: done }]);
      expect({ ended, failed: code !== 0 }).toEqual({ ended: true, failed: !goesOn });
    },
  );
});
