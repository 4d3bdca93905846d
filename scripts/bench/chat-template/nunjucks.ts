import { isAble, load, OURS, read } from "./engines.ts";
import type { Engine } from "./engines.ts";
import { race, ratioOf } from "../shared/measure.ts";
import { makeConversation, readTemplates } from "./workload.ts";

/**
 * How our closures do against nunjucks, which knows the same syntax: a note, no target. It has a process of its own, since
 * it extends `String`: from then on V8 looks methods of texts up anew in the whole process, and a cold parse of ours or of
 * the hub port takes longer, ours by a third.
 */
const SIZES = [2, 20, 200];

interface NunjucksEnvironment {
  addFilter: (name: string, filter: (value: unknown) => string) => void;
  addGlobal: (name: string, value: unknown) => void;
}

interface Nunjucks {
  readonly Environment: new (loader: null, options: object) => NunjucksEnvironment;
  readonly compile: (source: string, environment: NunjucksEnvironment) => { render: (context: object) => string };
}

/** The other template engine of this syntax; it lacks tojson and the globals, which it gets here. */
function nunjucks(): Engine | undefined {
  const peer = load("nunjucks") as Nunjucks | undefined;
  if (peer === undefined) return undefined;
  const environment = new peer.Environment(null, { autoescape: false, trimBlocks: true, lstripBlocks: true });
  environment.addFilter("tojson", (value) => JSON.stringify(value));
  environment.addGlobal("raise_exception", (message: string) => {
    throw new Error(message);
  });
  return {
    name: "nunjucks",
    compile(source) {
      const template = peer.compile(source, environment);
      return (conversation) => template.render(conversation);
    },
  };
}

/** Times as fast as the peer: from the source to a first text of two messages, then warm by {@link SIZES}. */
function compare(peer: Engine, source: string): string {
  const engines = [OURS, peer];
  const cold = race(engines.map((engine) => () => read(engine.compile(source)(makeConversation(2)))));
  const renders = engines.map((engine) => engine.compile(source));
  const warm = SIZES.map(makeConversation).map((conversation) =>
    race(renders.map((render) => () => read(render(conversation)))),
  );
  return [cold, ...warm].map((result) => `${ratioOf(result, 1, 0).toFixed(1)}×`).join("  ");
}

const peer = nunjucks();
console.log(
  `\n${peer ? "times as fast as nunjucks: cold, then warm by messages" : "nunjucks is not installed here"}\n`,
);
for (const [name, source] of readTemplates()) {
  if (!peer) break;
  console.log(name);
  if (isAble(peer, source, OURS.compile(source), SIZES)) console.log(`  ${compare(peer, source)}`);
}
