import type { ProviderCase } from "../../../generated/providers/examples.ts";
import { PROVIDER_SPECS } from "../../../generated/providers/index.ts";
import { sampleValues } from "../provider/values.ts";
import type { AuthMethod, Call, Mapping } from "../provider/types.ts";
import { isObject } from "../../http/json.ts";

/** Returns a copy of a value from an example, in which each `{"$blob": {type, base64}}` is replaced by a Blob. */
export function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (!isObject(value)) return value;
  const blob = value["$blob"];
  if (isObject(blob)) return blobOf(String(blob["base64"]), String(blob["type"]));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revived(item)]));
}

export function blobOf(base64: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)], { type });
}

/** Returns a body in the form that the examples use: JSON, the fields of a form, or a file. */
export async function written(body: unknown): Promise<unknown> {
  if (typeof body === "string") return JSON.parse(body);
  if (body instanceof FormData) {
    const fields = await Promise.all([...body].map(async ([name, value]) => [name, await fileOf(value)] as const));
    return Object.fromEntries(fields);
  }
  return fileOf(body);
}

/** Returns the body of a request that a server received, in the form that the examples use. */
export async function received(request: {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  readonly body: unknown;
}): Promise<unknown> {
  const type = request.headers["content-type"] ?? "";
  if (type.includes("json")) return request.body;
  const whole = new Response(Uint8Array.from(request.bytes), { headers: { "content-type": type } });
  if (!type.startsWith("multipart/")) return written(await whole.blob());
  // Some clients write each line break of a field as CR and LF, as browsers do. Servers also accept a single LF.
  const fields = Object.entries(Object(await written(await whole.formData())));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, typeof field === "string" ? field.replaceAll("\r\n", "\n") : field]),
  );
}

async function fileOf(value: unknown): Promise<unknown> {
  if (!(value instanceof Blob)) return value;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(await value.arrayBuffer())));
  const name = "name" in value ? { name: value.name } : {};
  return { $blob: { type: value.type, base64, ...name } };
}

export function callOf({ provider, task, example }: ProviderCase, auth: AuthMethod): Call {
  const { model } = example;
  const values = sampleValues(PROVIDER_SPECS[provider], task);
  const mapping: Mapping = {
    hfModelId: "acme/tiny",
    providerId: model,
    task,
    status: "live",
    ...example.mapping,
  };
  return {
    task,
    auth,
    model,
    args: Object(revived(example.arguments)),
    ...(provider !== "auto" && { mapping }),
    values,
  };
}

const HUB = "https://huggingface.co/api/models/";

/** A request that `fetch` received. `hasToken` is true if the request contained the token. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly hasToken: boolean;
}

/**
 * Returns a simulated `fetch`, and the list of its requests. This `fetch` answers like the hub, the provider and the
 * file server of the example.
 */
export function play({ provider, task, example }: ProviderCase, token: string) {
  const asked: Asked[] = [];
  const uploads = example.upload === undefined ? [] : [example.upload];
  const answers = [
    ...uploads,
    example.reply,
    ...(example.statuses ?? []),
    ...("result" in example ? [example.result] : []),
  ];
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const body = typeof init.body === "string" ? init.body : "";
    const seen = url + JSON.stringify([...new Headers(init.headers)]) + body;
    asked.push({ method: init.method ?? "GET", url, hasToken: seen.includes(token) });
    if (url.startsWith(HUB)) {
      const entry = { provider, providerId: example.model, task, status: "live", ...example.mapping };
      return Response.json({ inferenceProviderMapping: [entry] });
    }
    const { media } = example;
    if (media?.url === url) {
      return new Response(blobOf(media.base64 ?? "", media.type), { headers: { "content-type": media.type } });
    }
    if (answers.length === 0) throw new Error(`no answer is left: ${asked.map(({ url: one }) => one).join(", ")}`);
    const answer = revived(answers.shift());
    return answer instanceof Blob
      ? new Response(answer, { headers: { "content-type": answer.type } })
      : Response.json(answer);
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}
