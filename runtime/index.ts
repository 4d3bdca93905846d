/** The front door of the package: everything but the React components. */
export * from "./gguf/index.ts";
export * from "./inference/index.ts";
export * from "./libraries/index.ts";
export * from "./tasks/index.ts";
export * from "./template/index.ts";
