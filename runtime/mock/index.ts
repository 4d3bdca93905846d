/** A local server for tests, which answers like the router, the hub and every provider. */
export type {
  Answer,
  ChatMessage,
  Condition,
  Cut,
  Delay,
  Failure,
  Mock,
  MockOptions,
  Recording,
  Reply,
  Rule,
  ScriptedCall,
  SeenRequest,
} from "./options.ts";
export { startMock } from "./server.ts";
