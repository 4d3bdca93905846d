import { jobUrl, routePath } from "./provider-urls.ts";
import { fieldsOf, itemsOf, stepsOf, wordsOf, type Flaw, type TaskRule, type Value } from "./task-rule.ts";

/**
 * Rules for the tasks of a provider. Each rule is a function for a condition that the JSON Schema cannot express. The
 * build applies them to YAML entries, and `defineProvider` to providers that are defined at run time.
 */

/** Names of the operations that the field `op` may contain. */
export const OPERATIONS: readonly string[] = [
  "each",
  "first",
  "nearestRatio",
  "nearestShortEdge",
  "parsed",
  "scaled",
  "switch",
  "zip",
];

/**
 * The task of the Responses API. The router performs it itself for the models of all providers, so calls with a hub token
 * never use the route of a provider.
 */
export const RESPONSES = "responses";

/** Fields of a body that the client sets itself, from the arguments of the call. */
const RESERVED: ReadonlySet<string> = new Set(["model", "prompt", "inputs"]);

/** References by where they are: in a request, in `map` of an `each` there, and in a response. */
const REFERENCES = {
  body: /^\$(inputs|model|version|(param|args|mapping)(\.[\w-]+|\[\d+\])+)$/,
  item: /^\$(inputs|model|version|(param|args|mapping)(\.[\w-]+|\[\d+\])+|((\.[\w-]+|\[\d+\])+)?)$/,
  response: /^\$(taken|media\.(base64|contentType|dataUrl)|((\.[\w-]+|\[\d+\])+)?)$/,
} as const;

const ALLOWED: Readonly<Record<keyof typeof REFERENCES, string>> = {
  body: "$inputs, $model, $version, $param.x, $args.x and $mapping.x",
  item: "$, $.x, $inputs, $model, $version, $param.x, $args.x and $mapping.x",
  response: "$, $.x, $taken, $media.base64, $media.contentType and $media.dataUrl",
};

/** Returns the possible forms of a reply, with their paths in the task. */
function formsOf(task: Readonly<Record<string, Value>>): (readonly [Flaw["path"], Readonly<Record<string, Value>>])[] {
  const response = fieldsOf(task["response"]);
  if (response["variants"] === undefined) return [[["response"], response]];
  return itemsOf(response["variants"]).map((form, index) => [["response", "variants", index], fieldsOf(form)]);
}

/**
 * Checks that every status of a job has exactly one meaning. A job whose last response is the file must not have
 * statuses. All other jobs must have them.
 */
export const jobStatus: TaskRule = (task) => {
  const { job } = task;
  if (job === undefined) return [];
  const { status, resultUrl } = fieldsOf(job);
  const isFile = resultUrl === undefined && formsOf(task).every(([, { kind }]) => kind === "binary");
  if (status !== undefined) return isFile ? [NEEDLESS_STATUS] : statusWords(fieldsOf(status));
  return isFile ? [] : [MISSING_STATUS];
};

const STATUS = ["job", "status"];

const NEEDLESS_STATUS: Flaw = {
  path: STATUS,
  message: "the last response is the file, so no status is read",
  hint: 'delete "status", or write the address of the file into "resultUrl"',
};

const MISSING_STATUS: Flaw = {
  path: ["job"],
  message: '"status" is missing: it describes when the job is done',
  hint: "list the words for pending and done in status; if the last response is a file, write response.kind: binary",
};

function statusWords(status: Readonly<Record<string, Value>>): readonly Flaw[] {
  const lists = ["pending", "done", "failed"].map((name) => [name, itemsOf(status[name])] as const);
  const flag = flagFlaw(
    lists.flatMap(([, words]) => words),
    status["otherwise"],
  );
  if (flag !== undefined) return [flag];
  const flaws = lists.flatMap(([name, words], index) =>
    words.flatMap((word): Flaw[] => {
      const other = lists.slice(0, index).find(([, others]) => others.includes(word));
      const message = `the status ${JSON.stringify(word)} is in "${other?.[0] ?? ""}" and in "${name}"`;
      return other === undefined
        ? []
        : [{ path: [...STATUS, name], message, hint: "a status has only one meaning: keep it in one list" }];
    }),
  );
  if (["failed", "failedAt", "otherwise"].some((name) => status[name] !== undefined)) return flaws;
  const hint = 'list status words in "failed", write the path of an error in "failedAt", or set "otherwise"';
  return [...flaws, { path: STATUS, message: "the spec does not say how to recognise a failed job", hint }];
}

