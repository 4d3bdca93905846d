import type { Entry, Finding } from "../spec/entry.ts";
import { textOf } from "../spec/json.ts";
import { valueAt } from "../spec/pointer.ts";
import { faultyLine } from "../parsers/faulty-line.ts";
import type { MessageRule, TemplateRule } from "./rules.ts";

/** Returns the reason why the snippet of a rule is not valid code of its language, or undefined for valid code. */
export function codeFault(
  entry: Entry,
  rule: TemplateRule | MessageRule,
  example: string,
  { language, code }: { readonly language: string; readonly code: string },
): Finding | undefined {
  const line = faultyLine(language, code);
  if (line === undefined) return undefined;
  // If a rule comes from another library, its template is in that library's file. So the problem is reported at the
  // rule that rewrites it.
  const path = rule.origin === undefined ? [...rule.path, "template"] : rule.path;
  const text = code.split("\n")[line - 1]?.trim() ?? "";
  const offset = text === "" ? -1 : (textOf(valueAt(entry.data, path)) ?? "").indexOf(text);
  return {
    entry,
    path,
    // If the line contains the value of a placeholder, the template does not contain this line, so the offset of the line is
    // unknown.
    ...(offset >= 0 && { offset, length: text.length }),
    code: "invalid-code",
    message: `the snippet for the example ${JSON.stringify(example)} is not valid ${language}: line ${line} is ${JSON.stringify(text)}`,
    hint: "correct the template: it must print valid code for every example",
  };
}
