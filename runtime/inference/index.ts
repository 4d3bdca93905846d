/** Calls of models at many providers. */
export * from "./drop-in.ts";
