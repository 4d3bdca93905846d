import { ts } from "ts-morph";
import type { AppRules } from "../../../generated/apps/app.ts";
import type { FACT_SOURCES, Rules } from "../../../generated/facts.ts";
import type { Entry, Finding, JsonObject, OutputFile, Spec } from "../../../generators/spec/entry.ts";
import { objectOf } from "../../../generators/spec/json.ts";
import { codeFault } from "../../../generators/snippets/code-fault.ts";
import { readFacts } from "../../../generators/snippets/facts.ts";
import { compileApp, type CompiledLibrary, compileLibrary } from "../../../generators/snippets/library.ts";
import { nameOf } from "../../../generators/snippets/check/check-rewrites.ts";
import { leavesByPosition, type MessageRule, type TemplateRule } from "../../../generators/snippets/rules.ts";
import { ruledSnippetsOf, type Snippet, withProperties } from "../../../runtime/snippets/blocks.ts";
import { computedFacts } from "../../../runtime/snippets/computed-facts.ts";
import { factsReader, type FactsOf } from "../../../runtime/snippets/read.ts";

/** The files of the rendered examples, and the problems that were found. */
export interface RenderedExamples {
  /** One file for each block of an example, such as `examples/libraries/<key>/<example>-1.py`. */
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
}

/** File extension for each language of snippets. */
const EXTENSIONS: Readonly<Record<Snippet["language"], string>> = {
  python: "py",
  bash: "sh",
  javascript: "js",
  typescript: "ts",
  csharp: "cs",
  powershell: "ps1",
  json: "json",
  url: "txt",
  text: "txt",
};

/**
 * Renders every example of every library and app, and finds the rules that no example selects.
 *
 * Runs the generated modules from memory, before they are written. So the examples are rendered by the generated code
 * itself, but need no files on disk.
 *
 * @param spec a valid spec
 * @param outputs the files that were generated from `spec`
 */
export async function renderExamples(spec: Spec, outputs: readonly OutputFile[]): Promise<RenderedExamples> {
  const findings = missingFunctions(spec);
  if (findings.length > 0) return { files: [], findings };
  const texts = new Map(outputs.map(({ path, text }) => [path, text]));
  const generated = await loadModule<{ FACT_SOURCES: typeof FACT_SOURCES }>(texts.get("facts.ts"));
  const factsOf = factsReader(generated.FACT_SOURCES, computedFacts);
  const rendered = await Promise.all(
    spec.libraries.map(async (entry) => {
      const library = compileLibrary(entry, spec);
      if (library === undefined) return { files: [], findings: [] };
      const { rules } = await loadModule<{ rules: Rules }>(texts.get(`snippets/${entry.id}.ts`));
      return renderLibrary(library, rules, factsOf);
    }),
  );
  const apps = await Promise.all(
    spec.apps.map(async (entry) => {
      const app = compileApp(entry, spec.facts);
      if (app === undefined) return { files: [], findings: [] };
      const [rules] = Object.values(await loadModule<Record<string, AppRules>>(texts.get(`apps/${entry.id}.ts`)));
      return rules === undefined ? { files: [], findings: [] } : renderApp(app, rules, factsOf);
    }),
  );
  const rules = await propertiesIn(outputs);
  const properties = spec.properties
    .flatMap((entry) => compileApp(entry, spec.facts) ?? [])
    .map((property, index) => renderLibrary(property, rules[index] ?? nothing, factsOf, "properties"));
  const parts = [...rendered, ...apps, ...properties];
  return { files: parts.flatMap((part) => part.files), findings: parts.flatMap((part) => part.findings) };
}

const nothing: Rules = () => undefined;

/** Returns the rendered examples of an app. Reports an example whose model the app does not support. */
function renderApp(app: CompiledLibrary, { when, rules }: AppRules, factsOf: FactsOf): RenderedExamples {
  const refused = examplesOf(app).filter(([, record]) => !when(factsOf(record)));
  const findings = refused.map(([name]) => ({
    entry: app.entry,
    path: ["examples", name],
    atKey: true,
    code: "not-offered",
    message: `the app is not offered for the example "${name}"`,
    hint: "change the example so that it meets the condition under `when`, or change the condition",
  }));
  const rendered = renderLibrary(app, rules, factsOf, "apps");
  return { ...rendered, findings: [...findings, ...rendered.findings] };
}

