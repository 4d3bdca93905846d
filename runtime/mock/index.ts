/** A local server for tests, which answers like the router, the hub and every provider. */
export type { Answer, ChatMessage, Cut } from "./answer.ts";
export type { SeenRequest } from "./request.ts";
export type { Condition, Failure, Reply, Rule } from "./script.ts";
export { type Delay, type Mock, type MockOptions, startMock } from "./server.ts";
