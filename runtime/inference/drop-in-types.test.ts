import type * as peer from "@huggingface/inference";
import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import * as ours from "./index.ts";

/* These tests check that programs for `@huggingface/inference` compile with this package. The lists below contain
   the types that cannot be compatible, with the reasons. */

type Peer = Omit<peer.InferenceClient, "endpoint">;
type Name = keyof Peer;
type ArgsOf<F> = F extends (args: infer Args, ...rest: never[]) => unknown ? Args : never;
type ResultOf<F> = F extends (...all: never[]) => infer Result ? Result : never;

/** Our methods whose type does not fit the type of the method with the same name in `@huggingface/inference`. */
type NotMethod = { [N in Name]: ours.InferenceClient[N] extends Peer[N] ? never : N }[Name];
type NotFunction = { [N in Name]: (typeof ours)[N] extends (typeof peer)[N] ? never : N }[Name];
const NULLS = "our types allow null in optional fields, because servers send it";
const CANNOT_REPLACE: Readonly<Record<NotMethod & NotFunction, string>> = {
  automaticSpeechRecognition: NULLS,
  chatCompletion: `${NULLS}; a tool call in a message must contain arguments`,
  chatCompletionStream: `${NULLS}; a tool call in a message must contain arguments`,
  fillMask: "servers send token_str; @huggingface/inference requires tokenStr",
  imageSegmentation: NULLS,
  imageToText: "servers send generated_text; @huggingface/inference requires generatedText",
  textGeneration: `${NULLS}; the type of a grammar's value depends on the kind of grammar`,
  textGenerationStream: `${NULLS}; the type of a grammar's value depends on the kind of grammar`,
  zeroShotImageClassification: "parameters.candidate_labels is required, as servers require it",
};

test("all but nine of our functions can be used where a function of @huggingface/inference is expected", () => {
  expectTypeOf<NotMethod>().toEqualTypeOf<NotFunction>();
  expect(Object.keys(CANNOT_REPLACE)).toHaveLength(9);
});

/** Our functions that refuse some arguments of the function with the same name in `@huggingface/inference`. */
type Refused = { [N in Name]: ArgsOf<Peer[N]> extends ArgsOf<ours.InferenceClient[N]> ? never : N }[Name];
const REFUSES: Readonly<Record<Refused, string>> = {
  chatCompletion: "a tool call in a message must contain arguments",
  chatCompletionStream: "a tool call in a message must contain arguments",
  textGeneration: "the type of a grammar's value depends on the kind of grammar",
  textGenerationStream: "the type of a grammar's value depends on the kind of grammar",
  zeroShotImageClassification: "parameters.candidate_labels is required",
};

/**
 * Functions of `@huggingface/inference` whose results do not fit our result types. If a function has several overloads,
 * the last one is compared.
 */
type Unlike = { [N in Name]: ResultOf<Peer[N]> extends ResultOf<ours.InferenceClient[N]> ? never : N }[Name];
const STREAM = "our streams also have collect(), finalMessage() and toReadableStream()";
const UNLIKE: Readonly<Record<Unlike, string>> = {
  chatCompletionStream: STREAM,
  streamingRequest: STREAM,
  textGenerationStream: STREAM,
  fillMask: "servers send token_str; @huggingface/inference requires tokenStr",
  imageToText: "servers send generated_text; @huggingface/inference requires generatedText",
};

test("types of arguments and results fit those of @huggingface/inference, except for a few functions", () => {
  expect(Object.keys(REFUSES)).toHaveLength(5);
  expect(Object.keys(UNLIKE).length).toBeLessThan(6);
});

test("a function of @huggingface/inference cannot replace our method, because it lacks withResponse", () => {
  expectTypeOf<Peer["fillMask"]>().not.toExtend<ours.InferenceClient["fillMask"]>();
  expectTypeOf<ours.InferenceClient["summarization"]>().toExtend<Peer["summarization"]>();
});