/**
 * Returns a problem if some statuses are booleans and others are texts, or if only one of `true` and `false` has a
 * meaning.
 */
function flagFlaw(words: readonly Value[], otherwise: Value): Flaw | undefined {
  const flags = words.filter((word) => typeof word === "boolean");
  if (flags.length === 0) return undefined;
  if (flags.length < words.length) {
    const message = "some statuses are texts, and others are true or false";
    const hint = "use only texts, in quotes, or only true and false, without quotes";
    return { path: STATUS, message, hint };
  }
  const lost = [true, false].find((flag) => !words.includes(flag));
  if (lost === undefined || otherwise !== undefined) return undefined;
  const hint = `list ${lost} in "pending", "done" or "failed", or set "otherwise"`;
  return { path: STATUS, message: `the status ${lost} has no meaning`, hint };
}

/**
 * Checks `unlimitedBecause`: a job whose number of polls has no limit needs this field, and no other job may have it.
 */
export const jobLimit: TaskRule = ({ job }) => {
  const { attempts, unlimitedBecause } = fieldsOf(job);
  if (attempts === "unlimited" && unlimitedBecause === undefined) {
    const hint = "set a number, or add the reason in unlimitedBecause";
    return [{ path: ["job", "attempts"], message: "the number of status requests has no limit", hint }];
  }
  if (attempts === "unlimited" || unlimitedBecause === undefined) return [];
  const message = "the number of status requests has a limit, so no reason is needed";
  return [{ path: ["job", "unlimitedBecause"], message, hint: "delete unlimitedBecause, or set attempts: unlimited" }];
};

/**
 * Checks that the schema in `check` requires the value that `take` reads from the reply, and that a task with
 * `takeFirst` has the field `takes`.
 */
export const replyTake: TaskRule = (task) =>
  formsOf(task).flatMap(([path, form]): Flaw[] => {
    if (form["takeFirst"] !== undefined && form["takes"] === undefined) {
      const message = 'the field "takes" is missing: it describes the type of the value to read';
      return [{ path: [...path, "takeFirst"], message, hint: 'write the type of the value into the field "takes"' }];
    }
    const take = form["take"];
    if (typeof take !== "string" || isCovered(stepsOf(take), form["check"])) return [];
    const hint = `add the path to "check", for example { "${take}": string }`;
    return [{ path: [...path, "take"], message: `${take} is read from the response, but not checked`, hint }];
  });

/** Returns true if a reply that passes `check` always has a value at the path `place`. */
function isCovered(place: readonly string[], check: Value): boolean {
  if (place.length === 0) return check !== undefined;
  return Object.entries(fieldsOf(check)).some(([key, inner]) => {
    // The key `score?` allows a missing `score`, so it does not cover the path `score`. The comparison below treats
    // `score?` and `score` as different.
    const steps = stepsOf(key);
    const shared = steps.slice(0, place.length);
    const isSame = shared.every((step, index) => step === place[index]);
    return isSame && (steps.length >= place.length || isCovered(place.slice(steps.length), inner));
  });
}

/**
 * Checks `outputTypes`: the field is only allowed for media files, text-to-image needs it, and it may only contain
 * `url` if a response contains a URL.
 */
