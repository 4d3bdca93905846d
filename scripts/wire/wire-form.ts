import { adapterOf } from "../../runtime/inference/provider/catalogue.ts";
import { received } from "../../runtime/inference/testing/examples.ts";
import type { SeenRequest } from "../../runtime/mock/index.ts";
import type { Row } from "./rows.ts";

/** The header with the id of the row to which a request belongs. */
export const ROW_HEADER = "x-mock-row";

/** The parts of a request that a provider reads. */
export interface WireForm {
  readonly method: string;
  /** Host and path of the address. */
  readonly url: string;
  /**
   * Headers with secrets, the header with the billed organisation, headers from the provider's entry, and the content
   * type without parameters.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** The body in the format of the examples: JSON, fields of a form, or a file. */
  readonly body: unknown;
}

const BILL_HEADER = "x-hf-bill-to";

/** Returns the parts of a request that must be the same for the snippet and for the client of this package. */
export async function wireForm(request: SeenRequest, { part, shown }: Row): Promise<WireForm> {
  const secret = Object.values(adapterOf(part.provider).auth).map(({ header }) => header);
  const own = { ...shown.target.adapter.headers, ...part.spec.headers };
  const names = ["authorization", ...secret, BILL_HEADER, ...Object.keys(own)].map((name) => name.toLowerCase());
  const headers: Record<string, string> = {};
  for (const name of new Set(names)) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  const type = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type) headers["content-type"] = type;
  return { method: request.method, url: request.host + request.path, headers, body: await received(request) };
}

/** Returns the differences between two values. Each line contains a path and both values. */
export function differences(expected: unknown, found: unknown, place = ""): readonly string[] {
  if (Object.is(expected, found)) return [];
  const isPair = isFields(expected) && isFields(found) && Array.isArray(expected) === Array.isArray(found);
  if (!isPair) return [`${place || "all"}: expected ${shortly(expected)}, found ${shortly(found)}`];
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].flatMap((name) =>
    differences(expected[name], found[name], place === "" ? name : `${place}.${name}`),
  );
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
