/**
 * The functions of tasks that give a value at once, without any provider: a program that takes one of them and one
 * provider (`hubsmith/providers/<id>`) stays small.
 *
 * @example
 * import { chatCompletion } from "hubsmith/inference/core";
 * import { groq } from "hubsmith/providers/groq";
 * await chatCompletion({ provider: groq, accessToken: key, model: "org/model", messages });
 */
export * from "./core-functions.ts";
export * from "./errors.ts";
