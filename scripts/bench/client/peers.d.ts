/**
 * Declares the functions that the benchmarks call in packages of the folder `.ci/bench`, because TypeScript does not
 * look for types in this folder.
 */
declare module "ai" {
  interface Request {
    readonly model: unknown;
    readonly messages: readonly { readonly role: "user"; readonly content: string }[];
    readonly maxOutputTokens: number;
  }
  export function generateText(request: Request): Promise<unknown>;
  export function streamText(request: Request): { readonly textStream: AsyncIterable<string> };
}

declare module "@ai-sdk/openai-compatible" {
  interface Settings {
    readonly name: string;
    readonly apiKey: string;
    readonly baseURL: string;
    readonly fetch: typeof fetch;
  }
  export function createOpenAICompatible(settings: Settings): (model: string) => unknown;
}
