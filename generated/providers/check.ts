// Generated – do not edit.
// source:    spec/schema/provider.schema.json
// generator: generators/artifacts/provider-check.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "../io/report.ts";

/** Records the problems of a value that should be `ProviderDefinition`. */
export function checkProviderDefinition(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["id", "displayName", "baseUrl", "tasks"]);
  report.field(value, "id", (item) => report.string(item, { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/u }));
  report.field(value, "displayName", (item) => report.string(item, { minLength: 1, maxLength: 60 }));
  report.field(value, "hubOrg", (item) => report.string(item, { pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/u }));
  report.field(value, "docsUrl", (item) => report.string(item, { pattern: /^https:\/\//u }));
  report.field(value, "description", (item) =>
    report.string(item, { minLength: 20, maxLength: 240, pattern: /^[^\n]+\.$/u }),
  );
  report.field(value, "source", (item) => report.string(item, { pattern: /^https:\/\//u }));
  report.field(value, "pricingUrl", (item) => report.string(item, { pattern: /^https:\/\//u }));
  report.field(value, "modelsUrl", (item) => report.string(item, { pattern: /^https:\/\//u }));
  report.field(value, "keysUrl", (item) => report.string(item, { pattern: /^https:\/\//u }));
  report.field(value, "knownModels", (item) => report.record(item, (part) => checkKnownModel(part, report)));
  report.field(value, "notes", (item) => checkProviderDefinitionNotes(item, report));
  report.field(value, "logo", (item) => report.string(item, { pattern: /^(lobehub|simple-icons)\/[a-z0-9-]+$/u }));
  report.field(value, "keywords", (item) => checkProviderDefinitionKeywords(item, report));
  report.field(value, "addedOn", (item) => report.string(item));
  report.field(value, "status", (item) => report.oneOf(item, ["live", "retired"]));
  report.field(value, "isPseudo", (item) => report.boolean(item));
  report.field(value, "clientSideOnly", (item) => report.boolean(item));
  report.field(value, "acceptsFullUrl", (item) => report.boolean(item));
  report.field(value, "baseUrl", (item) => report.string(item));
  report.field(value, "routedBase", (item) => report.string(item, { pattern: /^\{routerBase\}/u }));
  report.field(value, "values", (item) => report.record(item, (part) => checkCallerValue(part, report)));
  report.field(value, "hosts", (item) => checkProviderDefinitionHosts(item, report));
  report.field(value, "tokenEnvironmentVariable", (item) => report.string(item, { pattern: /^[A-Z][A-Z0-9_]*$/u }));
  report.field(value, "auth", (item) => checkProviderAuth(item, report));
  report.field(value, "headers", (item) => checkProviderDefinitionHeaders(item, report));
  report.field(value, "tasks", (item) => report.record(item, (part) => checkProviderTask(part, report)));
  report.closed(value, [
    "id",
    "displayName",
    "hubOrg",
    "docsUrl",
    "description",
    "source",
    "pricingUrl",
    "modelsUrl",
    "keysUrl",
    "knownModels",
    "notes",
    "logo",
    "keywords",
    "addedOn",
    "status",
    "isPseudo",
    "clientSideOnly",
    "acceptsFullUrl",
    "baseUrl",
    "routedBase",
    "values",
    "hosts",
    "tokenEnvironmentVariable",
    "auth",
    "headers",
    "tasks",
  ]);
}

/** Records the problems of a value that should be `KnownModel`. */
function checkKnownModel(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["model", "source"]);
  report.field(value, "model", (item) =>
    report.string(item, { pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9][A-Za-z0-9._-]*$/u }),
  );
  report.field(value, "providerId", (item) => report.string(item, { minLength: 1 }));
  report.field(value, "source", (item) => report.string(item, { pattern: /^https:\/\//u }));
  report.field(value, "checkedOn", (item) => report.string(item));
  report.closed(value, ["model", "providerId", "source", "checkedOn"]);
}

/** Checks one part of a larger value. */
function checkProviderDefinitionNotes(value: unknown, report: Report): void {
  report.array(value, (item) => report.string(item, { minLength: 20, maxLength: 400 }), { minItems: 1 });
}

/** Checks one part of a larger value. */
function checkProviderDefinitionKeywords(value: unknown, report: Report): void {
  report.array(value, (item) => report.string(item, { minLength: 2, maxLength: 40 }), { minItems: 1 });
}

/** Records the problems of a value that should be `CallerValue`. */
function checkCallerValue(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["description", "pattern", "example"]);
  report.field(value, "description", (item) => report.string(item, { minLength: 10, maxLength: 160 }));
  report.field(value, "from", (item) => report.string(item, { pattern: /^parameters\.[a-z][a-z0-9_]*$/u }));
  report.field(value, "pattern", (item) => report.string(item, { pattern: /^\^.*\$$/u }));
  report.field(value, "example", (item) => report.string(item, { minLength: 1, maxLength: 100 }));
  report.closed(value, ["description", "from", "pattern", "example"]);
}

/** Checks one part of a larger value. */
function checkProviderDefinitionHosts(value: unknown, report: Report): void {
  report.array(value, (item) => report.string(item, { pattern: /^[a-z0-9.-]+(:\d+)?$/u }), { minItems: 1 });
}

/** Records the problems of a value that should be `ProviderAuth`. */
function checkProviderAuth(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "routed", (item) => checkAuthHeader(item, report));
  report.field(value, "key", (item) => checkAuthHeader(item, report));
  report.closed(value, ["routed", "key"]);
}

/** Records the problems of a value that should be `AuthHeader`. */
function checkAuthHeader(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["header", "value"]);
  report.field(value, "header", (item) => report.string(item, { pattern: /^[A-Za-z][A-Za-z0-9-]*$/u }));
  report.field(value, "value", (item) => report.string(item, { pattern: /^[\t -~]*\{token\}[\t -~]*$/u }));
  report.closed(value, ["header", "value"]);
}

/** Checks one part of a larger value. */
function checkProviderDefinitionHeaders(value: unknown, report: Report): void {
  report.record(value, (item) => report.string(item, { pattern: /^[\x20-\x7e]*$/u }));
}

/** Records the problems of a value that should be `ProviderTask`. */
function checkProviderTask(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "use", (item) => report.string(item, { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/u }));
  report.field(value, "baseUrl", (item) => report.string(item));
  report.field(value, "route", (item) => checkProviderTaskRoute(item, report));
  report.field(value, "query", (item) => report.array(item, (part) => checkBodyStep(part, report), { minItems: 1 }));
  report.field(value, "models", (item) => checkProviderTaskModels(item, report));
  report.field(value, "required", (item) => checkProviderTaskRequired(item, report));
  report.field(value, "input", (item) => checkTaskInput(item, report));
  report.field(value, "body", (item) => report.array(item, (part) => checkBodyStep(part, report), { minItems: 1 }));
  report.field(value, "bodyAs", (item) => checkBodyForm(item, report));
  report.field(value, "callerMaySet", (item) => checkProviderTaskCallerMaySet(item, report));
  report.field(value, "wrap", (item) => report.string(item, { minLength: 1 }));
  report.field(value, "outer", (item) => report.record(item, (part) => checkValue(part, report)));
  report.field(value, "headers", (item) => checkProviderTaskHeaders(item, report));
  report.field(value, "variants", (item) => checkProviderTaskVariants(item, report));
  report.field(value, "fullUrl", (item) => checkProviderTaskFullUrl(item, report));
  report.field(value, "stream", (item) => report.oneOf(item, ["sse"]));
  report.field(value, "reasoning", (item) => checkReasoningRules(item, report));
  report.field(value, "job", (item) => checkTaskJob(item, report));
  report.field(value, "response", (item) => checkTaskResponse(item, report));
  report.field(value, "example", (item) => checkProviderExample(item, report));
  report.closed(value, [
    "use",
    "baseUrl",
    "route",
    "query",
    "models",
    "required",
    "input",
    "body",
    "bodyAs",
    "callerMaySet",
    "wrap",
    "outer",
    "headers",
    "variants",
    "fullUrl",
    "stream",
    "reasoning",
    "job",
    "response",
    "example",
  ]);
}

/** Checks one part of a larger value. */
function checkProviderTaskRoute(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => report.string(item, { minLength: 1 }),
    (item) => report.array(item, (part) => checkRouteChoice(part, report), { minItems: 2 }),
  ]);
}

/** Records the problems of a value that should be `RouteChoice`. */
function checkRouteChoice(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["path"]);
  report.field(value, "when", (item) => checkCallCondition(item, report));
  report.field(value, "path", (item) => report.string(item, { minLength: 1 }));
  report.closed(value, ["when", "path"]);
}

/** Records the problems of a value that should be `CallCondition`. */
function checkCallCondition(value: unknown, report: Report): void {
  report.record(value, (item) => checkConditionTest(item, report));
}

/** Records the problems of a value that should be `ConditionTest`. */
function checkConditionTest(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => checkConditionTest1(item, report),
    (item) => checkConditionOther(item, report),
    (item) => checkConditionContains(item, report),
  ]);
}

/** Checks one part of a larger value. */
function checkConditionTest1(value: unknown, report: Report): void {
  report.anyOf(value, [(item) => report.string(item), (item) => report.number(item), (item) => report.boolean(item)]);
}

/** Records the problems of a value that should be `ConditionOther`. */
function checkConditionOther(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["not"]);
  report.field(value, "not", (item) => checkConditionOtherNot(item, report));
  report.closed(value, ["not"]);
}

/** Checks one part of a larger value. */
function checkConditionOtherNot(value: unknown, report: Report): void {
  report.anyOf(value, [(item) => report.string(item), (item) => report.number(item), (item) => report.boolean(item)]);
}

/** Records the problems of a value that should be `ConditionContains`. */
function checkConditionContains(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["contains"]);
  report.field(value, "contains", (item) => checkConditionContainsContains(item, report));
  report.closed(value, ["contains"]);
}

/** Checks one part of a larger value. */
function checkConditionContainsContains(value: unknown, report: Report): void {
  report.array(value, (item) => report.string(item, { minLength: 1 }), { minItems: 1 });
}

/** Records the problems of a value that should be `BodyStep`. */
function checkBodyStep(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "spread", (item) => checkSpreadSource(item, report));
  report.field(value, "rename", (item) => report.record(item, (part) => report.string(part, { minLength: 1 })));
  report.field(value, "drop", (item) => checkBodyStepDrop(item, report));
  report.field(value, "lift", (item) => report.record(item, (part) => checkBodyStepLiftValue(part, report)));
  report.field(value, "set", (item) => report.record(item, (part) => checkValue(part, report)));
  report.field(value, "setPath", (item) => report.record(item, (part) => checkValue(part, report)));
  report.field(value, "when", (item) => checkCallCondition(item, report));
  report.field(value, "else", (item) => report.record(item, (part) => checkValue(part, report)));
  report.closed(value, ["spread", "rename", "drop", "lift", "set", "setPath", "when", "else"]);
}

/** Records the problems of a value that should be `SpreadSource`. */
function checkSpreadSource(value: unknown, report: Report): void {
  report.oneOf(value, ["extra", "parameters", "args"]);
}

/** Checks one part of a larger value. */
function checkBodyStepDrop(value: unknown, report: Report): void {
  report.array(value, (item) => report.string(item, { minLength: 1 }), { minItems: 1 });
}

/** Checks one part of a larger value. */
function checkBodyStepLiftValue(value: unknown, report: Report): void {
  report.array(value, (item) => report.string(item), { minItems: 1 });
}

/** Records the problems of a value that should be `Value`. */
function checkValue(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => checkValue1(item, report),
    (item) => report.array(item, (part) => checkValue(part, report)),
    (item) => checkOperation(item, report),
    (item) => checkValue4(item, report),
  ]);
}

/** Checks one part of a larger value. */
function checkValue1(value: unknown, report: Report): void {
  if (value === null) return;
  report.anyOf(value, [(item) => report.string(item), (item) => report.number(item), (item) => report.boolean(item)]);
}

/** Records the problems of a value that should be `Operation`. */
function checkOperation(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["op", "of"]);
  report.field(value, "op", (item) => checkValueWord(item, report));
  report.field(value, "of", (item) => checkValue(item, report));
  report.field(value, "is", (item) => checkTypeWord(item, report));
  report.field(value, "cases", (item) => report.record(item, (part) => checkValue(part, report)));
  report.field(value, "keep", (item) => checkShape(item, report));
  report.field(value, "map", (item) => checkValue(item, report));
  report.field(value, "omitWhenEmpty", (item) => report.boolean(item));
  report.field(value, "as", (item) => report.array(item, (part) => report.string(part), { minItems: 1 }));
  report.field(value, "choices", (item) => checkOperationChoices(item, report));
  report.field(value, "divide", (item) => report.number(item, { exclusiveMinimum: 0 }));
  report.field(value, "minimum", (item) => report.number(item));
  report.field(value, "maximum", (item) => report.number(item));
  report.field(value, "default", (item) => checkValue(item, report));
  report.closed(value, [
    "op",
    "of",
    "is",
    "cases",
    "keep",
    "map",
    "omitWhenEmpty",
    "as",
    "choices",
    "divide",
    "minimum",
    "maximum",
    "default",
  ]);
}

