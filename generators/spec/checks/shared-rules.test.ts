import { expect, test } from "vitest";
import { found } from "../testing.ts";
import { TASK_CHECKS, wholeProvider } from "./shared-rules.ts";

/** Runs one rule on the files of providers, and returns the findings of this rule. */
function foundBy(code: string, files: Readonly<Record<string, string>>): string[] {
  const check = TASK_CHECKS[code];
  if (check === undefined) throw new Error(`there is no rule ${code}`);
  return found(check, files);
}

test("a task without a route, a body or a response is reported", () => {
  const files = {
    "providers/a": "tasks: { x: { route: v1 } }",
    "providers/b": "tasks: { x: { route: v1, input: { as: raw-body }, response: {} } }",
    "providers/_presets": "presets: { p: { body: [] } }",
    "providers/c": "tasks: { x: { use: p, route: v1 } }",
  };
  expect(foundBy("incomplete-task", files)).toEqual([
    'providers/a:1:13 "body" is missing: it describes what is sent',
    'providers/a:1:13 "response" is missing: it describes what the provider returns',
    'providers/c:1:13 "response" is missing: it describes what the provider returns',
  ]);
});

test.each([
  ["/v1/images", 'the route "/v1/images" is not a path relative to the base address'],
  ["https://a.example/v1", 'the route "https://a.example/v1" is not a path relative to the base address'],
  ["v1/{modle}/images", "there is no value for {modle}"],
  ["v1/{model", "there is no value for {model"],
])("the invalid route %s is reported", (route, message) => {
  const files = { "providers/a": `tasks: { x: { route: "${route}" } }` };
  expect(foundBy("bad-route", files)).toEqual([`providers/a:1:22 ${message}`]);
});

test("if a task has several routes, each of them is checked", () => {
  const files = {
    "providers/a": "tasks: { x: { route: [{ path: /v1 }, { path: v1 }] } }",
    "providers/b": 'tasks: { x: { route: "{model}" }, y: { route: "v1/{parentOfModel}/z" }, z: { route: "" } }',
  };
  expect(foundBy("bad-route", files)).toEqual([
    'providers/a:1:31 the route "/v1" is not a path relative to the base address',
  ]);
});

test("a body without the input text, or with parameters that the provider does not read, is reported", () => {
  const files = {
    "providers/a":
      "tasks: { text-generation: { route: v1/completions, body: [{ spread: args }, { set: { prompt: $inputs } }] } }",
    "providers/b": "tasks: { text-generation: { route: v1/text, body: [{ set: { model: $model } }] } }",
    "providers/d": "tasks: { text-generation: { route: v1/text, body: [{ set: { inputText: $inputs } }] } }",
    "providers/e": 'tasks: { text-generation: { route: v1/text, body: [{ setPath: { a.b: "Q: {inputs}" } }] } }',
    "providers/c":
      "tasks: { text-generation: { route: v1/completions, body: [{ spread: parameters }, { set: { prompt: $inputs } }] } }",
  };
  expect(foundBy("text-body", files)).toEqual([
    'providers/a:1:59 the parameters are sent in the field "parameters", which this route does not read',
    "providers/b:1:51 no body field contains the input text",
  ]);
});

test("a chat format of another task is reported", () => {
  const files = {
    "providers/a": "tasks: { text-generation: { format: gemini-content } }",
    "providers/b": "tasks: { conversational: { format: gemini-content } }",
  };
  expect(foundBy("chat-format", files)).toEqual([
    "providers/a:1:37 the format is for chats, but the task is text-generation",
  ]);
});

test("fields that an argument of the caller could replace are reported", () => {
  const files = {
    "providers/a": "tasks: { x: { body: [{ set: { model: $model, text: $inputs } }, { spread: args }] } }",
    "providers/b": "tasks: { x: { callerMaySet: [model], body: [{ set: { model: $model } }, { spread: args }] } }",
    "providers/c": "tasks: { x: { body: [{ set: { prompt: $inputs } }, { spread: parameters, drop: [prompt] }] } }",
  };
  expect(foundBy("reserved-fields", files)).toEqual([
    "providers/a:1:38 an argument called model would replace the value that is set here",
  ]);
});

test("a field of an item is only a reference inside each", () => {
  const files = {
    "providers/a": "tasks: { x: { body: [{ set: { a: { op: each, of: $args.list, map: $.b } } }] } }",
    "providers/b": "tasks: { x: { body: [{ set: { a: $.b } }] } }",
    "providers/c": "tasks: { x: { body: [{ set: { a: { op: each, of: $.list, map: $taken } } }] } }",
  };
  expect(foundBy("unknown-word", files)).toEqual([
    'providers/b:1:34 "$.b" is not a known reference',
    'providers/c:1:50 "$.list" is not a known reference',
    'providers/c:1:63 "$taken" is not a known reference',
  ]);
});

