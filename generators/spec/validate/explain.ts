import type { ErrorObject } from "ajv";
import { tooManyProblems } from "../yaml/convert.ts";
import type { Entry, Finding, JsonObject } from "../entry.ts";
import { judge } from "./explain-error.ts";
import type { Judged } from "./explain-error.ts";
import { isList, isObject, objectOf } from "../json.ts";
import { pathOf, pointerStep, valueAt } from "../pointer.ts";
import { nearest } from "../suggest.ts";

/** Most errors that are looked at, and most findings that are reported, of one file: no one reads more. */
const MAX_ERRORS = 1000;
const MAX_FINDINGS = 100;

/**
 * Says in words what a validator found in an entry: one finding for each mistake, however many rules it breaks.
 *
 * @param errors of a validator made by `schemas.ts`, with `verbose`
 * @param schemas all schemas by name, to look up descriptions
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

/** Returns errors of the chosen branch instead of a choice; the outer error of a wrong name goes, its reason stays. */
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

/** Errors in a value that aliases repeat, moved to where the value stands first: there it can be fixed. */
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
 * Leaves out errors that say again what another one says better: a field is missing because it is misspelled, and
 * "title needs template" says more than "template, message or rules is missing".
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

/** Returns the path of the field that an unknown field was probably meant to be. */
function meantField({ keyword, instancePath, params, parentSchema }: ErrorObject): string[] {
  if (keyword !== "additionalProperties") return [];
  const allowed = Object.keys(objectOf(parentSchema?.["properties"]));
  const meant = nearest(String(params["additionalProperty"]), allowed);
  return meant === undefined ? [] : [instancePath + pointerStep(meant)];
}
