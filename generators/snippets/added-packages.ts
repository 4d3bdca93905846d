import type { Entry } from "../spec/entry.ts";
import { objectOf, textOf } from "../spec/json.ts";
import type { FactTable } from "./facts.ts";
import type { Node, Text } from "./parse/ir.ts";

/** Packages that are added to the `pip install` commands that install the package `with`. */
export interface AddedPackages {
  readonly with: string;
  /** Name of the fact that lists the packages. */
  readonly fact: string;
  /** All packages that the fact may list. */
  readonly known: readonly string[];
}

/** Returns the packages that a property of records adds to install commands, if any. */
export function addedBy({ data }: Entry, facts: FactTable): readonly AddedPackages[] {
  const { with: name, packages } = objectOf(data["installs"]);
  const [installed, fact] = [textOf(name), textOf(packages)];
  return installed === undefined || fact === undefined
    ? []
    : [{ with: installed, fact, known: facts.get(fact)?.values ?? [] }];
}

/**
 * Adds `{{#each fact}} {{this}}{{/each}}` to the end of each `pip install` line that names the package `with`. Leaves out
 * lines that already name all packages.
 */
export function withPackages(nodes: readonly Node[], added: AddedPackages): readonly Node[] {
  return nodes.flatMap((node): readonly Node[] => {
    if (node.kind === "placeholder") return [node];
    if (node.kind === "text") return inText(node, added);
    const inside = (inner: readonly Node[]): readonly Node[] => withPackages(inner, added);
    if (node.kind === "each") return [{ ...node, body: inside(node.body) }];
    return [{ ...node, present: inside(node.present), absent: inside(node.absent) }];
  });
}

function inText(node: Text, { with: name, fact, known }: AddedPackages): readonly Node[] {
  const lines = node.text.split(/(?<=\n)/);
  let offset = node.place.offset;
  return lines.flatMap((line): readonly Node[] => {
    const [code = ""] = /^[^\n#]*[^\s#]/.exec(line) ?? [];
    const place = { ...node.place, offset, length: code.length };
    const rest = { ...node.place, offset: offset + code.length, length: line.length - code.length };
    offset += line.length;
    const words = /^\s*pip install\b/.test(code) ? code.split(/[\s"']+/) : [];
    const isFitting = words.includes(name) && !known.every((one) => words.includes(one));
    if (!isFitting) return [{ kind: "text", text: line, place: { ...place, length: line.length } }];
    const body: readonly Node[] = [
      { kind: "text", text: " ", place },
      { kind: "placeholder", name: "this", json: false, place },
    ];
    const tail: readonly Node[] =
      rest.length === 0 ? [] : [{ kind: "text", text: line.slice(code.length), place: rest }];
    return [{ kind: "text", text: code, place }, { kind: "each", fact, body, place }, ...tail];
  });
}
