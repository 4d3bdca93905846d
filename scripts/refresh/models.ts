import { RESPONSES } from "../../runtime/contract/provider-rules.ts";
import type { Entry } from "../../generators/spec/entry.ts";
import { fieldsOf, isList, isObject, objectOf, textOf, textsOf } from "../../generators/spec/json.ts";
import { mappingEntries } from "../../runtime/inference/route/hub.ts";
import { withField } from "./edit.ts";
import type { Check, Run } from "./run.ts";

const MODEL_ID = /^[A-Za-z0-9][\w.-]{0,95}\/[A-Za-z0-9][\w.-]{0,95}$/;
const PROVIDER_MODEL_ID = /^[\w.:@/+-]{1,200}$/;
const CHAT = "conversational";
/** Models that are tried as a replacement for a model that a provider no longer serves. */
const MAX_CANDIDATES = 5;

/** A model that a provider serves for a task, according to the entry. */
interface Fact {
  readonly entry: Entry;
  readonly task: string;
  readonly model: string;
}

/**
 * Asks the hub whether providers still serve their known models. A model that is no longer served is replaced by the
 * first model that is, or deleted if there is none. Providers that are not on the hub are left out.
 */
export function checkModels(run: Run): readonly Check[] {
  const providers = run.own("providers").filter(({ data }) => {
    return data["status"] !== "retired" && (data["hubOrg"] !== undefined || data["isPseudo"] === true);
  });
  return providers.flatMap((entry) =>
    fieldsOf(entry.data["knownModels"]).map(([task, known]) => {
      const model = textOf(objectOf(known)["model"]) ?? "";
      return { name: `${entry.file}, ${task}`, run: () => refresh(run, { entry, task, model }) };
    }),
  );
}

async function refresh(run: Run, fact: Fact): Promise<void> {
  const { entry, task, model } = fact;
  const path = ["knownModels", task];
  const providerId = await servedAs(run, fact, model);
  if (providerId !== undefined) return run.confirm(entry, path, idField(model, providerId), "checkedOn");
  const provider = entry.id;
  const isChat = taskAtHub(task) === CHAT;
  const reply = await run.sources.json(isChat ? "chatModels" : "models", { provider, task });
  for (const candidate of idsIn(reply, isChat, fact).slice(0, MAX_CANDIDATES)) {
    const id = await servedAs(run, fact, candidate);
    if (id === undefined) continue;
    const source = run.sources.url(isChat ? "chatModelsPage" : "modelsPage", { provider, task });
    run.confirm(entry, path, { model: candidate, ...idField(candidate, id), source }, "checkedOn");
    return run.note(`${provider} no longer serves ${model} for ${task}: replaced by ${candidate}`);
  }
  run.edit(entry, (text) => withField(text, path, undefined));
  run.note(`${provider} no longer serves ${model} for ${task}, and no other model was found: deleted`);
}

/** Returns the task for which the hub lists the models of a provider's task. */
function taskAtHub(task: string): string {
  return task === RESPONSES ? CHAT : task;
}

function idField(model: string, providerId: string): { readonly providerId: string | undefined } {
  return { providerId: providerId === model ? undefined : providerId };
}

/** Returns the id that a model has at the provider, or undefined if the provider does not serve the model. */
async function servedAs(run: Run, { entry, task }: Fact, model: string): Promise<string | undefined> {
  const reply = await run.sources.json("model", { model });
  if (reply === undefined) return undefined;
  if (!isObject(reply) || reply["id"] !== model) throw new Error(`expected the model ${model} with its id`);
  const { inferenceProviderMapping: mapping = {} } = reply;
  if (!isObject(mapping) && !isList(mapping)) throw new Error("expected a list at inferenceProviderMapping");
  // The automatic router serves each model that any provider serves.
  const isAny = entry.data["isPseudo"] === true;
  const found = mappingEntries(mapping, model).find((one) => {
    return (isAny || one.provider === entry.id) && one.status === "live" && one.task === taskAtHub(task);
  });
  if (found === undefined || isAny) return found && model;
  if (!PROVIDER_MODEL_ID.test(found.providerId)) throw new Error(`invalid providerId "${found.providerId}"`);
  return found.providerId;
}

/** Returns the ids in a list of models of the hub, or in the router's list of chat models. */
function idsIn(reply: unknown, isChat: boolean, { entry }: Fact): string[] {
  const list = isChat && isObject(reply) ? reply["data"] : reply;
  if (!isList(list)) throw new Error("expected a list of models");
  return list.flatMap((item) => {
    const { id, providers } = objectOf(item);
    if (typeof id !== "string" || !MODEL_ID.test(id)) return [];
    const served = textsOf(isList(providers) ? providers.map((one) => objectOf(one)["provider"] ?? null) : []);
    return isChat && entry.data["isPseudo"] !== true && !served.includes(entry.id) ? [] : [id];
  });
}
