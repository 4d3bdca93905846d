import { Document, visit } from "yaml";
import type { JsonObject } from "../../generators/spec/entry.ts";
import { headerOf } from "../../generators/spec/yaml/parse.ts";

/** Returns the text of a file in `spec/apis`, with one name of the library per line. */
export function printApi(data: JsonObject): string {
  const document = new Document(data);
  visit(document, { Seq: (_key, list) => void (list.flow = true) });
  return `${headerOf("apis")}\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}`;
}
