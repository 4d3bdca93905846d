import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { TASK_CHECKS, wholeProvider } from "./shared-rules.ts";

/** Returns the findings of one rule in providers. */
function foundBy(code: string, files: Readonly<Record<string, string>>): string[] {
  const check = TASK_CHECKS[code];
  if (check === undefined) throw new Error(`there is no rule ${code}`);
  return found(check, files);
}

test("a task describes its address, its body and its reply", () => {
  const files = {
    "providers/a": "tasks: { x: { route: v1 } }",
    "providers/b": "tasks: { x: { route: v1, input: { as: raw-body }, response: {} } }",
    "providers/_presets": "presets: { p: { body: [] } }",
    "providers/c": "tasks: { x: { use: p, route: v1 } }",
  };
  expect(foundBy("incomplete-task", files)).toEqual([
    "providers/a:1:13 nothing says what is sent: body is missing",
    "providers/a:1:13 nothing says what comes back: response is missing",
    "providers/c:1:13 nothing says what comes back: response is missing",
  ]);
});

test.each([
  ["/v1/images", 'the route "/v1/images" is no path behind the base address'],
  ["https://a.example/v1", 'the route "https://a.example/v1" is no path behind the base address'],
  ["v1/{modle}/images", "nothing is filled in for {modle}"],
  ["v1/{model", "nothing is filled in for {model"],
])("a route leads somewhere: %s", (route, message) => {
  const files = { "providers/a": `tasks: { x: { route: "${route}" } }` };
  expect(foundBy("bad-route", files)).toEqual([`providers/a:1:22 ${message}`]);
});

test("each of several routes is checked, and valid routes pass", () => {
  const files = {
    "providers/a": "tasks: { x: { route: [{ path: /v1 }, { path: v1 }] } }",
    "providers/b": 'tasks: { x: { route: "{model}" }, y: { route: "v1/{parentOfModel}/z" }, z: { route: "" } }',
  };
  expect(foundBy("bad-route", files)).toEqual(['providers/a:1:31 the route "/v1" is no path behind the base address']);
});

test("the text is sent, and parameters are in fields that the provider reads", () => {
  const files = {
    "providers/a":
      "tasks: { text-generation: { route: v1/completions, body: [{ spread: args }, { set: { prompt: $inputs } }] } }",
    "providers/b": "tasks: { text-generation: { route: v1/text, body: [{ set: { model: $model } }] } }",
    "providers/c":
      "tasks: { text-generation: { route: v1/completions, body: [{ spread: parameters }, { set: { prompt: $inputs } }] } }",
  };
  expect(foundBy("text-body", files)).toEqual([
    "providers/a:1:59 the parameters are sent as a field of their own, which this route does not read",
    "providers/b:1:51 no field holds the text",
  ]);
});

test("fields of the call are set last, or declared as replaceable", () => {
  const files = {
    "providers/a": "tasks: { x: { body: [{ set: { model: $model, text: $inputs } }, { spread: args }] } }",
    "providers/b": "tasks: { x: { callerMaySet: [model], body: [{ set: { model: $model } }, { spread: args }] } }",
    "providers/c": "tasks: { x: { body: [{ set: { prompt: $inputs } }, { spread: parameters, drop: [prompt] }] } }",
  };
  expect(foundBy("reserved-fields", files)).toEqual([
    "providers/a:1:38 an argument called model replaces what is set here",
  ]);
});

test("references have a target, and operations are known", () => {
  const files = {
    "providers/a":
      "tasks: { x: { body: [{ set: { a: $input, b: [$param.x, $taken] } }], response: { return: { text: $text, all: $.text } } } }",
    "providers/b": "tasks: { x: { variants: [{ when: { inputs: present }, body: [{ set: { a: { op: last } } }] }] } }",
  };
  expect(foundBy("unknown-word", files)).toEqual([
    'providers/a:1:34 "$input" refers to nothing',
    'providers/a:1:56 "$taken" refers to nothing',
    'providers/a:1:98 "$text" refers to nothing',
    'providers/b:1:80 there is no operation "last"',
  ]);
});

test("secrets are in auth", () => {
  const files = {
    "providers/a": 'headers: { Authorization: Bearer abc }\ntasks: { x: { headers: { x-team: "{token}" } } }',
    "providers/b": "headers: { Prefer: wait }",
  };
  expect(foundBy("fixed-secret", files)).toEqual([
    'providers/a:2:34 the header "x-team" would be sent with every call, also without a secret',
  ]);
  expect(found(wholeProvider, files)).toEqual([
    'providers/a:1:27 the header "Authorization" would be sent with every call, also without a secret',
  ]);
});

test("a status has one meaning, and a status ends the wait for a failed job", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { status: { pending: [ok], done: [ok], otherwise: failed } } } }",
    "providers/b": "tasks: { x: { job: { status: { done: [ok] } } } }",
    "providers/c": "tasks: { x: { job: { status: { done: [ok], failed: [no] } } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [ok], failedAt: error } } } }",
  };
  expect(foundBy("job-status", files)).toEqual([
    'providers/a:1:53 the status "ok" is in pending and in done',
    "providers/b:1:30 no status ends a wait that failed",
  ]);
});