/** Records the problems of a value that should be `ValueWord`. */
function checkValueWord(value: unknown, report: Report): void {
  report.oneOf(value, ["first", "switch", "each", "zip", "nearestShortEdge", "nearestRatio", "scaled"]);
}

/** Records the problems of a value that should be `TypeWord`. */
function checkTypeWord(value: unknown, report: Report): void {
  report.oneOf(value, [
    "any",
    "string",
    "non-empty-string",
    "number",
    "boolean",
    "object",
    "object-or-null",
    "array",
    "url",
    "string[]",
    "number[]",
    "number[][]",
    "nested-numbers",
  ]);
}

/** Records the problems of a value that should be `Shape`. */
function checkShape(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => checkTypeWord(item, report),
    (item) => report.record(item, (part) => checkShape(part, report)),
  ]);
}

/** Checks one part of a larger value. */
function checkOperationChoices(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => report.record(item, (part) => report.number(part, { exclusiveMinimum: 0 })),
    (item) => report.array(item, (part) => report.string(part, { pattern: /^\d+:\d+$/u }), { minItems: 1 }),
  ]);
}

/** Records the problems of a value that should be `Value4`. */
function checkValue4(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "when", (item) => checkCallCondition(item, report));
  report.others(value, ["when"], (item) => checkValue(item, report));
}