/**
 * Makes the snippets of a library for a record, with generated modules that are not written to disk.
 *
 * @param outputs the files that were generated from a valid spec
 * @param key key of the library
 * @returns an empty list for a library without snippets
 */
export async function librarySnippetsOf(
  outputs: readonly OutputFile[],
  key: string,
  record: JsonObject,
): Promise<Snippet[]> {
  const module = textOf(outputs, `snippets/${key}.ts`);
  if (module === undefined) return [];
  const [{ rules }, properties] = await Promise.all([loadModule<{ rules: Rules }>(module), propertiesIn(outputs)]);
  return snippetsOf(outputs, withProperties(properties, rules), record);
}

async function propertiesIn(outputs: readonly OutputFile[]): Promise<readonly Rules[]> {
  const { PROPERTIES: properties } = await loadModule<{ PROPERTIES: readonly Rules[] }>(
    textOf(outputs, "snippets/properties.ts"),
  );
  return properties;
}

/**
 * Makes the snippets of an app for a record, with generated modules that are not written to disk.
 *
 * @param outputs the files that were generated from a valid spec
 * @param key key of the app
 */
export async function appSnippetsOf(
  outputs: readonly OutputFile[],
  key: string,
  record: JsonObject,
): Promise<Snippet[]> {
  const [app] = Object.values(await loadModule<Record<string, AppRules>>(textOf(outputs, `apps/${key}.ts`)));
  return app === undefined ? [] : snippetsOf(outputs, app.rules, record);
}

async function snippetsOf(outputs: readonly OutputFile[], rules: Rules, record: JsonObject): Promise<Snippet[]> {
  const { FACT_SOURCES: sources } = await loadModule<{ FACT_SOURCES: typeof FACT_SOURCES }>(
    textOf(outputs, "facts.ts"),
  );
  const blocks = ruledSnippetsOf(rules, factsReader(sources, computedFacts)(record));
  return blocks.map(({ rule: _rule, ...block }) => block);
}

function textOf(outputs: readonly OutputFile[], wanted: string): string | undefined {
  return outputs.find(({ path }) => path === wanted)?.text;
}

/** Reports every computed fact for which there is no function. */
function missingFunctions(spec: Spec): readonly Finding[] {
  return [...readFacts(spec.facts.data).values()]
    .filter(({ name, source }) => source.from === "computed" && !Object.hasOwn(computedFacts, name))
    .map(({ name }) => ({
      entry: spec.facts,
      path: [name, "computed"],
      code: "missing-function",
      message: `no function computes "${name}"`,
      hint: "add a function with this name to runtime/snippets/computed-facts.ts",
    }));
}

/** Renders the examples of a library, an app or a property. @param folder the folder for the files, below `examples` */
function renderLibrary(
  library: CompiledLibrary,
  compiled: Rules,
  factsOf: FactsOf,
  folder = "libraries",
): RenderedExamples {
  const { entry, rules } = library;
  const leaves = leavesByPosition(rules.group);
  const chosen = new Set<string>();
  const files: OutputFile[] = [];
  const findings: Finding[] = [];
  const faulty = new Map<string, Finding>();
  for (const [name, record] of examplesOf(library)) {
    try {
      const blocks = ruledSnippetsOf(compiled, factsOf(record));
      for (const block of blocks) {
        const position = block.rule.join(".");
        const leaf = leaves.get(position);
        const fault = leaf && codeFault(entry, leaf, name, block);
        if (fault !== undefined && !faulty.has(position)) faulty.set(position, fault);
        chosen.add(position);
      }
      files.push(...filesOf(`examples/${folder}/${entry.id}/${name}`, blocks));
    } catch (error) {
      findings.push(failed(entry, name, error));
    }
  }
  findings.push(...faulty.values());
  const unchosen = [...leaves].flatMap(([position, leaf]) => (chosen.has(position) ? [] : [leaf]));
  return { files, findings: findings.length > 0 ? findings : unchosen.map((rule) => unreached(entry, rule)) };
}

