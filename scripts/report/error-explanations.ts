import type { ResponseErrorCode } from "hubsmith/template/response";
import type { TemplateErrorCode, TemplateOptions } from "hubsmith/template";
import type { ErrorExplanation } from "./spec-error-explanations.ts";

/** The explanation of a template error, and the options with which the example causes the error. */
export interface TemplateExplanation extends ErrorExplanation {
  readonly options?: TemplateOptions;
}

/**
 * The explanation of every code of a `TemplateError`. The report runs each example, and prints the message of its
 * error.
 */
export const TEMPLATE_EXPLANATIONS: Readonly<Record<TemplateErrorCode, TemplateExplanation>> = {
  "unexpected-character": {
    cause: "The template contains a character that is not allowed at this place.",
    example: "{{ a ? b }}",
    fix: "Delete the character, or put it in quotes.",
  },
  "unexpected-token": {
    cause: "The template contains a word or an operator that is not allowed at this place.",
    example: "{{ a b }}",
    fix: "Add the missing operator or comma.",
  },
  "unexpected-end": {
    cause: "The template ends before a block or an expression is closed.",
    example: "{% if a %}",
    fix: "Close the block or the expression.",
  },
  "unknown-tag": {
    cause: "The template uses a tag that does not exist.",
    example: "{% iff a %}{% endif %}",
    fix: "Check the spelling of the tag.",
  },
  "invalid-literal": {
    cause: "A number or string is not valid.",
    example: "{{ 'a\\x' }}",
    fix: "Write the number or the string as in Python.",
  },
  "invalid-target": {
    cause: "The template assigns a value to something that is not a variable.",
    example: "{% set 1 = a %}",
    fix: "Assign the value to a variable, or to an attribute of a namespace.",
  },
  "unknown-filter": {
    cause: "The template uses a filter that does not exist.",
    example: "{{ a | uper }}",
    fix: "Use the suggested name, or define the filter in `options.filters`.",
  },
  "unknown-test": {
    cause: "The template uses a test that does not exist.",
    example: "{{ a is strin }}",
    fix: "Use the suggested name, or define the test in `options.tests`.",
  },
  "unknown-variable": {
    cause: "The template uses a value that is undefined.",
    example: "{{ message.content }}",
    fix: "Pass the value to `render`, or test it first: `{% if message is defined %}`.",
  },
  type: {
    cause: "An operation does not support the types of its values.",
    example: "{{ 1 + 'a' }}",
    fix: "Convert one of the values: `{{ 1 | string + 'a' }}`.",
  },
  value: {
    cause: "A value has a supported type, but is not allowed, such as a divisor of zero.",
    example: "{{ 1 % 0 }}",
    fix: "Test the value before you use it.",
  },
  arguments: {
    cause: "The template calls a function with missing or wrong arguments.",
    example: "{{ range() }}",
    fix: "Pass the arguments that the function has in Python.",
  },
  raised: {
    cause: "The template rejected the conversation with `raise_exception`.",
    example: "{{ raise_exception('only user messages') }}",
    fix: "Change the conversation as the message says. The author of the model wrote the message.",
  },
  security: {
    cause: "The template called a method that would change a value. The sandbox blocks such methods.",
    example: "{{ [].append(1) }}",
    fix: "Create a new value instead: `{{ names + [1] }}`.",
  },
  host: {
    cause: "A function that your program passed to the template threw an error.",
    example: "{{ fail() }}",
    options: {
      globals: {
        fail: () => {
          throw new Error("the message of your error");
        },
      },
    },
    fix: "Read the `cause` of the error: the error that your function threw.",
  },
  "budget-steps": {
    cause: "The template does too much work.",
    example: "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
    fix: "If you trust the template, increase `budgets.steps`.",
  },
  "budget-output": {
    cause: "The text that the template creates is too long.",
    example: "{{ 'a' * 999999999 }}",
    fix: "If you trust the template, increase `budgets.outputCharacters`.",
  },
  "budget-nesting": {
    cause: "Blocks or brackets are nested too deeply.",
    example: "deep",
    fix: "If you trust the template, increase `budgets.nesting`.",
  },
  "budget-calls": {
    cause: "Calls of macros are nested too deeply.",
    example: "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}",
    fix: "If you trust the template, increase `budgets.callDepth`.",
  },
  "budget-range": {
    cause: "A range contains too many numbers.",
    example: "{{ range(999999999) | length }}",
    fix: "If you trust the template, increase `budgets.rangeItems`.",
  },
  "budget-number": {
    cause: "An integer is too large.",
    example: "{{ 9 ** 999999 }}",
    fix: "Use a number with a decimal point.",
  },
  "budget-time": {
    cause: "The template takes too long.",
    example: "{% for a in range(999) %}{% for b in range(999) %}{% endfor %}{% endfor %}",
    options: { timeoutMs: 1e-9 },
    fix: "If you trust the template, increase `timeoutMs`.",
  },
};

