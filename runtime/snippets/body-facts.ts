import type { CallFacts } from "../../generated/clients/facts.ts";
import type { TreeFields, TreeValue } from "../../generated/escapes.ts";
import type { Call, PlannedRequest } from "../inference/adapter.ts";
import { isObject, put } from "../inference/mapping.ts";
import { snippetVariable } from "../lang/inserted.ts";
import { markFor, type SampleFile } from "./sample-file.ts";

/** Facts about what is sent: those that there are. */
export type BodyFacts = Partial<
  Pick<
    CallFacts,
    "body" | "form" | "file_field" | "sent_name" | "file_part" | "encoded_file" | "raw_file" | "form_file"
  >
>;

/** Name of the variable that a snippet holds an encoded file in. */
const ENCODED = "encoded";

/** What a planned request sends, as a snippet shows it. */
export function bodyFacts({ body }: PlannedRequest, call: Call, file: SampleFile | undefined): BodyFacts {
  const name = file?.name ?? "";
  if (typeof body === "string") {
    const mark = file === undefined ? undefined : markFor(call);
    const isEncoded = mark !== undefined && body.includes(mark);
    const parsed = JSON.parse(body) as TreeValue; // JSON holds nothing else
    return isEncoded ? { body: treeOf(parsed, mark), encoded_file: name } : { body: parsed };
  }
  if (body instanceof FormData) return formFacts(body, name);
  return body === undefined ? {} : { raw_file: name };
}

/** A value of JSON with the encoded file wherever its mark stands. */
function treeOf(value: unknown, mark: string): TreeValue {
  if (typeof value === "string") {
    const at = value.indexOf(mark);
    return at < 0 ? value : snippetVariable(ENCODED, value.slice(0, at), value.slice(at + mark.length));
  }
  if (Array.isArray(value)) return value.map((item) => treeOf(item, mark));
  if (!isObject(value)) return typeof value === "number" || typeof value === "boolean" ? value : null;
  const fields: Record<string, TreeValue> = {};
  for (const name of Object.keys(value)) put(fields, name, treeOf(value[name], mark));
  return fields;
}

function formFacts(form: FormData, name: string): BodyFacts {
  const fields: Record<string, TreeValue> = {};
  let file: { readonly field: string; readonly sent: File } | undefined;
  for (const [field, value] of form.entries()) {
    if (typeof value === "string") put(fields, field, value);
    else file = { field, sent: value };
  }
  if (file === undefined) return { form: fields };
  const { field, sent } = file;
  return {
    form: isEmpty(fields) ? undefined : fields,
    file_field: field,
    sent_name: sent.name,
    file_part: `${field}=@${curlText(name)};filename=${curlText(sent.name)};type=${sent.type}`,
    form_file: name,
  };
}

function isEmpty(fields: TreeFields): boolean {
  return Object.keys(fields).length === 0;
}

/** A text inside the value of curl's option -F: in quotes where it holds a sign that has a meaning there. */
function curlText(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
