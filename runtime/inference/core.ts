/**
 * The functions of tasks that give a value at once, without any provider: a program that takes one of them and one
 * provider (`hubsmith/providers/<id>`) stays small.
 *
 * @example
 * import { chatCompletion } from "hubsmith/inference/core";
 * import { groq } from "hubsmith/providers/groq";
 * await chatCompletion({ provider: groq, accessToken: key, model: "org/model", messages });
 */
import { createAdapter } from "./adapter.ts";
import type { Adapter, ProviderObject } from "./adapter.ts";
import { method } from "./bind.ts";
import { InputError } from "./errors.ts";
import type { Lookups } from "./lookup.ts";
import type { Methods } from "./methods.ts";
import type { Runtime } from "./runtime.ts";

const adapters = /* @__PURE__ */ new WeakMap<ProviderObject, Adapter>();
let lookups: Promise<Lookups> | undefined;

function learnt(): Promise<Lookups> {
  return (lookups ??= import("./lookup.ts").then(({ Lookups }) => new Lookups()));
}

const CORE: Runtime = {
  adapterOf(provider) {
    if (typeof provider === "string") {
      throw new InputError(
        `provider must be an object here, as import { … } from "hubsmith/providers/<id>" gives it; ids are for "hubsmith/inference"`,
      );
    }
    let adapter = adapters.get(provider);
    if (adapter === undefined) adapters.set(provider, (adapter = createAdapter(provider)));
    return adapter;
  },
  isKnown: () => false,
  complete: undefined,
  providersOf: async (model, access) => (await learnt()).providersOf(model, access),
  defaultModel: async (task, access) => (await learnt()).defaultModel(task, access),
};

/** The next message of a conversation. */
export const chatCompletion: Methods["chatCompletion"] = /* @__PURE__ */ method(CORE, "conversational");