test("a file that is sent as text cannot be uploaded, and a task without a stream has no chunks", () => {
  const rest = "route: v1, body: [], response: {}";
  const files = {
    "providers/a": `tasks: { x: { input: { as: base64, upload: { route: f, take: u } }, ${rest} } }`,
    "providers/b": `tasks: { x: { chunk: { choices: [] }, ${rest} } }`,
    "providers/c": "tasks: { x: { input: { as: raw-body, upload: { route: f, take: u } }, route: v1, response: {} } }",
  };
  expect(foundBy("incomplete-task", files)).toEqual([
    "providers/a:1:44 a file that is sent as text cannot be uploaded",
    "providers/b:1:22 the task cannot stream, so there are no chunks",
    'providers/c:1:13 "body" is missing: it describes what is sent',
  ]);
});

test("unknown references and unknown operations are reported", () => {
  const files = {
    "providers/a":
      "tasks: { x: { body: [{ set: { a: $input, b: [$param.x, $taken] } }], response: { return: { text: $text, all: $.text } } } }",
    "providers/b": "tasks: { x: { variants: [{ when: { inputs: present }, body: [{ set: { a: { op: last } } }] }] } }",
  };
  expect(foundBy("unknown-word", files)).toEqual([
    'providers/a:1:34 "$input" is not a known reference',
    'providers/a:1:56 "$taken" is not a known reference',
    'providers/a:1:98 "$text" is not a known reference',
    'providers/b:1:80 there is no operation "last"',
  ]);
});

test("a secret in a header outside the field auth is reported", () => {
  const files = {
    "providers/a": 'headers: { Authorization: Bearer abc }\ntasks: { x: { headers: { x-team: "{token}" } } }',
    "providers/b": "headers: { Prefer: wait }",
  };
  expect(foundBy("fixed-secret", files)).toEqual([
    'providers/a:2:34 the header "x-team" contains a secret, but is not in "auth"',
  ]);
  expect(found(wholeProvider, files)).toEqual([
    'providers/a:1:27 the header "Authorization" contains a secret, but is not in "auth"',
  ]);
});

test("a status with two meanings is reported, and so is a job whose failure cannot be recognised", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { status: { pending: [ok], done: [ok], otherwise: failed } } } }",
    "providers/b": "tasks: { x: { job: { status: { done: [ok] } } } }",
    "providers/c": "tasks: { x: { job: { status: { done: [ok], failed: [no] } } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [ok], failedAt: error } } } }",
  };
  expect(foundBy("job-status", files)).toEqual([
    'providers/a:1:53 the status "ok" is in "pending" and in "done"',
    "providers/b:1:30 the spec does not say how to recognise a failed job",
  ]);
});

test("statuses that mix texts with true or false are reported, and so is a Boolean without a meaning", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { status: { pending: [false], done: [true], failedAt: error } } } }",
    "providers/b": "tasks: { x: { job: { status: { pending: [false], done: [ok], failedAt: error } } } }",
    "providers/c": "tasks: { x: { job: { status: { done: [true], failedAt: error } } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [true], otherwise: pending } } } }",
    "providers/e": "tasks: { x: { job: { status: { pending: [false], done: [true], failed: [true] } } } }",
  };
  expect(foundBy("job-status", files)).toEqual([
    "providers/b:1:30 some statuses are texts, and others are true or false",
    "providers/c:1:30 the status false has no meaning",
    'providers/e:1:72 the status true is in "done" and in "failed"',
  ]);
});

test("a job needs the field `status`, unless its last response is the file", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { id: id }, response: { kind: url } } }",
    "providers/b": "tasks: { x: { job: { id: id }, response: { kind: binary } } }",
    "providers/c": "tasks: { x: { job: { id: id, resultUrl: { route: b } }, response: { kind: binary } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [ok], failed: [no] } }, response: { kind: binary } } }",
    "providers/e":
      "tasks: { x: { job: { resultUrl: { route: b }, status: { done: [ok], failed: [no] } }, response: { kind: binary } } }",
  };
  expect(foundBy("job-status", files)).toEqual([
    'providers/a:1:20 "status" is missing: it describes when the job is done',
    'providers/c:1:20 "status" is missing: it describes when the job is done',
    "providers/d:1:30 the last response is the file, so no status is read",
  ]);
});

test("a job without a limit for its status requests needs a reason", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { attempts: unlimited } } }",
    "providers/b": "tasks: { x: { job: { attempts: 3, unlimitedBecause: of no reason } } }",
    "providers/c": "tasks: { x: { job: { attempts: unlimited, unlimitedBecause: of a contract } } }",
  };
  expect(foundBy("job-limit", files)).toEqual([
    "providers/a:1:32 the number of status requests has no limit",
    "providers/b:1:53 the number of status requests has a limit, so no reason is needed",
  ]);
});

