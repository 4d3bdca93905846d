/**
 * Describes the values, conditions and paths of provider entries in English. Code is in backticks, which `Ticked`
 * renders.
 */

type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Puts a text in backticks. Removes backticks inside the text. */
export function tick(text: string): string {
  return `\`${text.replaceAll("`", "")}\``;
}

/** Descriptions of references, such as `$model`. `PLACES` describes all other references by their prefix. */
const REFERENCES: Readonly<Record<string, string>> = {
  $inputs: "`inputs`",
  $model: "the provider's id of the model",
  $version: "the version after the colon in the model id",
  $: "the response",
  $taken: "the value taken from the response",
  "$media.base64": "the media file as base64",
  "$media.dataUrl": "the media file as a data URL",
  "$media.contentType": "the MIME type of the media file",
};

/** Descriptions of references by prefix. Each function gets the text after the prefix. */
const PLACES: readonly (readonly [prefix: string, words: (rest: string) => string])[] = [
  ["$param.", (rest) => tick(`parameters.${rest}`)],
  ["$args.", tick],
  ["$mapping.", (rest) => `${tick(rest)} in the hub's data about the model`],
  ["$.", tick],
];

/** Describes a value of a body or a result. */
export function valueWords(value: unknown): string {
  if (typeof value === "string") return textWords(value);
  if (Array.isArray(value)) return `a list of ${value.map(itemWords).join(", ")}`;
  if (!isFields(value)) return tick(JSON.stringify(value) ?? "nothing");
  if (typeof value["op"] === "string") return operationWords(value["op"], value);
  return fieldsWords(value);
}

function textWords(value: string): string {
  const known = REFERENCES[value];
  if (known !== undefined) return known;
  const place = PLACES.find(([prefix]) => value.startsWith(prefix));
  if (place !== undefined) return place[1](value.slice(place[0].length));
  return tick(/\{\w[\w.]*\}/.test(value) ? value : JSON.stringify(value));
}

function itemWords(item: unknown): string {
  if (!isFields(item) || !isFields(item["when"])) return valueWords(item);
  const { when, ...rest } = item;
  return `${valueWords(rest)} (when ${conditionWords(Object(when))})`;
}

function fieldsWords(fields: Fields): string {
  const parts = Object.entries(fields).map(([name, value]) => `${tick(name)}: ${valueWords(value)}`);
  return parts.length === 0 ? "an empty object" : `{ ${parts.join(", ")} }`;
}

function operationWords(operation: string, fields: Fields): string {
  const { of, default: otherwise } = fields;
  const rest = otherwise === undefined ? "" : `, else ${valueWords(otherwise)}`;
  const list = Array.isArray(of) ? of.map(valueWords).join(", then ") : valueWords(of);
  switch (operation) {
    case "first":
      return `the first of these that ${typeof fields["is"] === "string" ? `is ${typeWords(fields["is"])}` : "exists"}: ${list}${rest}`;
    case "switch":
      return `by ${tick(String(of))}: ${casesWords(fields["cases"])}${rest}`;
    case "each":
      return `for each of ${list}${fields["keep"] === undefined ? "" : " that has the required form"}: ${valueWords(fields["map"])}`;
    case "zip":
      return `the lists of ${list} side by side${Array.isArray(fields["as"]) ? ` as ${fields["as"].map((name) => tick(String(name))).join(", ")}` : ""}`;
    case "nearestShortEdge":
      return `the name whose edge comes nearest to the shorter side of ${list}: ${choicesWords(fields["choices"])}${rest}`;
    case "nearestRatio":
      return `the ratio that comes nearest to ${list}: ${choicesWords(fields["choices"])}${rest}`;
    case "scaled":
      return `${list}${scaleWords(fields)}${rest}`;
    default:
      return `${tick(operation)} of ${list}${rest}`;
  }
}

function casesWords(cases: unknown): string {
  return Object.entries(isFields(cases) ? cases : {})
    .map(([word, value]) => `${tick(word)} gives ${valueWords(value)}`)
    .join(", ");
}

function choicesWords(choices: unknown): string {
  if (Array.isArray(choices)) return choices.map((name) => tick(String(name))).join(", ");
  return Object.entries(isFields(choices) ? choices : {})
    .map(([name, length]) => `${tick(name)} (${String(length)} px)`)
    .join(", ");
}

function scaleWords({ divide, minimum, maximum }: Fields): string {
  const parts = [
    typeof divide === "number" && `divided by ${divide} and rounded`,
    typeof minimum === "number" && `at least ${minimum}`,
    typeof maximum === "number" && `at most ${maximum}`,
  ].filter(Boolean);
  return parts.length === 0 ? "" : `, ${parts.join(", ")}`;
}

const AUTH: Readonly<Record<string, string>> = {
  "hub-token": "the call goes through the router",
  "provider-key": "the call goes directly to the provider",
  none: "there is no token",
};

/** Describes a condition. A condition is true if all of its parts are true. */
export function conditionWords(condition: Fields): string {
  return Object.entries(condition)
    .map(([place, test]) =>
      place === "auth" && typeof test === "string" ? (AUTH[test] ?? test) : testWords(place, test),
    )
    .join(" and ");
}

function testWords(place: string, test: unknown): string {
  const name = placeWords(place);
  if (test === "present") return `${name} is given`;
  if (test === "absent") return `${name} is not given`;
  if (isFields(test) && Array.isArray(test["contains"])) {
    return `${name} contains ${test["contains"].map((part) => tick(String(part))).join(" and ")}`;
  }
  if (isFields(test) && "not" in test) return `${name} is not ${valueWords(test["not"])}`;
  return `${name} is ${valueWords(test)}`;
}

function placeWords(place: string): string {
  const [first = "", ...rest] = place.split(".");
  const name = rest.join(".");
  if (first === "param") return tick(`parameters.${name}`);
  if (first === "args") return tick(name);
  if (first === "mapping") return `${tick(name)} in the hub's data about the model`;
  return first === "model" ? "the model" : tick(first);
}

const TYPES: Readonly<Record<string, string>> = {
  any: "anything",
  string: "text",
  "non-empty-string": "non-empty text",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  "object-or-null": "an object, or null",
  array: "a list",
  url: "a URL",
  "string[]": "a list of texts",
  "number[]": "a list of numbers",
  "number[][]": "a list of lists of numbers",
  "nested-numbers": "numbers in one to three levels of lists",
};

/** Describes a type in a response. */
export function typeWords(type: string): string {
  return TYPES[type] ?? type;
}