test("a flag is no text, and both of its values have a meaning", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { status: { pending: [false], done: [true], failedAt: error } } } }",
    "providers/b": "tasks: { x: { job: { status: { pending: [false], done: [ok], failedAt: error } } } }",
    "providers/c": "tasks: { x: { job: { status: { done: [true], failedAt: error } } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [true], otherwise: pending } } } }",
    "providers/e": "tasks: { x: { job: { status: { pending: [false], done: [true], failed: [true] } } } }",
  };
  expect(foundBy("job-status", files)).toEqual([
    "providers/b:1:30 the status is a text in one place, and true or false in another",
    "providers/c:1:30 the status false has no meaning",
    "providers/e:1:72 the status true is in done and in failed",
  ]);
});

test("a job has a status, unless its last reply is the file", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { id: id }, response: { kind: url } } }",
    "providers/b": "tasks: { x: { job: { id: id }, response: { kind: binary } } }",
    "providers/c": "tasks: { x: { job: { id: id, resultUrl: { path: /b } }, response: { kind: binary } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [ok], failed: [no] } }, response: { kind: binary } } }",
    "providers/e":
      "tasks: { x: { job: { resultUrl: { path: /b }, status: { done: [ok], failed: [no] } }, response: { kind: binary } } }",
  };
  expect(foundBy("job-status", files)).toEqual([
    "providers/a:1:20 nothing says when the job is done: status is missing",
    "providers/c:1:20 nothing says when the job is done: status is missing",
    "providers/d:1:30 the file ends the wait, so no status is read",
  ]);
});

test("a wait without a limit is explained, and only such a wait", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { attempts: unlimited } } }",
    "providers/b": "tasks: { x: { job: { attempts: 3, unlimitedBecause: of no reason } } }",
    "providers/c": "tasks: { x: { job: { attempts: unlimited, unlimitedBecause: of a contract } } }",
  };
  expect(foundBy("job-limit", files)).toEqual([
    "providers/a:1:32 the wait has no limit",
    "providers/b:1:53 the wait has a limit, so there is nothing to explain",
  ]);
});

test("the address of a job has one form, and its id is known", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { statusUrl: { query: a=b } } } }",
    "providers/b": "tasks: { x: { job: { statusUrl: { suffix: /a, path: /b } } } }",
    "providers/c": "tasks: { x: { job: { statusUrl: { path: /b, append: /c } } } }",
    "providers/d": 'tasks: { x: { job: { statusUrl: { suffix: "/{id}" } } } }',
    "providers/e":
      'tasks: { x: { job: { id: id, statusUrl: { suffix: "/{id}" }, cancelUrl: { pathOf: a, append: /b } } } }',
    "providers/f": 'tasks: { x: { job: { resultUrl: { path: /b, query: "job={id}" } } } }',
  };
  expect(foundBy("job-url", files)).toEqual([
    "providers/a:1:33 nothing says where to ask",
    "providers/b:1:33 suffix and path both say where to ask",
    "providers/c:1:53 append has no meaning beside path",
    "providers/d:1:33 {id} is filled in, but nothing says where the id is",
    "providers/f:1:33 {id} is filled in, but nothing says where the id is",
  ]);
});

test("values that are read from the reply are checked first", () => {
  const files = {
    "providers/a": 'tasks: { x: { response: { check: { data: array }, take: "data[0].url" } } }',
    "providers/b":
      'tasks: { x: { response: { variants: [{ check: { "a?": string }, take: a }, { takeFirst: [a] }] } } }',
    "providers/c": 'tasks: { x: { response: { check: { data: { "[0]": { url: url } } }, take: "data[0].url" } } }',
    "providers/d": 'tasks: { x: { response: { check: { "[0][*]": string }, take: "[0]" } } }',
  };
  expect(foundBy("reply-take", files)).toEqual([
    "providers/a:1:57 data[0].url is taken out of the reply but not checked",
    "providers/b:1:71 a is taken out of the reply but not checked",
    "providers/b:1:89 nothing says which of the places counts",
  ]);
});

test("output types that callers may request are supported", () => {
  const files = {
    "providers/a": "tasks: { x: { response: { check: { a: string }, outputTypes: [json] } } }",
    "providers/b": "tasks: { text-to-image: { response: { kind: binary } } }",
    "providers/c": "tasks: { x: { response: { kind: base64, outputTypes: [url] } } }",
    "providers/d": "tasks: { text-to-image: { response: { kind: url, outputTypes: [blob, url] } } }",
  };
  expect(foundBy("output-types", files)).toEqual([
    "providers/a:1:62 callers choose among forms of media, and there are none",
    "providers/b:1:37 nothing says what callers of text-to-image may ask for",
    "providers/c:1:54 callers may ask for a url, and no reply has one",
  ]);
});

test("base64 has a default type", () => {
  const files = {
    "providers/a": "tasks: { x: { response: { kind: base64 } } }",
    "providers/b": "tasks: { x: { response: { kind: base64, mime: image/png } } }",
  };
  expect(foundBy("media-type", files)).toEqual(["providers/a:1:33 base64 does not tell its MIME type"]);
});

test("a value has a place in an address, a strict pattern, and an example that fits", () => {
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
    "providers/a:2:20 no address of the provider has {account}",
    'providers/b:2:29 the pattern lets "a/b" through',
    'providers/c:2:50 the example "A" does not fit the pattern',
    "providers/d:2:18 {model} is filled in by the client",
    "providers/e:1:10 nothing is filled in for {account}",
  ]);
});