test("an address of a job has exactly one form, and may contain {id} only if the job has an id", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { statusUrl: { query: a=b } } } }",
    "providers/b": "tasks: { x: { job: { statusUrl: { suffix: /a, route: b } } } }",
    "providers/c": "tasks: { x: { job: { statusUrl: { route: b, append: /c } } } }",
    "providers/g": 'tasks: { x: { job: { id: id, statusUrl: { route: "b/{task}" } } } }',
    "providers/d": 'tasks: { x: { job: { statusUrl: { suffix: "/{id}" } } } }',
    "providers/e":
      'tasks: { x: { job: { id: id, statusUrl: { suffix: "/{id}" }, cancelUrl: { pathOf: a, append: /b } } } }',
    "providers/f": 'tasks: { x: { job: { resultUrl: { route: b, query: "job={id}" } } } }',
  };
  expect(foundBy("job-url", files)).toEqual([
    "providers/a:1:33 the address is missing",
    "providers/b:1:33 suffix and route cannot be combined",
    "providers/c:1:53 append has no effect together with route",
    "providers/g:1:50 there is no value for {task}",
    'providers/d:1:33 the address contains {id}, but the field "id" of the job is missing',
    'providers/f:1:33 the address contains {id}, but the field "id" of the job is missing',
  ]);
});

test("a value that is read from the response but not checked is reported", () => {
  const files = {
    "providers/a": 'tasks: { x: { response: { check: { data: array }, take: "data[0].url" } } }',
    "providers/b":
      'tasks: { x: { response: { variants: [{ check: { "a?": string }, take: a }, { takeFirst: [a] }] } } }',
    "providers/c": 'tasks: { x: { response: { check: { data: { "[0]": { url: url } } }, take: "data[0].url" } } }',
    "providers/d": 'tasks: { x: { response: { check: { "[0][*]": string }, take: "[0]" } } }',
  };
  expect(foundBy("reply-take", files)).toEqual([
    "providers/a:1:57 data[0].url is read from the response, but not checked",
    "providers/b:1:71 a is read from the response, but not checked",
    'providers/b:1:89 the field "takes" is missing: it describes the type of the value to read',
  ]);
});

test("output types that no response can provide are reported", () => {
  const files = {
    "providers/a": "tasks: { x: { response: { check: { a: string }, outputTypes: [json] } } }",
    "providers/b": "tasks: { text-to-image: { response: { kind: binary } } }",
    "providers/c": "tasks: { x: { response: { kind: base64, outputTypes: [url] } } }",
    "providers/d": "tasks: { text-to-image: { response: { kind: url, outputTypes: [blob, url] } } }",
  };
  expect(foundBy("output-types", files)).toEqual([
    "providers/a:1:62 outputTypes is only for media files, but the response contains none",
    'providers/b:1:37 "outputTypes" is missing: it lists the formats that callers of text-to-image can request',
    "providers/c:1:54 callers can request a url, but no response contains one",
  ]);
});

test("base64 media without a default MIME type are reported", () => {
  const files = {
    "providers/a": "tasks: { x: { response: { kind: base64 } } }",
    "providers/b": "tasks: { x: { response: { kind: base64, mime: image/png } } }",
  };
  expect(foundBy("media-type", files)).toEqual(["providers/a:1:33 base64 does not contain the MIME type of the file"]);
});

test("each value of a provider must be used in an address, and needs a strict pattern and a matching example", () => {
  const files = {
    "providers/a": 'baseUrl: https://a.example\nvalues: { account: { pattern: "^[a-z]+$", example: a } }',
    "providers/b": 'tasks: { x: { route: "{voice}" } }\nvalues: { voice: { pattern: "^.+$", example: a } }',
    "providers/c": 'tasks: { x: { route: "{voice}" } }\nvalues: { voice: { pattern: "^[a-z]+$", example: A } }',
    "providers/d": 'tasks: { x: { route: "{model}" } }\nvalues: { model: { pattern: "^[a-z]+$", example: a } }',
    "providers/e": 'baseUrl: "https://{account}.a.example"',
    "providers/f":
      'baseUrl: "https://{account}.a.example/{account}"\nvalues: { account: { pattern: "^a$", example: a } }',
  };
  expect(found(wholeProvider, files)).toEqual([
    "providers/a:2:20 no address of the provider contains {account}",
    'providers/b:2:29 the pattern accepts "a/b", which is not safe in an address',
    'providers/c:2:50 the example "A" does not match the pattern',
    "providers/d:2:18 {model} is filled in by the client",
    "providers/e:1:10 there is no value for {account}",
  ]);
});
