import type { CallFacts } from "../../generated/clients/facts.ts";
import type { TreeValue } from "../contract/index.ts";
import type { Call, PlannedRequest } from "../inference/provider/types.ts";
import { put } from "../inference/provider/paths.ts";
import { snippetVariable } from "../escape/tree.ts";
import { treeOf } from "./named-arguments.ts";
import { markFor, type SampleFile } from "./sample-file.ts";

/** Facts about the request body. Facts that do not apply are absent. */
export type BodyFacts = Partial<CallFacts>;

/** Name of the snippet variable that contains an encoded file. */
const ENCODED = "encoded";
/** Name of the snippet variable that contains a value from the response to the upload of a file. */
const UPLOADED = "uploaded";

/**
 * Returns facts about the body of a planned request, for use in a snippet. @param isUploaded true if the file is uploaded
 * before the call
 */
export function bodyFacts(
  { body }: PlannedRequest,
  call: Call,
  file: SampleFile | undefined,
  isUploaded = false,
): BodyFacts {
  const name = file?.name ?? "";
  if (typeof body === "string") {
    const mark = file === undefined ? undefined : markFor(call);
    const isEncoded = mark !== undefined && body.includes(mark);
    const parsed = JSON.parse(body) as TreeValue; // every JSON value is a TreeValue
    if (!isEncoded) return { body: parsed, body_with_url: parsed };
    if (isUploaded) return { body: withVariable(parsed, UPLOADED, mark) };
    return {
      body: withVariable(parsed, ENCODED, mark),
      body_with_url: withVariable(parsed, ENCODED, mark, DATA_URL),
      encoded_file: name,
    };
  }
  if (body instanceof FormData) return formFacts(body, name);
  return body === undefined ? {} : { raw_file: name };
}

/** Matches a data URL that ends at the comma before its content. */
const DATA_URL = /^data:[^,]*,$/;

/**
 * Returns a JSON value in which every `mark` is replaced by a variable.
 *
 * @param included matches a text before the mark that the variable already contains; this text is left out
 */
function withVariable(body: unknown, variable: string, mark: string, included?: RegExp): TreeValue {
  return treeOf(body, (value) => {
    const at = typeof value === "string" ? value.indexOf(mark) : -1;
    if (typeof value !== "string" || at < 0) return undefined;
    const before = value.slice(0, at);
    return snippetVariable(variable, included?.test(before) === true ? "" : before, value.slice(at + mark.length));
  });
}

function formFacts(form: FormData, name: string): BodyFacts {
  const fields: Record<string, TreeValue> = {};
  let file: { readonly field: string; readonly sent: File } | undefined;
  for (const [field, value] of form.entries()) {
    if (typeof value === "string") put(fields, field, value);
    else file = { field, sent: value };
  }
  if (file === undefined) return { form: fields, sends_form: true };
  const { field, sent } = file;
  return {
    sends_form: true,
    form: Object.keys(fields).length === 0 ? undefined : fields,
    file_field: field,
    sent_name: sent.name,
    file_part: `${field}=@${curlText(name)};filename=${curlText(sent.name)};type=${sent.type}`,
    form_file: name,
  };
}

/**
 * Escapes a text for the value of curl's option `-F`. The text is quoted if it contains a character with a special
 * meaning.
 */
function curlText(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
