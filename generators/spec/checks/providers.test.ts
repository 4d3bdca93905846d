import { found } from "../testing.ts";
import { providerExample, providerFields, providerTasks, unknownProvider } from "./providers.ts";
import { expect, test } from "vitest";

test("missing fields of a provider are reported, and so are presets outside _presets.yaml", () => {
  const files = {
    "providers/_presets": "presets: {}\ntasks: {}",
    "providers/a": "displayName: A\nbaseUrl: https://a.example\npresets: {}",
  };
  expect(found(providerFields, files)).toEqual([
    'providers/_presets:2:1 "tasks" is a field of providers, not of presets',
    "providers/a:3:1 presets must be in _presets.yaml",
    'providers/a:1:1 "tasks" is missing',
  ]);
});

test("unknown tasks and unknown presets are reported", () => {
  const files = {
    "tasks/translation": "order: 1",
    "providers/_presets": "presets: { chat: {} }",
    "providers/a": "tasks: { translaton: {}, translation: { use: chot }, conversational: { use: chat } }",
  };
  expect(found(providerTasks, files)).toEqual([
    'providers/a:1:10 there is no task "translaton"',
    'providers/a:1:46 there is no preset "chot"',
  ]);
});

test("an incomplete example is reported, because it cannot be replayed", () => {
  const files = {
    "providers/a": "tasks: { x: {} }",
    "providers/b": "tasks: { x: { example: {} } }",
    "providers/c": "tasks: { x: { example: { output: 1, statuses: [] } } }",
    "providers/d": "tasks: { x: { job: {}, example: { output: 1 } } }",
    "providers/e": "tasks: { x: { job: { resultUrl: {} }, example: { output: 1, statuses: [1] } } }",
    "providers/f": "tasks: { x: { job: { initial: status }, example: { output: 1 } } }",
  };
  expect(found(providerExample, files)).toEqual([
    "providers/a:1:13 the task has no example",
    "providers/b:1:24 the example has neither output nor media",
    "providers/c:1:24 the example has statuses, but the task is not a job",
    "providers/d:1:33 the example has no statuses, although the task is a job",
    "providers/e:1:48 the example has no result, although the job has a resultUrl",
  ]);
});

test("a provider that does not exist is reported", () => {
  const files = {
    "providers/hum": "tasks: {}",
    "clients/a": "knownProviders: [hum, Hum]",
    "clients/b": "providers: [huum]",
    "clients/c": "knownProviders: all",
  };
  expect(found(unknownProvider, files)).toEqual([
    'clients/a:1:23 there is no provider "Hum"',
    'clients/b:1:13 there is no provider "huum"',
  ]);
});