/** Checks one part of a larger value. */
function checkProviderTaskModels(value: unknown, report: Report): void {
  report.array(value, (item) => report.string(item, { minLength: 1 }), { minItems: 1 });
}

/** Checks one part of a larger value. */
function checkProviderTaskRequired(value: unknown, report: Report): void {
  report.array(value, (item) => report.string(item, { pattern: /^parameters\.[a-z_]+$/u }), { minItems: 1 });
}

/** Records the problems of a value that should be `TaskInput`. */
function checkTaskInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["as"]);
  report.field(value, "as", (item) => checkInputForm(item, report));
  report.field(value, "at", (item) => report.string(item, { pattern: /^[a-z_]+$/u }));
  report.field(value, "accept", (item) => checkTaskInputAccept(item, report));
  report.field(value, "mimeDefault", (item) => report.string(item, { pattern: /^[a-z]+\/[a-z0-9.+-]+$/u }));
  report.field(value, "mimeMap", (item) => checkTaskInputMimeMap(item, report));
  report.field(value, "optional", (item) => report.boolean(item));
  report.field(value, "whenAbsent", (item) => checkInputPlaceholder(item, report));
  report.field(value, "field", (item) => report.string(item, { minLength: 1 }));
  report.field(value, "fileName", (item) => report.string(item, { minLength: 1 }));
  report.field(value, "extensions", (item) => checkTaskInputExtensions(item, report));
  report.field(value, "extensionDefault", (item) => report.string(item, { pattern: /^[a-z0-9]+$/u }));
  report.closed(value, [
    "as",
    "at",
    "accept",
    "mimeDefault",
    "mimeMap",
    "optional",
    "whenAbsent",
    "field",
    "fileName",
    "extensions",
    "extensionDefault",
  ]);
}

