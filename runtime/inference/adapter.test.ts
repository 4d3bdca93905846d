import { expect, test } from "vitest";
import { PROVIDER_EXAMPLES } from "../../generated/providers/examples.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import { createAdapter } from "./adapter.ts";
import { InputError } from "./errors.ts";
import { adapterOf } from "./provider.ts";
import { callOf } from "./testing/examples.ts";

const texts = PROVIDER_EXAMPLES.filter(({ task }) => task === "conversational" || task === "text-generation");

test.each(texts.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const))(
  "%s: the small set of words does what the whole does",
  async (_, entry) => {
    const { provider, task, example } = entry;
    const small = createAdapter(PROVIDER_SPECS[provider]).task(task);
    const whole = adapterOf(provider).task(task);
    for (const auth of ["hub-token", "provider-key"] as const) {
      const call = { ...callOf(entry, auth), stream: small?.canStream };
      const request = small?.request(call);
      expect(request).not.toBeInstanceOf(Promise);
      expect(request).toEqual(await whole?.request(call));
      expect(small?.read(call, example.reply)).toEqual(whole?.read(call, example.reply));
    }
  },
);

test("what the small set of words lacks is refused, with the way out", () => {
  const call = { auth: "hub-token", model: "m", args: {} } as const;
  const way = 'hubsmith/inference"';
  for (const { provider, task } of PROVIDER_EXAMPLES) {
    const use = (): void => {
      const adapter = createAdapter(PROVIDER_SPECS[provider]).task(task);
      void adapter?.request({ ...call, task });
      adapter?.read({ ...call, task }, {});
    };
    try {
      use();
    } catch (error) {
      const isReply = error instanceof Error && error.name === "ProviderOutputError";
      if (!isReply) expect(error).toBeInstanceOf(InputError);
      if (!isReply) expect(String(error)).toContain(way);
    }
  }
  expect(() => createAdapter(PROVIDER_SPECS["fal-ai"]).task("text-to-video")).toThrow(way);
});