test("types of @huggingface/inference are compatible with our types of the same name", () => {
  expectTypeOf<ours.AuthMethod>().toEqualTypeOf<peer.AuthMethod>();
  expectTypeOf<ours.HeaderParams>().toEqualTypeOf<peer.HeaderParams>();
  // This package may have tasks and providers that `@huggingface/inference` does not have.
  expectTypeOf<Omit<ours.UrlParams, "task">>().toEqualTypeOf<Omit<peer.UrlParams, "task">>();
  expectTypeOf<peer.UrlParams>().toExtend<ours.UrlParams>();
  expectTypeOf<peer.InferenceProvider>().toExtend<ours.InferenceProvider>();
  expectTypeOf<peer.InferenceProviderOrPolicy>().toExtend<ours.InferenceProviderOrPolicy>();
  expectTypeOf<Omit<ours.InferenceProviderMappingEntry, "task">>().toEqualTypeOf<
    Omit<peer.InferenceProviderMappingEntry, "task">
  >();
  expectTypeOf<peer.InferenceProviderMappingEntry>().toExtend<ours.InferenceProviderMappingEntry>();
  expectTypeOf<typeof ours.PROVIDERS_HUB_ORGS>().toExtend<typeof peer.PROVIDERS_HUB_ORGS>();
  expectTypeOf<ours.AudioToAudioOutputElem>().toEqualTypeOf<peer.AudioToAudioOutputElem>();
  expectTypeOf<peer.Options>().toExtend<ours.Options>();
  expectTypeOf<peer.RequestArgs>().toExtend<ours.BaseArgs & ours.AnyInput>();
  expectTypeOf<ours.RequestArgs>().toExtend<ours.BaseArgs & ours.AnyInput>();
});

test("tool calls can be collected from a stream without null checks", () => {
  const calls = (chunk: ours.ChatChunk) =>
    (chunk.choices[0]?.delta.tool_calls ?? []).map((call) => ({
      id: call.id,
      type: call.type,
      name: call.function.name,
      args: call.function.arguments,
    }));
  type Call = { id: string; type: string; name: string | undefined; args: string };
  expectTypeOf<ReturnType<typeof calls>>().toEqualTypeOf<Call[]>();
  expectTypeOf<ReturnType<ours.InferenceClient["chatCompletionStream"]>>().toEqualTypeOf<
    ours.ChunkStream<ours.ChatChunk>
  >();
});

test("the type of an error's body is a string, or an object with named fields", () => {
  const words = ({ httpResponse: { body } }: ours.InferenceClientProviderApiError): unknown =>
    typeof body === "string" ? body : body["error"];
  const response = { requestId: "", status: 400, headers: {}, body: { error: "no such model" } };
  const request = { url: "https://a.example", method: "POST", headers: {} };
  expect(words(new ours.InferenceClientProviderApiError("x", request, response))).toBe("no such model");
  expectTypeOf<ours.HttpResponse["body"]>().toEqualTypeOf<string | Readonly<Record<string, unknown>>>();
});

test("the lists of providers have the types of tuples with at least one item", () => {
  const first = <Item extends string>([item]: readonly [Item, ...Item[]]): Item => item;
  expect(first(ours.PROVIDERS_OR_POLICIES)).toBe(ours.INFERENCE_PROVIDERS[0]);
  expect(z.enum(ours.PROVIDERS_OR_POLICIES).parse("auto")).toBe("auto");
  expect(ours.KEY_PROVIDERS.filter((id) => (ours.INFERENCE_PROVIDERS as readonly string[]).includes(id))).toEqual([]);
});

test("calls that were written for @huggingface/inference compile", () => {
  const mode: string = "same-origin";
  const options: ours.Options = { includeCredentials: mode, retry_on_error: false, billTo: "acme" };
  interface Mine extends ours.BaseArgs {
    inputs: string;
  }
  const programs = (client: ours.InferenceClient, mine: Mine, args: peer.RequestArgs, given: peer.Options) => ({
    media: client.textToImage({ inputs: "x" }, options),
    video: ours.textToVideo({ inputs: "x" }, given),
    own: client.request(mine),
    theirs: ours.request(args, given),
    data: client.request({ model: "m", data: new Blob() }),
    stream: client.streamingRequest<{ a: number }>(mine),
  });
  type Results = ReturnType<typeof programs>;
  expectTypeOf<Results["media"]>().resolves.toEqualTypeOf<Blob>();
  expectTypeOf<Results["video"]>().resolves.toEqualTypeOf<Blob>();
  expect(() => new ours.InferenceClient("hf_any", options)).not.toThrow();
});

test("an unknown credentials mode is rejected before a request is sent", async () => {
  const client = new ours.InferenceClient("hf_any", { includeCredentials: "sometimes" });
  const call = client.chatCompletion({ model: "m", messages: [{ role: "user", content: "Hi" }] });
  await expect(call).rejects.toThrow("includeCredentials must be true, false or one of include, omit, same-origin");
});
