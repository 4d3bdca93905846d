import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../../runtime/mock/index.ts";
import { run } from "../../lib/run.ts";
import { type Consumer, copyConsumer } from "../package/consumer.ts";
import { whyRuntimeIsMissing, RUNTIME_NAMES, type RuntimeName, RUNTIMES_FOLDER, runChecks } from "./runtimes.ts";
import { type SilentServer, startSilentServer } from "./silent-server.ts";

/** The expected result of each check in `anywhere/checks.ts`. Together, the checks use every part of the package. */
const EVERYTHING = {
  chat: "Blue.",
  stream: "Blue.",
  "small entry": "Blue.",
  image: [true, "image/jpeg", true],
  "image as text": "data:image/jpeg;base64",
  "waiting for a job": "video/mp4",
  "sending a file": [true, 70_000],
  "sending a form": true,
  "an error of the provider": "ProviderApiError",
  "aborting a call": "RangeError",
  "aborting a stream": ["RangeError", "Blue"],
  "leaving a stream": "Blue",
  "a time limit for headers": "RequestTimeoutError",
  "a time limit on pauses in a stream": "RequestTimeoutError",
  "a time limit for the whole call": "RequestTimeoutError",
  "the default time limit": [300],
  "number of open connections": 0,
  "a redirect to the same server": "Blue",
  "a redirect to another server": "a request body is never sent to another origin",
  "attempts to reach a closed port": ["ConnectionError", 3],
  "snippets of a library": true,
  "snippets for a provider": true,
  "chat template": "USER",
  "validation of a value": false,
  gguf: "Q4_K_M",
};

/** For each runtime, the results that differ from `EVERYTHING`. */
const DIFFERENT: Partial<Record<RuntimeName, Partial<Record<keyof typeof EVERYTHING, unknown>>>> = {
  // workerd does not say why a connection failed, so the client cannot know whether the request arrived. So it does not
  // repeat a request that may cost money.
  workerd: { "attempts to reach a closed port": ["ConnectionError", 1] },
};

let consumer: Consumer;
let mock: Mock;
let silent: SilentServer;
let nobody: string;

beforeAll(async () => {
  consumer = copyConsumer();
  const closed = await startSilentServer();
  nobody = closed.origin;
  [mock, silent] = await Promise.all([startMock(), startSilentServer(), closed.close()]);
});

afterAll(async () => {
  consumer.remove();
  await Promise.all([mock.close(), silent.close()]);
});

test.for(RUNTIME_NAMES)("%s runs every part of the packed package", async (name, { skip }) => {
  const reason = whyRuntimeIsMissing(name);
  if (reason !== undefined) return skip(reason);
  const found = await runChecks(name, consumer.folder, { mock: mock.url, silent: silent.origin, nobody });
  expect(found).toEqual({ ...EVERYTHING, ...DIFFERENT[name] });
  const sound = mock.requests.findLast(({ headers }) => headers["content-type"] === "audio/flac");
  expect(sound?.headers["user-agent"]).toMatch(/^hubsmith\//);
  expect(sound?.bytes.length).toBe(70_000);
  const form = mock.requests.findLast(({ headers }) => headers["content-type"]?.startsWith("multipart/form-data;"));
  expect(form?.bytes.length).toBeGreaterThan(70_000);
  mock.requests.length = 0;
});

/** Code for the same schema in three libraries that support Standard Schema. */
const SCHEMAS = {
  zod: "z.object({ city: z.string() })",
  arktype: 'type({ city: "string" })',
  valibot: "toStandardJsonSchema(v.object({ city: v.string() }))",
};

test.for(Object.entries(SCHEMAS))(
  "runTools and generateObject accept a schema from %s",
  async ([name, schema], { skip }) => {
    const library = join(RUNTIMES_FOLDER, "node_modules", name, "package.json");
    if (!existsSync(library)) return skip("not installed; `npm ci --prefix .ci/runtimes` installs it");
    const program = `import { createRequire } from "node:module";
import { generateObject, runTools } from "hubsmith/inference";
const { resolve } = createRequire(${JSON.stringify(library)});
const { z } = await import(resolve("zod"));
const { type } = await import(resolve("arktype"));
const v = await import(resolve("valibot"));
const { toStandardJsonSchema } = await import(resolve("@valibot/to-json-schema"));
const schema = ${schema};
const args = { accessToken: "hf_any", model: "acme/conversational", messages: [{ role: "user", content: "Where?" }] };
const options = { hubUrl: ${JSON.stringify(mock.url)}, routerUrl: ${JSON.stringify(mock.url)} };
const { text } = await runTools({ ...args, tools: [{ name: "find", parameters: schema, run: ({ city }) => city }] }, options);
const { object } = await generateObject({ ...args, schema }, options);
console.log(JSON.stringify([text, object]));`;
    writeFileSync(join(consumer.folder, "schemas.mjs"), program);
    const { code, output } = await run(process.execPath, ["schemas.mjs"], {}, consumer.folder);
    expect({ code, output }).toEqual({ code: 0, output: '["blue",{"city":"blue"}]\n' });
  },
);
