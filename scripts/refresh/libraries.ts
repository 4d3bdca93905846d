import type { Entry } from "../../generators/spec/entry.ts";
import { objectOf, textFields, textOf } from "../../generators/spec/json.ts";
import { withField } from "./edit.ts";
import type { Check, Run } from "./run.ts";
import type { Sources } from "./sources.ts";

/** The package indexes, and where their replies contain the newest version. */
const INDEXES = {
  pypi: (reply: unknown) => objectOf(objectOf(reply as never)["info"])["version"],
  npm: (reply: unknown) => objectOf(reply as never)["version"],
};

/** The same pattern as in `spec/schema/api.schema.json`. */
const VERSION = /^\d[\w.+-]{0,60}$/;

/**
 * Asks package indexes for the newest version of each library whose snippets were verified. For a library that is
 * installed from its source code, asks the repository for the newest commit. A newer version does not change how the
 * snippets were verified: a person verifies them again.
 */
export function checkLibraries(run: Run): readonly Check[] {
  return run.own("apis").map((entry) => ({ name: entry.file, run: () => refresh(run, entry) }));
}

async function refresh(run: Run, entry: Entry): Promise<void> {
  const { name, ask, again } = whereIs(entry);
  const newest = await ask(run.sources);
  if (newest === undefined) {
    run.edit(entry, (text) => withField(text, ["newest"], undefined));
    return run.note(`${entry.id}: ${name} was not found, so the snippets name something that no longer exists`);
  }
  const before = objectOf(entry.data["newest"]);
  const [field, value] = newest;
  if (before[field] !== undefined && before[field] !== value)
    run.note(`${entry.id}: ${name} has ${value} now; to verify the snippets again: ${again}`);
  run.confirm(entry, ["newest"], { [field]: value }, "date");
}

type Newest = readonly [field: "version" | "commit", value: string] | undefined;

function whereIs({ id, data }: Entry): {
  readonly name: string;
  readonly ask: (sources: Sources) => Promise<Newest>;
  /** The command that verifies the snippets again. */
  readonly again: string;
} {
  const { executed, checked } = data;
  const [first] = textFields(objectOf(executed)["packages"]);
  const name = first?.[0] ?? textOf(objectOf(checked)["distribution"]);
  const again = first === undefined ? `npm run apis -- ${id} --checkout <folder>` : `npm run snippets:run -- ${id}`;
  const repository = textOf(objectOf(checked)["repository"])?.replace(/\.git$/, "") ?? "";
  if (name === undefined) return { name: repository, ask: (sources) => newestCommit(sources, repository), again };
  // Names with a scope exist only on npm.
  return { name, ask: (sources) => newestVersion(sources, name.startsWith("@") ? "npm" : "pypi", name), again };
}

async function newestVersion(sources: Sources, index: keyof typeof INDEXES, name: string): Promise<Newest> {
  const reply = await sources.json(index, { package: name });
  if (reply === undefined) return undefined;
  const version = INDEXES[index](reply);
  if (typeof version === "string" && VERSION.test(version)) return ["version", version];
  throw new Error(`expected a version of ${name}, got ${JSON.stringify(version)}`);
}

async function newestCommit(sources: Sources, repository: string): Promise<Newest> {
  const reply = await sources.text("commit", { repository });
  if (reply === undefined) return undefined;
  const [, commit] = /^[0-9a-f]{4}# service=git-upload-pack\n0000[0-9a-f]{4}([0-9a-f]{40}) HEAD\0/.exec(reply) ?? [];
  if (commit !== undefined) return ["commit", commit];
  throw new Error(`expected the references of ${repository}, HEAD first`);
}
