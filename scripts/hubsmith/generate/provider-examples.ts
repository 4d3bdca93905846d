import { exampleFinding, type Difference } from "../../../generators/replay/differences.ts";
import type { Exchange } from "../../../generators/replay/exchange.ts";
import { type Connect, replay, type Way, waysOf } from "../../../generators/replay/replay.ts";
import type { Entry, Finding, OutputFile, Spec } from "../../../generators/spec/entry.ts";
import { PRESETS, providersOf, type TaskPlace, tasksOf } from "../../../generators/spec/providers.ts";
import { InferenceClient } from "../../../runtime/inference/index.ts";

const connect: Connect = (token, options) => new InferenceClient(token, options);

/** The result of running the calls in one provider's examples. */
interface ReplayResult {
  readonly findings: readonly Finding[];
  readonly file: OutputFile;
}

/** An earlier result for a provider. The result is valid until the presets change. */
interface CachedReplay extends ReplayResult {
  readonly presets: Entry | undefined;
}

const known = new WeakMap<Entry, CachedReplay>();

/**
 * Runs the calls in the provider examples with the client: through the router, directly, or both. Returns the
 * differences between the calls and the examples. Sends nothing over the network.
 *
 * @param spec a valid spec; the result of an earlier run is used again for providers that did not change
 * @returns the differences, and the files `examples/providers/<id>.txt`, which show reviewers the address and the
 *   headers of each request
 */
export async function replayExamples(spec: Spec): Promise<readonly ReplayResult[]> {
  const presets = spec.providers.find(({ id }) => id === PRESETS);
  const places = tasksOf(spec);
  const made: ReplayResult[] = [];
  for (const entry of providersOf(spec)) {
    const earlier = known.get(entry);
    const isSame = earlier !== undefined && earlier.presets === presets;
    const own = places.filter((place) => place.entry === entry);
    const replayed = isSame ? earlier : await replayEntry(entry, own);
    known.set(entry, { ...replayed, presets });
    made.push(replayed);
  }
  return made;
}

async function replayEntry(entry: Entry, places: readonly TaskPlace[]): Promise<ReplayResult> {
  const found = new Map<string, Finding>();
  const parts: string[] = [];
  for (const place of places) {
    for (const way of waysOf(place)) {
      const { exchanges, differences, failure } = await replay(place, way, connect);
      for (const difference of [...differences, ...failureOf(failure)]) {
        const key = `${place.name} ${difference.path.join(".")} ${difference.message}`;
        found.set(key, exampleFinding(place, difference));
      }
      parts.push(printed(place.name, way, exchanges));
    }
  }
  return {
    findings: [...found.values()],
    file: { path: `examples/providers/${entry.id}.txt`, text: parts.join("\n") },
  };
}

function failureOf(failure: string | undefined): Difference[] {
  return failure === undefined ? [] : [{ path: [], message: `the call of the example fails: ${failure}` }];
}

/** Headers that are the same for every request. */
const COMMON = new Set(["accept", "content-type", "user-agent"]);

/**
 * Returns the requests of a call as text: each request on a line, followed by the headers that differ between calls.
 */
function printed(task: string, way: Way, exchanges: readonly Exchange[]): string {
  const lines = exchanges.map(({ purpose, method, url, headers }) => {
    const own = headers.filter(([name]) => !COMMON.has(name)).map(([name, value]) => `    ${name}: ${value}\n`);
    return `  ${purpose}: ${method} ${url}\n${own.join("")}`;
  });
  return `${task}, ${way}\n${lines.join("")}`;
}