/** Records the problems of a value that should be `InputForm`. */
function checkInputForm(value: unknown, report: Report): void {
  report.oneOf(value, ["raw-body", "base64", "data-url", "multipart-file"]);
}

/** Checks one part of a larger value. */
function checkTaskInputAccept(value: unknown, report: Report): void {
  report.array(value, (item) => checkInputAccept(item, report), { minItems: 1 });
}

/** Records the problems of a value that should be `InputAccept`. */
function checkInputAccept(value: unknown, report: Report): void {
  report.oneOf(value, ["Blob", "ArrayBuffer", "url", "fetched-url"]);
}

/** Checks one part of a larger value. */
function checkTaskInputMimeMap(value: unknown, report: Report): void {
  report.record(value, (item) => report.string(item, { pattern: /^[a-z]+\/[a-z0-9.+-]+$/u }));
}

/** Records the problems of a value that should be `InputPlaceholder`. */
function checkInputPlaceholder(value: unknown, report: Report): void {
  report.oneOf(value, ["transparent-1x1-png"]);
}

/** Checks one part of a larger value. */
function checkTaskInputExtensions(value: unknown, report: Report): void {
  report.record(value, (item) => report.string(item, { pattern: /^[a-z0-9]+$/u }));
}

/** Records the problems of a value that should be `BodyForm`. */
function checkBodyForm(value: unknown, report: Report): void {
  report.oneOf(value, ["json", "form"]);
}

