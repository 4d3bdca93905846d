import type { Entry } from "../../generators/spec/entry.ts";
import { fieldsOf, numberOf, objectOf, textOf } from "../../generators/spec/json.ts";
import { withField, withItem } from "./edit.ts";
import type { Check, Run } from "./run.ts";

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
export function checkQuantization(run: Run): readonly Check[] {
  const entries = run.own("quantization").filter(({ data }) => (textOf(data["name"]) ?? "") in CLASSES);
  const check = async (): Promise<void> => {
    const source = await run.sources.text("quantization");
    if (source === undefined) throw new Error("there is no such file");
    const found = entries.map((entry) => ({ entry, types: typesIn(source, textOf(entry.data["name"]) ?? "") }));
    for (const { entry, types } of found) compare(run, entry, types);
  };
  return entries.length === 0 ? [] : [{ name: run.sources.url("quantization"), run: check }];
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

function compare(run: Run, entry: Entry, types: ReadonlyMap<string, number>): void {
  const known = new Map(fieldsOf(entry.data["types"]).map(([name, type]) => [name, objectOf(type)]));
  const numbers = new Map(Array.from(known, ([name, type]) => [type["number"], name]));
  for (const [name, number] of types) {
    const other = known.has(name) ? name : numbers.get(number);
    if (other === undefined) add(run, entry, name, number);
    else if (other !== name || known.get(name)?.["number"] !== number)
      run.note(
        `${entry.file}: llama.cpp has ${name} = ${number}, the entry has ${other} = ${numberOf(known.get(other)?.["number"])}`,
      );
  }
  for (const [name, { status = "active" }] of known) {
    if (status === "active" && !types.has(name)) run.note(`${entry.file}: llama.cpp has no ${name} (any more)`);
  }
  if (run.changes.has(entry.file)) run.edit(entry, (text) => withField(text, ["checkedOn"], run.today, "summary"));
  else run.confirm(entry, [], {}, "checkedOn");
}

/** Adds a type after the types with smaller numbers, and as the smallest type of `sizeOrder`. */
function add(run: Run, entry: Entry, name: string, number: number): void {
  const smaller = fieldsOf(entry.data["types"]).filter(([, type]) => Number(objectOf(type)["number"]) < number);
  const type = { number, description: DESCRIPTION };
  run.edit(entry, (text) => withField(text, ["types", name], type, smaller.at(-1)?.[0]));
  if (entry.data["sizeOrder"] !== undefined) run.edit(entry, (text) => withItem(text, ["sizeOrder"], name));
  run.note(`${entry.file}: new type ${name} = ${number}; complete its fields, and move it to its place in sizeOrder`);
}
