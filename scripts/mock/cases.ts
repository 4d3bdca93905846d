import { PROVIDER_EXAMPLES, type ProviderCase } from "../../generated/providers/examples.ts";
import { adapterOf } from "../../runtime/inference/provider.ts";
import { callOf } from "../../runtime/inference/testing/examples.ts";

/** A pattern over the paths of one task's requests, and the case that answers them. */
interface Route {
  readonly entry: ProviderCase;
  readonly pattern: RegExp;
}

const MODEL = "acme/some-model";

/** The case that a request is about: that of the provider whose route the path has. */
export class Routes {
  readonly #routes = new Map<string, Promise<readonly Route[]>>();

  /**
   * @param provider id of the provider
   * @param path path of the request, without the provider's part of the router
   * @param model last part of the model's name; where several tasks share a route, it names the task
   */
  async find(provider: string, path: string): Promise<ProviderCase | undefined> {
    let routes = this.#routes.get(provider);
    if (routes === undefined) this.#routes.set(provider, (routes = routesOf(provider)));
    const fitting = (await routes).filter(({ pattern }) => pattern.test(path));
    return (fitting.find(({ entry }) => path.split("/").includes(entry.task)) ?? fitting[0])?.entry;
  }
}

function routesOf(provider: string): Promise<readonly Route[]> {
  const cases = PROVIDER_EXAMPLES.filter((entry) => entry.provider === provider);
  return Promise.all(cases.map(async (entry) => ({ entry, pattern: await patternOf(entry) })));
}

/** The path of the task's request, with any model in it. */
async function patternOf(entry: ProviderCase): Promise<RegExp> {
  const isPinned = entry.example.request.path?.includes(entry.example.model) !== true;
  const example = isPinned ? entry.example : { ...entry.example, model: MODEL };
  const task = adapterOf(entry.provider).task(entry.task);
  if (task === undefined) throw new Error(`${entry.provider} has no ${entry.task}`);
  const { url } = await task.request(callOf({ ...entry, example }, "hub-token"));
  const path = new URL(url).pathname.replace(`/${entry.provider}/`, "/");
  const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(MODEL, ".+?")}/?$`);
}