export const outputTypes: TaskRule = (task, name) => {
  const kinds = formsOf(task).map(([, form]) => form["kind"] ?? "json");
  const asked = fieldsOf(task["response"])["outputTypes"];
  const path = ["response", ...(asked === undefined ? [] : ["outputTypes"])];
  if (kinds.every((kind) => kind === "json")) {
    const hint = "delete outputTypes, or set the kind of the media file";
    return asked === undefined
      ? []
      : [{ path, message: "outputTypes is only for media files, but the response contains none", hint }];
  }
  if (name === "text-to-image" && asked === undefined) {
    const message = '"outputTypes" is missing: it lists the formats that callers of text-to-image can request';
    return [{ path, message, hint: "list the formats that work: blob, dataUrl, url or json" }];
  }
  if (!wordsOf(asked).includes("url") || kinds.includes("url")) return [];
  return [
    { path, message: "callers can request a url, but no response contains one", hint: "remove url from outputTypes" },
  ];
};

/** Checks that a text-generation task sends the input text, and puts the parameters where the provider reads them. */
export const textBody: TaskRule = (task, name) => {
  const { route, body, wrap } = task;
  if (name !== "text-generation" || body === undefined) return [];
  const steps = itemsOf(body).map(fieldsOf);
  const isOpen = typeof route === "string" && route.endsWith("completions");
  const nested = steps.findIndex(({ spread }) => spread === "args");
  if (isOpen && nested >= 0) {
    const message = 'the parameters are sent in the field "parameters", which this route does not read';
    return [
      { path: ["body", nested], message, hint: "use spread: extra and spread: parameters instead of spread: args" },
    ];
  }
  const isSent = steps.some(({ set, setPath }) =>
    /"\$(?:args\.)?inputs"|\{(?:args\.)?inputs\}/.test(JSON.stringify([set, setPath])),
  );
  if (nested >= 0 || wrap !== undefined || isSent) return [];
  return [
    {
      path: ["body"],
      message: "no body field contains the input text",
      hint: "set a field, such as prompt, to $inputs",
    },
  ];
};

/** Checks that only chats have a chat format. */
export const chatFormat: TaskRule = ({ format }, name) => {
  if (format === undefined || name === "conversational") return [];
  const message = `the format is for chats, but the task is ${name}`;
  return [{ path: ["format"], message, hint: "delete format, or write the task under the name conversational" }];
};

/**
 * Checks that secrets are in `auth`. A call without a secret leaves out the headers in `auth`, and errors do not show
 * the values of these headers.
 */
export const fixedSecret: TaskRule = ({ headers }) => secretsIn(headers, ["headers"]);

/** Returns a problem for each header that contains a secret. */
export function secretsIn(headers: Value, path: Flaw["path"]): readonly Flaw[] {
  return Object.entries(fieldsOf(headers)).flatMap(([name, value]) => {
    const isSecret = /^(authorization|cookie|proxy-authorization|(x-)?(api-)?key)$/i.test(name);
    if (!isSecret && !String(value).includes("{token}")) return [];
    const message = `the header ${JSON.stringify(name)} contains a secret, but is not in "auth"`;
    return [{ path: [...path, name], message, hint: 'declare the header in "auth"' }];
  });
}

/** Checks that base64 media have a default MIME type. */
export const mediaType: TaskRule = (task) =>
  formsOf(task).flatMap(([path, { kind, mime }]): Flaw[] => {
    if (kind !== "base64" || mime !== undefined) return [];
    return [
      {
        path: [...path, "kind"],
        message: "base64 does not contain the MIME type of the file",
        hint: 'write the MIME type into the field "mime"',
      },
    ];
  });

/**
 * Checks that the body sets `model`, `prompt` and `inputs` after the caller's arguments, unless the task says that
 * callers may replace these fields.
 */
export const reservedFields: TaskRule = ({ body, callerMaySet }) => {
  const allowed = wordsOf(callerMaySet);
  const steps = itemsOf(body).map(fieldsOf);
  return steps.flatMap((step, index) =>
    Object.keys(fieldsOf(step["set"])).flatMap((field): Flaw[] => {
      const isLate = !steps.slice(index + 1).some((later) => replaces(later, field));
      if (!RESERVED.has(field) || allowed.includes(field) || isLate) return [];
      const message = `an argument called ${field} would replace the value that is set here`;
      return [
        { path: ["body", index, "set", field], message, hint: `set it after the spread, or name it in callerMaySet` },
      ];
    }),
  );
};

