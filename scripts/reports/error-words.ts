import type { TemplateErrorCode, TemplateOptions } from "hubsmith/template";
import type { ErrorWords } from "./spec-error-words.ts";

/** An error of a template, with the options that it needs to fail. */
export interface TemplateWords extends ErrorWords {
  readonly options?: TemplateOptions;
}

/** Every code of a `TemplateError`. The examples are run: what is printed under them is what they throw. */
export const TEMPLATE_WORDS: Readonly<Record<TemplateErrorCode, TemplateWords>> = {
  "unexpected-character": {
    meaning: "A character that begins nothing.",
    example: "{{ a ? b }}",
    wayOut: "Delete it, or put it in quotes.",
  },
  "unexpected-token": {
    meaning: "A word or sign that cannot stand here.",
    example: "{{ a b }}",
    wayOut: "Look for an operator or a comma that is missing.",
  },
  "unexpected-end": { meaning: "The template ends too early.", example: "{% if a %}", wayOut: "Close what is open." },
  "unknown-tag": {
    meaning: "A tag that does not exist.",
    example: "{% iff a %}{% endif %}",
    wayOut: "Look at the spelling.",
  },
  "invalid-literal": {
    meaning: "A number or text that cannot be read.",
    example: "{{ 'a\\x' }}",
    wayOut: "Write it as Python does.",
  },
  "invalid-target": {
    meaning: "Something is assigned to what cannot hold it.",
    example: "{% set 1 = a %}",
    wayOut: "Assign to a name, or to an attribute of a namespace.",
  },
  "unknown-filter": {
    meaning: "There is no filter of this name.",
    example: "{{ a | uper }}",
    wayOut: "Take the name that is suggested, or give the filter in options.filters.",
  },
  "unknown-test": {
    meaning: "There is no test of this name.",
    example: "{{ a is strin }}",
    wayOut: "Take the name that is suggested, or give the test in options.tests.",
  },
  "unknown-variable": {
    meaning: "Something is done with a value that is not there.",
    example: "{{ message.content }}",
    wayOut: "Pass it to render, or ask before: {% if message is defined %}.",
  },
  type: {
    meaning: "An operation does not fit its values.",
    example: "{{ 1 + 'a' }}",
    wayOut: "Convert one of them: {{ 1 | string + 'a' }}.",
  },
  value: { meaning: "A value is out of range.", example: "{{ 1 % 0 }}", wayOut: "Ask before." },
  arguments: {
    meaning: "A call does not fit what it calls.",
    example: "{{ range() }}",
    wayOut: "Give the arguments that Python's takes.",
  },
  raised: {
    meaning: "The template itself refused, by raise_exception.",
    example: "{{ raise_exception('only user messages') }}",
    wayOut: "Do what its text says; it is the model's author who speaks.",
  },
  security: {
    meaning: "The sandbox refused: a method that would change a value, or a function of the page itself.",
    example: "{{ [].append(1) }}",
    wayOut: "Build a new value: {{ names + [1] }}.",
  },
  host: {
    meaning: "A function that the caller passed has thrown.",
    example: "{{ fail() }}",
    options: {
      globals: {
        fail: () => {
          throw new Error("the caller's own words");
        },
      },
    },
    wayOut: "Look at cause.",
  },
  "budget-steps": {
    meaning: "The template works too long.",
    example: "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
    wayOut: "Raise budgets.steps, if you trust the template.",
  },
  "budget-output": {
    meaning: "The text grows too long.",
    example: "{{ 'a' * 999999999 }}",
    wayOut: "Raise budgets.outputCharacters, if you trust the template.",
  },
  "budget-nesting": {
    meaning: "Blocks or brackets are nested too deep.",
    example: "deep",
    wayOut: "Raise budgets.nesting, if you trust the template.",
  },
  "budget-calls": {
    meaning: "Macros call each other too deep.",
    example: "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}",
    wayOut: "Raise budgets.callDepth, if you trust the template.",
  },
  "budget-range": {
    meaning: "A range has too many numbers.",
    example: "{{ range(999999999) | length }}",
    wayOut: "Raise budgets.rangeItems, if you trust the template.",
  },
  "budget-number": {
    meaning: "A whole number grows too large.",
    example: "{{ 9 ** 999999 }}",
    wayOut: "Use a number with a decimal point.",
  },
};

/** Every class that the inference client throws; all of it is Markdown. */
export const CLIENT_WORDS: Readonly<Record<string, ErrorWords>> = {
  InferenceError: {
    meaning: "Base of all of them.",
    example: "`error instanceof InferenceError`",
    wayOut: "Catch it last.",
  },
  InputError: {
    meaning: "An argument or option is missing or wrong; nothing was sent.",
    example: "`client.chatCompletion({ model, messages: [] })`",
    wayOut: "Correct the call: the message names the argument.",
  },
  RoutingError: {
    meaning: "No provider can serve the call, or all that were tried failed.",
    example: "a model that no provider serves",
    wayOut: "Look at `causes`; choose another model or provider.",
  },
  HubApiError: {
    meaning: "The hub did not tell who serves the model.",
    example: "a model that does not exist, or is private",
    wayOut: "Look at `httpResponse.status`; give a token that may see the model.",
  },
  ProviderApiError: {
    meaning: "The provider or the router answered with a status other than 2xx, or with an error in a stream.",
    example: "429 after two more attempts",
    wayOut: "Look at `httpResponse`; name `fallbackProviders`.",
  },
  ProviderOutputError: {
    meaning: "The answer came and cannot be used: another shape, a job that failed, a stream that broke off.",
    example: "a job that ends with `Error`",
    wayOut: "Look at `path`, `responseBody` and `truncated`; if the shape is new, correct `spec/providers/`.",
  },
  ConnectionError: {
    meaning: "No answer came, or it broke off.",
    example: "a host that cannot be reached",
    wayOut: "Look at `cause`; try again later.",
  },
  RequestTimeoutError: {
    meaning: "A time limit was reached: `which`, after `afterMs`.",
    example: "`timeout: 1`",
    wayOut: "Raise the limit that `which` names, or choose a faster provider.",
  },
};
