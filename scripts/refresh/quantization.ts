import type { Entry, Json, JsonObject } from "../../generators/spec/entry.ts";
import { fieldsOf, numberOf, objectOf, textOf, textsOf } from "../../generators/spec/json.ts";
import type { Step } from "../../site/build/progress.ts";
import { withField, withItem } from "./edit.ts";
import type { Run } from "./run.ts";

/** The class in the Python file that defines each enum of `spec/quantization`, and the prefix of its names. */
const CLASSES: Readonly<Record<string, { readonly name: string; readonly prefix: RegExp }>> = {
  GGMLQuantizationType: { name: "GGMLQuantizationType", prefix: /^/ },
  GGMLFileQuantizationType: { name: "LlamaFileType", prefix: /^(?:ALL|MOSTLY)_/ },
};
/** The file type of files that do not state their type. It is not stored in files. */
const GUESSED = "GUESSED";
/** More types than this are not plausible. */
const MAX_TYPES = 500;
const DESCRIPTION = "A new type of llama.cpp, which has no description yet.";

/** Asks for the types of GGUF, which llama.cpp defines. New types are added; differences in known types are noted. */
export async function refreshQuantization(run: Run, step: Step): Promise<void> {
  const entries = run.own("quantization").filter(({ data }) => (textOf(data["name"]) ?? "") in CLASSES);
  if (entries.length === 0) return;
  await run.each(
    [entries],
    step,
    () => run.sources.url("quantization"),
    async () => {
      const source = await run.sources.text("quantization");
      if (source === undefined) throw new Error("there is no such file");
      const found = entries.map((entry) => ({ entry, types: typesIn(source, textOf(entry.data["name"]) ?? "") }));
      for (const { entry, types } of found) compare(run, entry, types, layoutsIn(source));
    },
  );
}

function typesIn(source: string, name: string): ReadonlyMap<string, number> {
  const { name: className, prefix } = CLASSES[name] ?? { name, prefix: /^/ };
  const [, body = ""] = source.split(new RegExp(String.raw`^class ${className}\(IntEnum\):$`, "m"));
  const [members = ""] = body.split(/^\S/m);
  const lines = members.matchAll(/^ {4}([A-Z][A-Z0-9_]{0,60}) *= *(\d{1,9})\b/gm);
  const types = new Map(Array.from(lines, ([, type = "", number]) => [type.replace(prefix, ""), Number(number)]));
  types.delete(GUESSED);
  if (types.size === 0 || types.size > MAX_TYPES) throw new Error(`expected the members of ${className}`);
  return types;
}

/** Returns the weights and bytes of a block of each tensor type, such as `(256, 2 + QK_K // 4)`. */
function layoutsIn(source: string): ReadonlyMap<string, JsonObject> {
  const lines = source.matchAll(/^ {4}GGMLQuantizationType\.(\w+): *\((\d{1,6}), *([\w +*/]{1,100})\)/gm);
  return new Map(
    Array.from(lines).flatMap(([, type = "", weights, sum = ""]) => {
      const [blockSize, bytesPerBlock] = [Number(weights), totalOf(sum)];
      const isKnown = blockSize > 0 && Number.isInteger(bytesPerBlock) && bytesPerBlock > 0;
      const bitsPerWeight = (bytesPerBlock * 8) / blockSize;
      return isKnown ? [[type, { blockSize, bytesPerBlock, bitsPerWeight }] as const] : [];
    }),
  );
}

/** Returns the value of a sum of products and quotients, or NaN for any other text. */
function totalOf(sum: string): number {
  const terms = sum.replaceAll("QK_K", "256").split("+");
  return terms.reduce((total, term) => {
    const [, first, operator, second] = /^ *(\d{1,6}) *(?:(\*|\/\/) *(\d{1,6}))? *$/.exec(term) ?? [];
    const factor = Number(second ?? 1);
    return total + (operator === "//" ? Math.floor(Number(first) / factor) : Number(first) * factor);
  }, 0);
}

function compare(
  run: Run,
  entry: Entry,
  types: ReadonlyMap<string, number>,
  layouts: ReadonlyMap<string, JsonObject>,
): void {
  const known = new Map(fieldsOf(entry.data["types"]).map(([name, type]) => [name, objectOf(type)]));
  const numbers = new Map(Array.from(known, ([name, type]) => [type["number"], name]));
  for (const [name, number] of types) {
    const other = known.has(name) ? name : numbers.get(number);
    if (other === undefined) add(run, entry, { name, number, layouts });
    else if (other !== name || known.get(name)?.["number"] !== number)
      run.note(
        `${entry.file}: llama.cpp has ${name} = ${number}, the entry has ${other} = ${numberOf(known.get(other)?.["number"])}`,
      );
  }
  for (const [name, { status = "active" }] of known) {
    if (status === "active" && !types.has(name)) run.note(`${entry.file}: llama.cpp has no ${name} (any more)`);
  }
  if (run.texts.has(entry.file)) run.edit(entry, (text) => withField(text, ["checkedOn"], run.today, "summary"));
  else run.confirm(entry, [], {}, "checkedOn");
}

/** Adds a type after the types with smaller numbers. */
function add(
  run: Run,
  entry: Entry,
  {
    name,
    number,
    layouts,
  }: { readonly name: string; readonly number: number; readonly layouts: ReadonlyMap<string, JsonObject> },
): void {
  const isTensorType = entry.data["name"] === "GGMLQuantizationType";
  const layout = isTensorType ? layouts.get(name) : undefined;
  const smaller = fieldsOf(entry.data["types"]).filter(([, type]) => Number(objectOf(type)["number"]) < number);
  const type: Json = { number, description: DESCRIPTION, ...layout };
  run.edit(entry, (text) => withField(text, ["types", name], type, smaller.at(-1)?.[0]));
  run.note(`${entry.file}: new type ${name} = ${number}; write its description`);
  if (entry.data["sizeOrder"] === undefined) return;
  const bitsOf = (one: string): number => bitsOfFile(entry, one, layouts);
  const order = textsOf(entry.data["sizeOrder"]);
  const at = order.findIndex((one) => bitsOf(one) < bitsOf(name));
  run.edit(entry, (text) => withItem(text, ["sizeOrder"], at === -1 ? order.length : at, name));
}

/** Returns the bits per weight of a file type, or NaN if they are unknown. */
function bitsOfFile({ data }: Entry, name: string, layouts: ReadonlyMap<string, JsonObject>): number {
  const { fileBitsPerWeight, mainTensorType } = objectOf(objectOf(data["types"])[name]);
  const layout = layouts.get(textOf(mainTensorType) ?? name);
  return numberOf(fileBitsPerWeight) ?? numberOf(layout?.["bitsPerWeight"]) ?? Number.NaN;
}
