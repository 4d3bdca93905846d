import { PROVIDER_SPECS, type ProviderId } from "../../generated/providers/index.ts";
import type { ProviderSpec } from "../../generated/records.ts";
import { RESPONSES } from "../contract/provider-rules.ts";
import { ROUTER_BASE, HUB_BASE } from "../inference/provider/address.ts";
import { adapterOf, isProviderId } from "../inference/provider/catalogue.ts";
import { Refusal } from "./answer.ts";
import { findPart, literal, partNamed } from "./parts.ts";
import { type Links, readJobId } from "./replies.ts";

/**
 * Header of a request that was redirected to the mock server. It contains the host to which the program sent the
 * request.
 */
export const HOST_HEADER = "x-mock-host";

/** The server that the mock server imitates for a request, and the path of the request on this server. */
export interface Place {
  readonly role: "router" | "provider" | "hub" | "media" | "nobody";
  /** Id of the provider that the address names; `""` if the address names no provider. */
  readonly provider: string;
  /** The path on the imitated server, without a slash at the start and without the path of a provider's base URL. */
  readonly path: string;
  /** The task, if the address contains its name. */
  readonly task?: string;
  readonly links: Links;
}

const MEDIA_HOST = "media.example";
/** Matches the host of a user's own endpoint. The first part of the name is the task. */
const ENDPOINT_HOST = /^([a-z0-9-]+)\.endpoints\.huggingface\.cloud$/;
const ROUTER_HOST = new URL(ROUTER_BASE).host;
const HUB_HOST = new URL(HUB_BASE).host;

/**
 * Returns the server that the mock server imitates for a request. The path decides: `/<provider>/…` and `/v1/…` for the
 * router, `/direct/<provider>/…` for a provider, `/api/…` for the hub, `/media/…` for files. If the request has the
 * header `x-mock-host`, that header names the host, and the path is the path on that host.
 *
 * @param url address of the request at the mock server
 * @param host value of the header `x-mock-host`
 */
export function placeOf({ origin, pathname }: URL, host: string | undefined): Place {
  const path = decoded(pathname.slice(1));
  if (host === undefined) return byPath(origin, path);
  const links: Links = { media: `https://${MEDIA_HOST}`, base: undefined };
  if (host === ROUTER_HOST) return routed(path, links);
  if (host === HUB_HOST) return { role: "hub", provider: "", path, links };
  if (host === MEDIA_HOST) return { role: "media", provider: "", path, links };
  const [, task] = ENDPOINT_HOST.exec(host) ?? [];
  if (task !== undefined) {
    // The router's entry also describes the Responses API of endpoints.
    const isResponse = path.endsWith(`/${RESPONSES}`);
    const served = isResponse ? { provider: "auto", task: RESPONSES } : { provider: "hf-inference", task };
    return { role: "router", ...served, path, links };
  }
  const provider = PROVIDERS.find((id) => adapterOf(id).hosts.some((own) => isHost(own, host))) ?? "";
  return { role: provider === "" ? "nobody" : "provider", provider, path: behindBase(provider, host, path), links };
}

/** Parses an address. Also returns it as text without percent-encoding. @throws Refusal for an invalid address */
export function readAddress(text: string): { readonly url: URL; readonly decoded: string } {
  try {
    const url = new URL(text);
    return { url, decoded: decodeURIComponent(url.href) };
  } catch {
    throw new Refusal(400, "the address is not valid: write the percent-encoded bytes of UTF-8 text");
  }
}

/** Returns the provider and the task of a request; `""` for each that the address and the body do not name. */
export function calledAt(
  path: string,
  host: string,
  body: unknown,
): { readonly provider: string; readonly task: string } {
  const address = `http://127.0.0.1${path}`;
  if (!URL.canParse(address)) return { provider: "", task: "" };
  const place = placeOf(new URL(address), host === "" ? undefined : host);
  const job = readJobId(decoded(path));
  const found = place.task === undefined ? findPart(place.provider, place.path, body) : undefined;
  const part = job?.part ?? (found && "part" in found ? found.part : partNamed(place.provider, place.task ?? ""));
  const provider = part?.provider ?? (isProviderId(place.provider) ? place.provider : "");
  return { provider, task: part?.task ?? "" };
}

/** Returns true if a host fits a provider's host, whose first part can be a name in braces, such as `{resource}`. */
function isHost(own: string, host: string): boolean {
  return own.startsWith("{") ? host.slice(host.indexOf(".")) === own.slice(own.indexOf(".")) : own === host;
}

/** Removes the path of a provider's base URL from the start of a path. */
function behindBase(provider: string, host: string, path: string): string {
  if (!isProviderId(provider)) return path;
  const { baseUrl, tasks }: ProviderSpec = PROVIDER_SPECS[provider];
  const bases = [baseUrl, ...Object.values(tasks).map((task) => task.baseUrl)];
  for (const base of bases) {
    const [, own, start = ""] = /^https?:\/\/([^/]+)\/(.+)$/.exec(base ?? "") ?? [];
    if (!isHost(own ?? "", host)) continue;
    // A part in braces, such as `{account}`, matches any single segment of the path.
    const steps = start.split("/").map((step) => (step.startsWith("{") ? "[^/]+" : literal(step)));
    const [found] = new RegExp(`^${steps.join("/")}/`).exec(path) ?? [];
    if (found !== undefined) return path.slice(found.length);
  }
  return path;
}

function byPath(origin: string, path: string): Place {
  const links: Links = { media: `${origin}/media`, base: origin };
  const [first = "", second = ""] = path.split("/");
  const rest = path.slice(first.length + 1);
  if (first === "api") return { role: "hub", provider: "", path, links };
  if (first === "media") return { role: "media", provider: "", path: rest, links };
  if (first !== "direct") return routed(path, links);
  const base = `${origin}/direct/${second}`;
  return { role: "provider", provider: second, path: rest.slice(second.length + 1), links: { ...links, base } };
}

function routed(path: string, links: Links): Place {
  const [first = ""] = path.split("/");
  if (first === "v1") return { role: "router", provider: "auto", path, links };
  return { role: "router", provider: first, path: path.slice(first.length + 1), links };
}

/** Returns a path without percent-encoding, or unchanged if the encoding is not valid. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const PROVIDERS = Object.keys(PROVIDER_SPECS) as readonly ProviderId[];

/** Returns a copy of a provider in which all addresses lead to a mock server. */
export function localProvider(id: ProviderId, origin: string): ProviderSpec {
  const baseUrl = `${origin}/direct/${id}`;
  const spec: ProviderSpec = PROVIDER_SPECS[id];
  const tasks = Object.entries(spec.tasks).map(([name, task]) => [
    name,
    task.baseUrl === undefined ? task : { ...task, baseUrl },
  ]);
  return { ...spec, baseUrl, tasks: Object.fromEntries(tasks) };
}
