import { comment } from "../code/comment.ts";
import { constant, row, table } from "../code/constant.ts";
import { typeAlias } from "../code/interface.ts";
import { propertyKey } from "../code/literal.ts";
import { moduleFile } from "../code/module.ts";
import { pascalCase } from "../code/names.ts";
import { withoutProperties } from "../code/schema.ts";
import { typeStatements, unionType } from "../code/types.ts";
import type { Artifact, Entry, JsonObject, OutputFile, Schema, Spec } from "../spec/entry.ts";
import { isList, isObject, numberOf, objectOf, textOf } from "../spec/json.ts";

const GENERATOR = "generators/artifacts/hub.ts";

/** Makes `generated/hub/`: the hub's tables that are not about models, such as hardware and libraries for data sets. */
export const hub: Artifact = (spec) => [hardware(spec), datasets(spec), evaluation(spec), agents(spec), widgets(spec)];

function datasets({ datasets: entries, schemas }: Spec): OutputFile {
  return moduleFile("hub/datasets.ts", {
    source: "spec/datasets/*.yaml",
    generator: GENERATOR,
    statements: [
      ...typesFrom("DatasetLibraryUiElement", schemas["dataset"]),
      keys("DatasetLibraryKey", "Key of a library that reads data sets.", entries),
      table(
        {
          name: "DATASET_LIBRARIES_UI_ELEMENTS",
          type: "Readonly<Record<DatasetLibraryKey, DatasetLibraryUiElement>>",
          description: "Libraries that read data sets of the hub, by key.",
        },
        entries.map(({ id, data }) => row(id, data)),
      ),
    ],
  });
}

function evaluation({ evaluation: entries, schemas }: Spec): OutputFile {
  const name = { description: "Name of the framework, equal to its key.", type: "string" };
  return moduleFile("hub/evaluation.ts", {
    source: "spec/evaluation/*.yaml",
    generator: GENERATOR,
    statements: [
      ...typesFrom("EvaluationFramework", withField(schemas["evaluation"], "name", name)),
      keys("EvaluationFrameworkKey", "Key of an evaluation framework.", entries),
      table(
        {
          name: "EVALUATION_FRAMEWORKS",
          type: "Readonly<Record<EvaluationFrameworkKey, EvaluationFramework>>",
          description: "Frameworks that a benchmark data set may name as `evaluation_framework` in its eval.yaml.",
        },
        entries.map(({ id, data }) => row(id, { name: id, ...data })),
      ),
    ],
  });
}

function agents({ agents: entries, schemas }: Spec): OutputFile {
  return moduleFile("hub/agents.ts", {
    source: "spec/agents/*.yaml",
    generator: GENERATOR,
    statements: [
      ...typesFrom("AgentHarness", withoutProperties(schemas["agent"] ?? {}, ["order"])),
      keys("AgentHarnessKey", "Key of an agent.", entries),
      table(
        {
          name: "AGENT_HARNESSES",
          type: "Readonly<Record<AgentHarnessKey, AgentHarness>>",
          description: "Coding agents by key. If several agents match, the first agent in this order is used.",
        },
        entries.map(({ id, data }) => row(id, { ...data, order: undefined })),
      ),
    ],
  });
}

function widgets({ widgets: entries }: Spec): OutputFile {
  return moduleFile("hub/widgets.ts", {
    source: "spec/widgets/*.yaml",
    generator: GENERATOR,
    imports: [{ from: "../records.ts", types: ["TaskId", "WidgetExample"] }],
    statements: [
      typeAlias(
        "DefaultWidgets",
        '{ readonly [Task in TaskId | "conversational"]?: readonly string[] | readonly WidgetExample[] }',
        "Samples of one language: a list of strings or of objects for each task.",
      ),
      table(
        {
          name: "DEFAULT_WIDGETS",
          type: "Readonly<Record<string, DefaultWidgets>>",
          description: "Sample inputs by language code, for models whose card contains no samples.",
        },
        entries.map(({ id, data }) => row(id, data)),
      ),
    ],
  });
}

/** Fields that only the products of one vendor have. `type` is the name of the type for these products. */
const SPECIAL = [
  { figure: "computeCapability", type: "NvidiaHardwareSpec" },
  { figure: "gfxVersion", type: "AmdGpuHardwareSpec" },
] as const;

