import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Entry, type Kind, KIND_NAMES, KINDS, type OutputFile, type Spec } from "../../generators/spec/entry.ts";
import { numberOf } from "../../generators/spec/json.ts";
import { loadSpec } from "../../generators/spec/load/load.ts";
import { judgeName } from "../../generators/spec/load/names.ts";
import { headerOf } from "../../generators/spec/yaml/parse.ts";
import { assertOne, CommandError } from "./command-error.ts";

/**
 * Marks a blank, which the author of the entry fills in. The check `blank` reports every blank that is not filled in.
 */
const BLANK = "FILL IN";

/** For each kind of entry, a function that returns the text of a new entry. */
const SCAFFOLDS: Readonly<Record<Kind, (id: string, situation: Situation) => string>> = {
  tasks: task,
  libraries: library,
  quantization,
  providers: provider,
  clients: client,
  apps: app,
  hardware,
  datasets: dataset,
  evaluation,
  agents: agent,
  widgets: widget,
  io,
  apis: api,
  properties: property,
};

/** The parts of a new entry that do not depend on its id. */
interface Situation {
  /** Returns the value of `order`: the next multiple of ten after the highest value so far. */
  readonly order: () => number;
  /** The date of today in UTC, in the format of `addedOn`. */
  readonly today: string;
}

/**
 * Writes the first version of an entry. The entry is valid except for the marked blanks.
 *
 * @param root folder that holds `spec/`
 * @returns path of the new file, relative to `root`
 * @throws CommandError for an unknown kind, an id of the wrong form, or an entry that already exists
 */
export function scaffold(root: string, kind: string, id: string): string {
  assertOne("kind", kind, Object.values(KINDS));
  const folder = KIND_NAMES.find((name) => KINDS[name] === kind) as Kind;
  const hint = objectionTo(folder, id);
  if (hint !== undefined) throw new CommandError(`${JSON.stringify(id)} is not a valid id for a ${kind}`, hint);
  const file = `spec/${folder}/${id}.yaml`;
  const taken = existsSync(join(root, "spec", folder))
    ? readdirSync(join(root, "spec", folder)).find((name) => name.toLowerCase() === `${id}.yaml`.toLowerCase())
    : undefined;
  if (taken !== undefined)
    throw new CommandError(`spec/${folder}/${taken} exists`, "edit the file, or choose another id");
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const order = (): number => nextOrder(loadSpec(root).spec[folder]);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, file), `${headerIn(root, folder)}\n${SCAFFOLDS[folder](id, { order, today })}`, {
    flag: "wx",
  });
  return file;
}

/** Returns the first line of a new entry. A spec without `spec/schema` extends another spec, and uses its schemas. */
export function headerIn(root: string, kind: Kind): string {
  return headerOf(kind, existsSync(join(root, "spec/schema")) || !existsSync(join(root, "spec/hub.yaml")));
}

/** Returns the reason why an entry cannot have this id, or undefined if the id is allowed. */
function objectionTo(folder: Kind, id: string): string | undefined {
  const judged = judgeName(folder, `${id}.yaml`);
  if ("fault" in judged) return judged.fault.hint?.replace(/\.yaml$/, "");
  return "id" in judged && /^[A-Za-z0-9]/.test(id) ? undefined : "the id must start with a letter or a digit";
}

/** Kinds of entries with a list page on the site. */
const LISTED = ["apps", "clients", "libraries", "providers", "tasks"] as const;

/**
 * Makes `generated/site/new-entries.json`: the path and the text of a new entry of each kind. Links on the site pass
 * them to GitHub's page for new files.
 */
export function newEntries(spec: Spec): OutputFile {
  const all = LISTED.map((folder) => {
    const id = `my-${KINDS[folder]}`;
    const today = `${BLANK}: today, such as 2026-01-31`;
    const entry = SCAFFOLDS[folder](id, { order: () => nextOrder(spec[folder]), today });
    return [folder, { file: `spec/${folder}/${id}.yaml`, text: `${headerIn(spec.root, folder)}\n${entry}` }];
  });
  return { path: "site/new-entries.json", text: `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n` };
}

function titleOf(id: string): string {
  return id.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());
}

function typeNameOf(id: string): string {
  return titleOf(id).replaceAll(/[^A-Za-z0-9]/g, "");
}

function nextOrder(entries: readonly Entry[]): number {
  const orders = entries.map(({ data }) => numberOf(data["order"]) ?? 0);
  return Math.floor(Math.max(0, ...orders) / 10) * 10 + 10;
}

function task(id: string, { order, today }: Situation): string {
  return `label: ${titleOf(id)}
order: ${order()} # the place in the catalogue: from the most to the least specific within a modality
modality: other # multimodal, nlp, cv, audio, tabular, rl or other
summary: >-
  ${BLANK}: what goes in, what comes out, and what the task is used for, in one to three sentences.
demo:
  inputs:
    - type: text
      label: Input
      content: "${BLANK}: an input that a reader understands at once"
  outputs:
    - type: text
      label: Output
      content: "${BLANK}: what a good model answers to it"
addedOn: "${today}"
`;
}