/** Returns one file for each block. If there are several files, their names contain numbers. */
function filesOf(path: string, blocks: readonly Snippet[]): readonly OutputFile[] {
  return blocks.map(({ language, code }, index) => {
    const number = blocks.length === 1 ? "" : `-${index + 1}`;
    return { path: `${path}${number}.${EXTENSIONS[language]}`, text: `${code}\n` };
  });
}

function failed(entry: Entry, name: string, error: unknown): Finding {
  return {
    entry,
    path: ["examples", name],
    code: "example-failed",
    message: `the example cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
    hint: "change the function in runtime/snippets/computed-facts.ts so that it accepts the record of this example",
  };
}

function unreached(entry: Entry, { path, origin }: TemplateRule | MessageRule): Finding {
  return {
    entry,
    path,
    code: "unreached-rule",
    message: `no example reaches ${origin === undefined ? "this rule" : nameOf(origin)}`,
    hint: "add an example whose model meets the condition of the rule, or delete the rule",
  };
}

/**
 * Returns the names and the model records of a library's examples. If the library rewrites the rules of other
 * libraries, their examples are included. The name of such an example starts with the key of its library.
 */
export function examplesOf({ entry, sources }: Pick<CompiledLibrary, "entry" | "sources">): [string, JsonObject][] {
  const borrowed = sources.flatMap((source) =>
    ownExamples(source).map(([name, record]): [string, JsonObject] => [`${source.id}-${name}`, record]),
  );
  return [...ownExamples(entry), ...borrowed];
}

function ownExamples({ data }: Entry): [string, JsonObject][] {
  return Object.entries(objectOf(data["examples"])).map(([name, record]) => [name, objectOf(record)]);
}

const modules = new Map<string, Promise<unknown>>();

/**
 * Runs the text of a generated module from memory. Runs each text only once.
 *
 * @param siblings texts of other modules in the same folder, from which the module may import values; the keys are the
 *   names that the imports contain
 * @returns the exports of the module, as an object of the type `Module`
 */
export async function loadModule<Module>(
  text: string | undefined,
  siblings: ReadonlyMap<string, string> = new Map(),
): Promise<Module> {
  if (text === undefined) throw new Error("a generated module with snippets is missing");
  const address = addressOf(linked(text, siblings));
  const loaded = modules.get(address) ?? import(/* @vite-ignore */ address);
  modules.set(address, loaded);
  return (await loaded) as Module;
}

/**
 * Replaces the names of sibling modules in imports by addresses. The recursion ends, because generated modules never
 * import each other in a circle.
 */
function linked(text: string, siblings: ReadonlyMap<string, string>): string {
  return text.replaceAll(/^(import \{[^}]*\} from )"(\.\/[^"]+)";$/gm, (line, start: string, name: string) => {
    const sibling = siblings.get(name);
    return sibling === undefined ? line : `${start}"${addressOf(linked(sibling, siblings))}";`;
  });
}

const addresses = new Map<string, string>();

/** Returns an address from which the module can be imported. */
function addressOf(text: string): string {
  let address = addresses.get(text);
  if (address === undefined) {
    address = `data:text/javascript;base64,${Buffer.from(withoutTypes(text)).toString("base64")}`;
    addresses.set(text, address);
  }
  return address;
}

/** Matches the start of the exported constant in the generated module of a library, an app, a provider or a client. */
const RECORD = /^export const (\w+): (?:Rules|ProviderSpec|Client|AppRules) = /m;

/**
 * Returns the text of a generated module as JavaScript. In modules that export one constant, types are only in known
 * places, so a few replacements are enough. Compiling all modules would double the time of a run.
 */
function withoutTypes(text: string): string {
  const start = RECORD.exec(text)?.index;
  if (start === undefined) {
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    return ts.transpileModule(text, { compilerOptions }).outputText;
  }
  const constants = text
    .slice(0, start)
    .replaceAll(/^import type [^;]*;$/gm, "")
    .replace(/^(const \w+ = new Set)<unknown>/gm, "$1");
  return constants + text.slice(start).replace(RECORD, "export const $1 = ");
}
