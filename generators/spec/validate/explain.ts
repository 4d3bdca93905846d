import type { ErrorObject } from "ajv";
import { tooManyProblems } from "../yaml/convert.ts";
import type { Entry, Finding, JsonObject } from "../entry.ts";
import { judge } from "./explain-error.ts";
import type { Judged } from "./explain-error.ts";
import { isList, isObject, objectOf } from "../json.ts";
import { pathOf, pointerStep, valueAt } from "../pointer.ts";
import { nearest } from "../../../runtime/contract/suggest.ts";

/** Maximum number of errors that are read for one file. */
const MAX_ERRORS = 1000;
/** Maximum number of findings that are reported for one file. */
const MAX_FINDINGS = 100;

/**
 * Explains the errors of a validator in an entry: one finding for each mistake, even if the mistake breaks several
 * rules.
 *
 * @param errors errors of a validator made by `schemas.ts`, with `verbose`
 * @param schemas all schemas by name, for looking up descriptions
 */
export function explain(
  entry: Entry,
  errors: readonly ErrorObject[],
  schemas: Readonly<Record<string, JsonObject>>,
): Finding[] {
  const telling = withoutEchoes(atHome(flatten(errors).slice(0, MAX_ERRORS), entry));
  const best = new Map<string, Judged>();
  for (const judged of telling.flatMap((error) => judge(error, entry, schemas))) {
    const rival = best.get(judged.subject);
    if (rival === undefined || judged.rank < rival.rank) best.set(judged.subject, judged);
  }
  const findings = Array.from(best.values(), ({ finding }) => ({ entry, ...finding }));
  const more = findings[MAX_FINDINGS];
  if (more === undefined) return findings;
  const { path, atKey = false } = more;
  return [
    ...findings.slice(0, MAX_FINDINGS),
    { entry, path, atKey, ...tooManyProblems(findings.length - MAX_FINDINGS) },
  ];
}

/**
 * Replaces each error `choice` by the errors of the chosen branch. ajv reports two errors for a field name that breaks
 * a rule; only the error that names the rule is kept.
 */
function flatten(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.flatMap((error) => {
    const inner: unknown = error.keyword === "choice" ? error.params["errors"] : undefined;
    if (isErrorList(inner)) return flatten(inner);
    return error.keyword === "propertyNames" ? [] : [error];
  });
}

function isErrorList(value: unknown): value is readonly ErrorObject[] {
  return isList(value) && value.every((item) => isObject(item) && typeof item["keyword"] === "string");
}

/**
 * Moves errors to the place where the author must fix them. If an alias repeats a value with errors, this is the place
 * where the value is defined.
 */
function atHome(errors: readonly ErrorObject[], { data }: Entry): ErrorObject[] {
  const homes = new Map<object, string>();
  return errors.map((error) => {
    let pointer = "";
    const path = pathOf(error.instancePath, data);
    for (const [index, step] of path.entries()) {
      pointer += pointerStep(step);
      const value = valueAt(data, path.slice(0, index + 1));
      if (typeof value !== "object" || value === null) continue;
      const home = homes.get(value);
      if (home === undefined) homes.set(value, pointer);
      else pointer = home;
    }
    return { ...error, instancePath: pointer };
  });
}

/**
 * Removes errors that another error explains better. For example, if a field is missing because its name is misspelled,
 * only the misspelled name is reported. If "title needs template" is reported, "template, message or rules is missing"
 * is removed.
 */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const dependent = new Set(
    errors.filter((error) => error.keyword === "dependencies").map((error) => error.instancePath),
  );
  const meant = new Set(errors.flatMap(meantField));
  return errors.filter(({ keyword, instancePath, params }) => {
    if (keyword === "requiredChoice") return !dependent.has(instancePath);
    return keyword !== "required" || !meant.has(instancePath + pointerStep(String(params["missingProperty"])));
  });
}

/** Returns the path of the allowed field that the author probably meant by an unknown field. */
function meantField({ keyword, instancePath, params, parentSchema }: ErrorObject): string[] {
  if (keyword !== "additionalProperties") return [];
  const allowed = Object.keys(objectOf(parentSchema?.["properties"]));
  const meant = nearest(String(params["additionalProperty"]), allowed);
  return meant === undefined ? [] : [instancePath + pointerStep(meant)];
}
