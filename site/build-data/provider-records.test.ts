import { describe, expect, test } from "vitest";
import { providerRecord } from "./provider-records.ts";
import { readBuildData } from "./build-data.ts";
import { PROVIDER_EXAMPLES } from "../../generated/providers/examples.ts";
import { isHostAmong } from "../../runtime/http/trust.ts";
import { callSnippets } from "../src/providers/call-code.ts";

const { providers } = await readBuildData();
const pairs = providers.flatMap((provider) => provider.tasks.map((task) => ({ provider, task })));

/** The hosts of a provider. A host that contains a value of the caller counts as a wildcard. */
const hostsOf = ({ hosts }: (typeof providers)[number]): string[] => hosts.map((host) => host.replace(/\{\w+\}/, "*"));

test("every task of every provider has a record", () => {
  const names = pairs.map(({ provider, task }) => `${provider.id} ${task.task}`);
  expect(names.toSorted()).toEqual(PROVIDER_EXAMPLES.map(({ provider, task }) => `${provider} ${task}`).toSorted());
});

describe("a call of a task", () => {
  test.each(PROVIDER_EXAMPLES.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const))(
    "%s: the record contains the request of the example",
    (_, { provider: id, task: name, example }) => {
      const found = pairs.find(({ provider, task }) => provider.id === id && task.task === name);
      const main = found?.task.routed ?? found?.task.direct;
      const first = main?.steps.find(({ title }) => title !== "Upload");
      if (first?.body?.kind === "json") expect(JSON.parse(first.body.text)).toEqual(example.request.body);
      else expect(first?.body?.text).toMatch(/file|: /);
      expect(first?.url).toContain(example.request.path?.split("?")[0] ?? "://");
      const isJob = found?.task.shape === "job" && example.statuses !== undefined;
      expect(main?.steps.filter(({ title }) => title.startsWith("Ask"))).toHaveLength(
        isJob ? (example.statuses?.length ?? 0) : 0,
      );
    },
  );

  test("sends secrets only to the router and to hosts of the provider", () => {
    const strays = pairs.flatMap(({ provider, task }) =>
      [task.routed, task.direct].flatMap((exchange, way) =>
        (exchange?.steps ?? [])
          .filter(({ headers }) => Object.values(headers).some((value) => value.includes("$")))
          .map(({ url }) => new URL(url))
          .filter((url) => !isHostAmong(url, way === 0 ? ["router.huggingface.co"] : hostsOf(provider))),
      ),
    );
    expect(strays).toEqual([]);
  });

  test("some providers can be called only directly, and some only through the router", () => {
    for (const { status, routed, tasks } of providers)
      if (status === "retired") expect([routed, tasks[0]?.routed]).toEqual([undefined, undefined]);
    expect(providers.find(({ id }) => id === "hf-inference")?.direct).toBeUndefined();
    expect(providers.find(({ id }) => id === "openai")?.routed).toBeUndefined();
  });
});

test("a provider without an organisation on the hub is called directly", async () => {
  const entry = { displayName: "FastGPU", baseUrl: "https://api.fastgpu.example", tasks: {} };
  expect((await providerRecord("fastgpu", entry, {})).routed).toBeUndefined();
  const known = await providerRecord("fastgpu", { ...entry, hubOrg: "fastgpu" }, {});
  expect(known.routed?.base).toBe("https://router.huggingface.co/fastgpu");
});

test("the record of each task contains its request, its response and code", () => {
  for (const { provider, task } of pairs) {
    const { steps = [], result } = task.routed ?? task.direct ?? {};
    expect(steps[0]?.body?.text).not.toBe("");
    expect(steps.at(-1)?.answer?.text).not.toBe("");
    expect(result?.text).not.toBe("");
    expect(callSnippets(provider, task).length).toBeGreaterThan(0);
    expect(task.failures.map(({ message }) => message).join()).not.toMatch(/undefined|\[object/);
  }
  expect(pairs.filter(({ task }) => task.failures.length === 0).length).toBeLessThan(5);
});

test("rejects a provider entry without an example", async () => {
  const broken = { displayName: "X", baseUrl: "https://x.example", tasks: { conversational: { use: "nothing" } } };
  await expect(providerRecord("x", broken, {})).rejects.toThrow("x has no example for conversational");
});