function hardware({ hardware: groups, schemas }: Spec): OutputFile {
  const product = objectOf(objectOf(schemas["hardware"]?.["definitions"])["HardwareProduct"]);
  const figures = SPECIAL.map(({ figure }) => figure);
  return moduleFile("hub/hardware.ts", {
    source: "spec/hardware/*.yaml",
    generator: GENERATOR,
    statements: [
      ...typesFrom("HardwareSpec", withoutProperties(product, figures)),
      ...SPECIAL.map(({ figure, type }) => special(product, figure, type)),
      ...groups.filter(({ data }) => specialOf(data) === undefined).map(printNames),
      ...printSkus(groups),
      printMemoryOptions(groups),
    ],
  });
}

function printSkus(groups: readonly Entry[]): string[] {
  const kinds = [...new Set(groups.map((group) => textOf(group.data["kind"]) ?? ""))];
  const vendorsOf = (kind: string): readonly Entry[] => groups.filter(({ data }) => data["kind"] === kind);
  const fields = kinds.map((kind) => {
    const vendors = vendorsOf(kind).map((group) => {
      const { vendor } = group.data;
      const about = vendor === "-" ? "All products of this kind, by name." : `Products of ${textOf(vendor)}, by name.`;
      return `${comment(about, [], 4)}    ${propertyKey(textOf(vendor) ?? "")}: ${typeOfGroup(group)};\n`;
    });
    return `${comment(`${kind}: products by vendor.`, [], 2)}  ${propertyKey(kind)}: {\n${vendors.join("")}  };\n`;
  });
  const rows = kinds.map((kind) =>
    row(kind, Object.fromEntries(vendorsOf(kind).map(({ data }) => [textOf(data["vendor"]) ?? "", data["products"]]))),
  );
  const description = "Hardware that can run models, by kind, vendor and product.";
  return [
    `${comment("All hardware, by kind, vendor and product.")}export interface Skus {\n${fields.join("")}}`,
    `${comment("Kind of hardware.")}export type SkuType = keyof Skus;`,
    table({ name: "SKUS", type: "Skus", description }, rows),
  ];
}

function printMemoryOptions(groups: readonly Entry[]): string {
  const options = groups.flatMap(({ data }) => (isList(data["memoryOptions"]) ? data["memoryOptions"] : []));
  const sizes = [...new Set(options.map((size) => numberOf(size) ?? 0))].sort((one, other) => one - other);
  const description = "Memory sizes in GB that the user can choose if a product lists none.";
  return constant({ name: "DEFAULT_MEMORY_OPTIONS", type: "number[]", description }, sizes);
}

function special(product: JsonObject, figure: string, name: string): string {
  const field = objectOf(objectOf(product["properties"])[figure]);
  const type = textOf(field["type"]) ?? "string";
  const head = comment(`Numbers of a product that has \`${figure}\`.`);
  return `${head}export interface ${name} extends HardwareSpec {\n${comment(textOf(field["description"]) ?? "", [], 2)}  ${figure}: ${type};\n}`;
}

function specialOf(group: JsonObject): (typeof SPECIAL)[number] | undefined {
  const products = Object.values(objectOf(group["products"]));
  return SPECIAL.find(({ figure }) => products.every((item) => isObject(item) && item[figure] !== undefined));
}

/**
 * Returns the type of the table of a vendor's products. If the products have a field that `SPECIAL` lists, any text may
 * be a key. Otherwise, only the names of the products may be keys.
 */
function typeOfGroup({ id, data }: Entry): string {
  const type = specialOf(data);
  return type === undefined ? `Record<${nameTypeOf(id)}, HardwareSpec>` : `Record<string, ${type.type}>`;
}

function printNames({ id, data }: Entry): string {
  const vendor = textOf(data["vendor"]) ?? "-";
  const kind = textOf(data["kind"]) ?? "";
  const names = Object.keys(objectOf(data["products"]));
  const label = vendor === "-" ? kind : `${kind} of ${vendor}`;
  return comment(`Name of a product: ${label}.`) + unionType(nameTypeOf(id), names);
}

function nameTypeOf(id: string): string {
  return `${pascalCase(id)}Name`;
}

function typesFrom(name: string, schema: Schema = {}): ReturnType<typeof typeStatements> {
  const rules = { resolve: () => ({ name, schema }), isReadonly: false, isOpen: false, isFilled: true };
  return typeStatements([{ name, schema }], rules);
}

function keys(name: string, description: string, entries: readonly Entry[]): string {
  const ids = entries.map(({ id }) => id);
  return comment(description) + unionType(name, ids);
}

function withField(schema: Schema = {}, name: string, field: Schema): Schema {
  const required = isList(schema["required"]) ? schema["required"] : [];
  return { ...schema, required: [name, ...required], properties: { [name]: field, ...objectOf(schema["properties"]) } };
}