export const CLIENT_EXPLANATIONS: Readonly<Record<string, ErrorExplanation>> = {
  InferenceError: {
    cause: "The base class of all errors of the client.",
    example: "`error instanceof InferenceError`",
    fix: "Catch the more specific classes first.",
  },
  InputError: {
    cause: "An argument or option is missing or wrong. Nothing was sent.",
    example: "`client.chatCompletion({ model, messages: [] })`",
    fix: "Correct the argument that the message names.",
  },
  RoutingError: {
    cause: "No provider can serve the call, or all providers failed.",
    example: "a model that no provider serves",
    fix: "See `causes`. Choose another model or provider.",
  },
  HubApiError: {
    cause: "The hub did not return the providers of the model.",
    example: "a model that does not exist, or is private",
    fix: "See `httpResponse.status`. Use a token that can read the model.",
  },
  ProviderApiError: {
    cause: "The provider or the router returned an error status, or an error in a stream.",
    example: "status 429, even after two retries",
    fix: "See `httpResponse`. Set `fallbackProviders` to try other providers.",
  },
  ProviderOutputError: {
    cause: "The response has an unexpected shape, a job failed, or a stream ended too early.",
    example: "a job that ends with `Error`",
    fix: "See `path`, `responseBody` and `truncated`. If the provider changed its responses, correct `spec/providers/`.",
  },
  ConnectionError: {
    cause: "The host did not respond, or the connection was lost.",
    example: "a host that cannot be reached",
    fix: "See `cause`. Try again later.",
  },
  RequestTimeoutError: {
    cause: "A time limit was reached. `which` names the limit, and `afterMs` is the time in milliseconds.",
    example: "`timeout: 1`",
    fix: "Increase the limit that `which` names, or choose a faster provider.",
  },
};

/** The explanation of every code of a `ResponseError`. */
export const RESPONSE_EXPLANATIONS: Readonly<Record<ResponseErrorCode, Pick<ErrorExplanation, "cause" | "fix">>> = {
  template: {
    cause: "The response template has an error, or uses something that is not supported.",
    fix: "Correct the template at `path`, or pass another one as `responseTemplate`.",
  },
  pattern: {
    cause: "A pattern of the response template has an error, or uses something that is not supported.",
    fix: "Write the pattern at `path` without this feature.",
  },
  content: {
    cause: "The text of a region does not fit the content parser or the transform of its field.",
    fix: "Show the raw text, or ask the model again. For JSON, the template can set `allow_non_json`.",
  },
  "missing-field": {
    cause: "The answer lacks a field whose template has `optional: false`.",
    fix: "Ask the model again, or remove `optional: false`.",
  },
  "budget-steps": {
    cause: "Parsing needs more work than `budgets.steps` allows.",
    fix: "If you trust the template and the answer, increase `budgets.steps`.",
  },
  "budget-output": {
    cause: "A field is longer than `budgets.outputCharacters`.",
    fix: "If you trust the template and the answer, increase `budgets.outputCharacters`.",
  },
  "budget-time": {
    cause: "A call takes longer than `timeoutMs`.",
    fix: "If you trust the template and the answer, increase `timeoutMs`.",
  },
};