function replaces({ spread, drop, when }: Readonly<Record<string, Value>>, field: string): boolean {
  return spread !== undefined && when === undefined && !wordsOf(drop).includes(field);
}

/** Checks that a task contains only known references, such as `$inputs`, and only known operations. */
export const knownWords: TaskRule = (task) => {
  const found: Flaw[] = [];
  const visit = (value: Value, path: Flaw["path"], side: keyof typeof REFERENCES): void => {
    if (typeof value === "string" && value.startsWith("$") && !REFERENCES[side].test(value)) {
      found.push({
        path,
        message: `${JSON.stringify(value)} is not a known reference`,
        hint: `allowed are ${ALLOWED[side]}`,
      });
    }
    const { op } = fieldsOf(value);
    if (op !== undefined && !OPERATIONS.some((word) => word === op)) {
      const message = `there is no operation ${JSON.stringify(op)}`;
      found.push({ path: [...path, "op"], message, hint: `allowed are ${OPERATIONS.join(", ")}` });
    }
    const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(fieldsOf(value));
    for (const [key, part] of parts) {
      const isItem = op === "each" && key === "map" && side === "body";
      visit(part, [...path, key], isItem ? "item" : side);
    }
  };
  for (const field of ["query", "body", "outer"]) visit(task[field], [field], "body");
  for (const [index, variant] of itemsOf(task["variants"]).entries()) {
    visit(fieldsOf(variant)["body"], ["variants", index, "body"], "body");
  }
  visit(task["chunk"], ["chunk"], "response");
  for (const [path, { return: made, json }] of formsOf(task)) {
    visit(made, [...path, "return"], "response");
    visit(json, [...path, "json"], "response");
  }
  return found;
};

const TEXT_UPLOAD: Flaw = {
  path: ["input", "upload"],
  message: "a file that is sent as text cannot be uploaded",
  hint: "set as to raw-body or multipart-file, or delete upload",
};

const NEEDLESS_CHUNK: Flaw = {
  path: ["chunk"],
  message: "the task cannot stream, so there are no chunks",
  hint: "set stream to sse or json-lines, or delete chunk",
};

/** Checks that a task has a route, a response and, unless it sends only a file, a body. */
export const complete: TaskRule = (task) => {
  const hint = 'add the field, or name a preset with this field in "use"';
  const lacks = (field: string, message: string): Flaw[] =>
    task[field] === undefined ? [{ path: [], message, hint }] : [];
  const { as, upload } = fieldsOf(task["input"]);
  const isFile = as === "raw-body" && upload === undefined;
  const isUploadable = as === "raw-body" || as === "multipart-file";
  return [
    ...(upload === undefined || isUploadable ? [] : [TEXT_UPLOAD]),
    ...(task["chunk"] === undefined || task["stream"] !== undefined ? [] : [NEEDLESS_CHUNK]),
    ...lacks("route", '"route" is missing: it describes where the request is sent'),
    ...(isFile ? [] : lacks("body", '"body" is missing: it describes what is sent')),
    ...lacks("response", '"response" is missing: it describes what the provider returns'),
  ];
};

/** All rules of a task, by the code of their problems. */
export const TASK_RULES: Readonly<Record<string, TaskRule>> = {
  "job-status": jobStatus,
  "job-limit": jobLimit,
  "job-url": jobUrl,
  "reply-take": replyTake,
  "output-types": outputTypes,
  "text-body": textBody,
  "chat-format": chatFormat,
  "fixed-secret": fixedSecret,
  "media-type": mediaType,
  "reserved-fields": reservedFields,
  "bad-route": routePath,
  "unknown-word": knownWords,
  "incomplete-task": complete,
};
