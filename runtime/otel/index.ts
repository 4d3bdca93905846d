/**
 * Spans and metrics of OpenTelemetry for the calls of a client, named by the semantic conventions for generative AI.
 * Needs the package `@opentelemetry/api`.
 */
export { instrument, type InstrumentOptions } from "./instrument.ts";