/** Checks one part of a larger value. */
function checkProviderTaskCallerMaySet(value: unknown, report: Report): void {
  report.array(value, (item) => report.string(item, { minLength: 1 }), { minItems: 1 });
}

/** Checks one part of a larger value. */
function checkProviderTaskHeaders(value: unknown, report: Report): void {
  report.record(value, (item) => report.string(item, { pattern: /^[\x20-\x7e]*$/u }));
}

/** Checks one part of a larger value. */
function checkProviderTaskVariants(value: unknown, report: Report): void {
  report.array(value, (item) => checkTaskVariant(item, report), { minItems: 1 });
}

/** Records the problems of a value that should be `TaskVariant`. */
function checkTaskVariant(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["when"]);
  report.field(value, "when", (item) => checkCallCondition(item, report));
  report.field(value, "input", (item) => checkTaskInput(item, report));
  report.field(value, "bodyAs", (item) => checkBodyForm(item, report));
  report.field(value, "body", (item) => report.array(item, (part) => checkBodyStep(part, report), { minItems: 1 }));
  report.closed(value, ["when", "input", "bodyAs", "body"]);
}

/** Checks one part of a larger value. */
function checkProviderTaskFullUrl(value: unknown, report: Report): void {
  report.array(value, (item) => checkFullUrlRule(item, report), { minItems: 1 });
}