function library(id: string, { today }: Situation): string {
  const name = /^[A-Za-z][A-Za-z0-9_-]*$/.test(id) ? id : JSON.stringify(id);
  return `prettyLabel: ${name}
repoName: ${name}
repoUrl: https://fill-in.example/ # ${BLANK}: address of the source code
description: "${BLANK}: what the library is for, and for which kind of models."
source: https://fill-in.example/ # ${BLANK}: the README or documentation that says so
filter: false # true only with more than 100 models on the hub
# countDownloads: 'path:"config.json"' # which files count as one download; without it the hub's usual config files
# tasks: [text-generation]
snippets:
  - kind: install
    language: bash
    template: |
      pip install ${BLANK}
  - language: python
    template: |
      from ${id.replaceAll(/[^A-Za-z0-9]/g, "_")} import load  # ${BLANK}: the library's real call

      model = load("{{id}}")
      print(model("Hello"))  # run it on a sample, and print or save the result
pick: all
examples:
  plain: { id: acme/tiny-model, tags: [] }
unverified: # or add spec/apis/${id}.yaml
  because: "${BLANK}: why nobody has run the code or compared it with the library's source."
  date: "${today}"
addedOn: "${today}"
`;
}

function quantization(id: string): string {
  return `name: ${typeNameOf(id)}
label: ${titleOf(id)}
summary: "${BLANK}: what the numbers say, and where a file stores them."
types:
  F32:
    number: 0
    description: "${BLANK}: what it is and when to choose it."
`;
}

function provider(id: string, { today }: Situation): string {
  return `displayName: ${titleOf(id)}
# hubOrg: ${id} # its organisation on the hub, if the router forwards to it
# docsUrl: https://docs.${id}.example
baseUrl: https://fill-in.example # ${BLANK}: its host
tasks:
  # One that speaks the chat protocol of most providers; other presets are in _presets.yaml.
  conversational: { use: chat, route: v1/chat/completions }
addedOn: "${today}"
`;
}

function app(id: string, { order, today }: Situation): string {
  return `prettyLabel: ${titleOf(id)}
docsUrl: https://fill-in.example/ # ${BLANK}: its documentation
description: "${BLANK}: what it is for, in one or two sentences."
mainTask: text-generation
platforms: [macos, linux, windows]
order: ${order()} # the place in the list of apps
when: { has: gguf_context } # models that the app takes
pick: all
snippets:
  - kind: install
    title: Install
    language: bash
    template: brew install ${BLANK}
  - title: Run
    language: bash
    template: docker run ${id} {{id}} # ${BLANK}: the app's real command
examples:
  chat: { id: acme/tiny-chat-GGUF, tags: [gguf], gguf: { context_length: 4096 } }
addedOn: "${today}"
`;
}

function hardware(_: string, { order }: Situation): string {
  return `kind: GPU # GPU, CPU or another kind
vendor: "${BLANK}: its name"
order: ${order()} # the place in the list of vendors
products:
  # Delete "memory" if it depends on the computer.
  Model One: { tflops: ${BLANK}, memory: [${BLANK}], msrp: ${BLANK}, power: ${BLANK}, releaseYear: ${BLANK} }
`;
}

function dataset(id: string): string {
  return `prettyLabel: ${titleOf(id)}
repoName: ${id}
repoUrl: https://fill-in.example/ # ${BLANK}: address of the source code
docsUrl: https://fill-in.example/docs # ${BLANK}: how to read a data set of the hub with it
`;
}

function evaluation(): string {
  return `description: "${BLANK}: what it evaluates, in one or two sentences."
url: https://fill-in.example/ # ${BLANK}: its source code or home page
`;
}

function agent(id: string): string {
  return `prettyLabel: ${titleOf(id)}
description: "${BLANK}: what it is and who makes it, in one sentence."
docsUrl: https://fill-in.example/ # ${BLANK}: its documentation
# envVars: { ${id.toUpperCase().replaceAll("-", "_")}: "*" } # variables that reveal it
`;
}

function widget(): string {
  return `translation:
  - "${BLANK}: a sentence in this language"
`;
}

function property(_id: string, { order }: Situation): string {
  return `description: "${BLANK}: the models with this property, and what their users need."
order: ${order()} # its code comes after the code of properties with smaller numbers
snippets:
  - when: { tag: ${BLANK} }
    kind: install
    title: Install
    language: bash
    template: pip install -U ${BLANK}
examples:
  plain: { id: acme/tiny-chat, tags: [${BLANK}] }
`;
}

function io(id: string): string {
  const name = typeNameOf(id);
  return `input:
  title: ${name}Input
  description: "${BLANK}: the input of a call."
  type: object
  required: [inputs]
  properties:
    inputs:
      description: "${BLANK}: what the model is given."
      type: string
output:
  title: ${name}Output
  description: "${BLANK}: the output of a call."
  type: object
`;
}

function api(id: string, { today }: Situation): string {
  const module = id.replaceAll(/[^A-Za-z0-9]/g, "_");
  return `checked:
  repository: https://fill-in.example/ # ${BLANK}: address of the source code
  commit: "${"0".repeat(40)}" # ${BLANK}: the commit that was read
  date: "${today}"
  names:
    ${module}.load: "(id) -> ${module}.Model" # ${BLANK}: each name that the snippets use
`;
}

function client(id: string, { order, today }: Situation): string {
  return `order: ${order()} # the place in the list of clients
language: python # python, js or sh
package: ${id}
install: pip install ${id}
docsUrl: https://fill-in.example/ # ${BLANK}: where its calls are described
verifiedAgainst: "${today}" # or the version of the package that the call was tried with
methods:
  conversational: { name: chat } # ${BLANK}: its function for each task that it knows
snippets:
  - when: { equals: { task: conversational } }
    language: python
    template: |
      from ${id.replaceAll("-", "_")} import Client  # ${BLANK}: the package's real call

      client = Client(api_key={{token}})
      reply = client.chat(model="{{model}}", {{keywords}})
      print(reply)
`;
}