/** Records the problems of a value that should be `FullUrlRule`. */
function checkFullUrlRule(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["append"]);
  report.field(value, "endsWith", (item) => report.string(item, { pattern: /^\//u }));
  report.field(value, "notEndsWith", (item) => report.string(item, { pattern: /^\//u }));
  report.field(value, "append", (item) => report.string(item, { pattern: /^\//u }));
  report.closed(value, ["endsWith", "notEndsWith", "append"]);
}

/** Records the problems of a value that should be `ReasoningRules`. */
function checkReasoningRules(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["field", "sendBack"]);
  report.field(value, "field", (item) => report.string(item, { pattern: /^[a-z_]+$/u }));
  report.field(value, "sendBack", (item) => report.oneOf(item, ["must", "may", "never"]));
  report.closed(value, ["field", "sendBack"]);
}

/** Records the problems of a value that should be `TaskJob`. */
function checkTaskJob(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["statusUrl", "firstWaitMs", "intervalMs", "attempts"]);
  report.field(value, "submitQuery", (item) => report.string(item, { minLength: 1 }));
  report.field(value, "id", (item) => checkReplyPath(item, report));
  report.field(value, "initial", (item) => report.oneOf(item, ["status", "failure"]));
  report.field(value, "statusUrl", (item) => checkJobUrl(item, report));
  report.field(value, "resultUrl", (item) => checkJobUrl(item, report));
  report.field(value, "cancelUrl", (item) => checkJobUrl(item, report));
  report.field(value, "resume", (item) => report.record(item, (part) => report.string(part)));
  report.field(value, "status", (item) => checkJobStatus(item, report));
  report.field(value, "firstWaitMs", (item) => report.integer(item, { minimum: 0, maximum: 60000 }));
  report.field(value, "intervalMs", (item) => report.integer(item, { minimum: 100, maximum: 60000 }));
  report.field(value, "attempts", (item) => checkTaskJobAttempts(item, report));
  report.field(value, "unlimitedBecause", (item) => report.string(item, { minLength: 10 }));
  report.closed(value, [
    "submitQuery",
    "id",
    "initial",
    "statusUrl",
    "resultUrl",
    "cancelUrl",
    "resume",
    "status",
    "firstWaitMs",
    "intervalMs",
    "attempts",
    "unlimitedBecause",
  ]);
}

/** Records the problems of a value that should be `ReplyPath`. */
function checkReplyPath(value: unknown, report: Report): void {
  report.string(value, {
    pattern: /^(\[(\*|\d+)\]|[A-Za-z_][A-Za-z0-9_-]*)(\.[A-Za-z_][A-Za-z0-9_-]*|\[(\*|\d+)\])*$/u,
  });
}

/** Records the problems of a value that should be `JobUrl`. */
function checkJobUrl(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "suffix", (item) => report.string(item, { pattern: /^\//u }));
  report.field(value, "path", (item) => report.string(item, { pattern: /^\//u }));
  report.field(value, "pathOf", (item) => checkReplyPath(item, report));
  report.field(value, "append", (item) => report.string(item, { pattern: /^\//u }));
  report.field(value, "query", (item) => report.string(item, { minLength: 1 }));
  report.field(value, "absolute", (item) => checkReplyPath(item, report));
  report.field(value, "addQuery", (item) => report.record(item, (part) => report.string(part)));
  report.field(value, "method", (item) => report.oneOf(item, ["GET", "POST", "PUT", "DELETE"]));
  report.closed(value, ["suffix", "path", "pathOf", "append", "query", "absolute", "addQuery", "method"]);
}

/** Records the problems of a value that should be `JobStatus`. */
function checkJobStatus(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["path", "done"]);
  report.field(value, "path", (item) => checkReplyPath(item, report));
  report.field(value, "pending", (item) => checkJobStatusPending(item, report));
  report.field(value, "done", (item) => report.array(item, (part) => checkStatusWord(part, report), { minItems: 1 }));
  report.field(value, "failed", (item) => report.array(item, (part) => checkStatusWord(part, report), { minItems: 1 }));
  report.field(value, "otherwise", (item) => report.oneOf(item, ["pending", "failed"]));
  report.field(value, "absentMeans", (item) => report.oneOf(item, ["pending", "done"]));
  report.field(value, "failedAt", (item) => checkReplyPath(item, report));
  report.field(value, "error", (item) => checkReplyPath(item, report));
  report.field(value, "queuePosition", (item) => checkReplyPath(item, report));
  report.field(value, "logs", (item) => checkReplyPath(item, report));
  report.closed(value, [
    "path",
    "pending",
    "done",
    "failed",
    "otherwise",
    "absentMeans",
    "failedAt",
    "error",
    "queuePosition",
    "logs",
  ]);
}

/** Checks one part of a larger value. */
function checkJobStatusPending(value: unknown, report: Report): void {
  report.array(value, (item) => checkStatusWord(item, report), { minItems: 1 });
}

/** Records the problems of a value that should be `StatusWord`. */
function checkStatusWord(value: unknown, report: Report): void {
  report.anyOf(value, [(item) => report.string(item, { minLength: 1 }), (item) => report.boolean(item)]);
}

/** Checks one part of a larger value. */
function checkTaskJobAttempts(value: unknown, report: Report): void {
  report.anyOf(value, [(item) => report.integer(item, { minimum: 1 }), (item) => report.oneOf(item, ["unlimited"])]);
}

/** Records the problems of a value that should be `TaskResponse`. */
function checkTaskResponse(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "check", (item) => checkShape(item, report));
  report.field(value, "take", (item) => checkReplyPath(item, report));
  report.field(value, "takeFirst", (item) => checkTaskResponseTakeFirst(item, report));
  report.field(value, "takes", (item) => checkTypeWord(item, report));
  report.field(value, "orderBy", (item) => report.string(item, { pattern: /^[a-z_]+\[\*\]\.[a-z_]+$/u }));
  report.field(value, "sameLengthAs", (item) => report.string(item, { pattern: /^inputs(\.[a-z_]+)?$/u }));
  report.field(value, "elseFetchText", (item) => checkReplyPath(item, report));
  report.field(value, "kind", (item) => checkMediaKind(item, report));
  report.field(value, "mime", (item) => report.string(item, { pattern: /^[a-z]+\/[a-z0-9.+-]+$/u }));
  report.field(value, "json", (item) => checkValue(item, report));
  report.field(value, "return", (item) => checkTaskResponseReturn(item, report));
  report.field(value, "outputTypes", (item) => checkTaskResponseOutputTypes(item, report));
  report.field(value, "variants", (item) => checkTaskResponseVariants(item, report));
  report.closed(value, [
    "check",
    "take",
    "takeFirst",
    "takes",
    "orderBy",
    "sameLengthAs",
    "elseFetchText",
    "kind",
    "mime",
    "json",
    "return",
    "outputTypes",
    "variants",
  ]);
}

/** Checks one part of a larger value. */
function checkTaskResponseTakeFirst(value: unknown, report: Report): void {
  report.array(value, (item) => checkReplyPath(item, report), { minItems: 1 });
}

/** Records the problems of a value that should be `MediaKind`. */
function checkMediaKind(value: unknown, report: Report): void {
  report.oneOf(value, ["json", "url", "base64", "binary"]);
}

/** Checks one part of a larger value. */
function checkTaskResponseReturn(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => checkReturnWord(item, report),
    (item) => report.object(item),
    (item) => report.array(item),
    (item) => report.string(item, { pattern: /^\$/u }),
  ]);
}

/** Records the problems of a value that should be `ReturnWord`. */
function checkReturnWord(value: unknown, report: Report): void {
  report.oneOf(value, ["whole", "taken", "first", "single"]);
}

/** Checks one part of a larger value. */
function checkTaskResponseOutputTypes(value: unknown, report: Report): void {
  report.array(value, (item) => checkOutputType(item, report), { minItems: 1 });
}

/** Records the problems of a value that should be `OutputType`. */
function checkOutputType(value: unknown, report: Report): void {
  report.oneOf(value, ["blob", "dataUrl", "url", "json"]);
}

/** Checks one part of a larger value. */
function checkTaskResponseVariants(value: unknown, report: Report): void {
  report.array(value, (item) => checkReplyForm(item, report), { minItems: 2 });
}

/** Records the problems of a value that should be `ReplyForm`. */
function checkReplyForm(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "check", (item) => checkShape(item, report));
  report.field(value, "take", (item) => checkReplyPath(item, report));
  report.field(value, "takeFirst", (item) => checkReplyFormTakeFirst(item, report));
  report.field(value, "takes", (item) => checkTypeWord(item, report));
  report.field(value, "orderBy", (item) => report.string(item, { pattern: /^[a-z_]+\[\*\]\.[a-z_]+$/u }));
  report.field(value, "sameLengthAs", (item) => report.string(item, { pattern: /^inputs(\.[a-z_]+)?$/u }));
  report.field(value, "elseFetchText", (item) => checkReplyPath(item, report));
  report.field(value, "kind", (item) => checkMediaKind(item, report));
  report.field(value, "mime", (item) => report.string(item, { pattern: /^[a-z]+\/[a-z0-9.+-]+$/u }));
  report.field(value, "json", (item) => checkValue(item, report));
  report.field(value, "return", (item) => checkReplyFormReturn(item, report));
  report.closed(value, [
    "check",
    "take",
    "takeFirst",
    "takes",
    "orderBy",
    "sameLengthAs",
    "elseFetchText",
    "kind",
    "mime",
    "json",
    "return",
  ]);
}

/** Checks one part of a larger value. */
function checkReplyFormTakeFirst(value: unknown, report: Report): void {
  report.array(value, (item) => checkReplyPath(item, report), { minItems: 1 });
}

/** Checks one part of a larger value. */
function checkReplyFormReturn(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => checkReturnWord(item, report),
    (item) => report.object(item),
    (item) => report.array(item),
    (item) => report.string(item, { pattern: /^\$/u }),
  ]);
}

/** Records the problems of a value that should be `ProviderExample`. */
function checkProviderExample(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["model", "arguments", "request", "reply"]);
  report.field(value, "model", (item) => report.string(item, { minLength: 1 }));
  report.field(value, "mapping", (item) => report.object(item));
  report.field(value, "arguments", (item) => report.object(item));
  report.field(value, "request", (item) => checkExampleRequest(item, report));
  report.field(value, "statuses", (item) => report.array(item, undefined, { minItems: 1 }));
  report.field(value, "media", (item) => checkExampleMedia(item, report));
  report.closed(value, ["model", "mapping", "arguments", "request", "reply", "statuses", "result", "output", "media"]);
}

/** Records the problems of a value that should be `ExampleRequest`. */
function checkExampleRequest(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["body"]);
  report.field(value, "path", (item) => report.string(item));
  report.field(value, "headers", (item) => report.record(item, (part) => report.string(part)));
  report.closed(value, ["path", "body", "headers"]);
}

/** Records the problems of a value that should be `ExampleMedia`. */
function checkExampleMedia(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["type"]);
  report.field(value, "url", (item) => report.string(item));
  report.field(value, "base64", (item) => report.string(item));
  report.field(value, "type", (item) => report.string(item, { pattern: /^[a-z]+\/[a-z0-9.+-]+$/u }));
  report.closed(value, ["url", "base64", "type"]);
}
