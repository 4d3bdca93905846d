import { stepsOf, withPath } from "../../runtime/inference/provider/paths.ts";
import { isObject } from "../../runtime/http/json.ts";
import { callsIn, type PythonCall } from "./python-calls.ts";
import { HUB_INPUTS, HUB_PLACES, PYTHON_SIGNATURES } from "./python-signatures.ts";
import { mapFiles, type Reference, sampleContent, secretIn } from "./reference.ts";
import type { Row } from "./rows.ts";
import { differences, type WireForm } from "./wire-form.ts";

/**
 * Returns the problems of a snippet whose Python client is not installed. The snippet cannot run, so this function
 * compares the calls in its code with the expected request.
 */
export async function structureProblems(row: Row, reference: Reference): Promise<readonly string[]> {
  try {
    const { file } = row.shown.shared;
    const calls = callsIn(row.code, {
      environment: secretIn,
      variables: { encoded: prefixOf(row) + Buffer.from(sampleContent(file)).toString("base64") },
    });
    const problems = calls.flatMap((call) => signatureProblems(row, call));
    if (problems.length > 0) return problems;
    const [made, called] = clientCalls(row, calls);
    return [...((await READERS[row.clientName]?.(row, made, called, reference)) ?? ["is for an unknown client"])];
  } catch (error) {
    return [`cannot be read: ${String(error)}`];
  }
}

/**
 * Returns the text that `fal_client.encode_file` puts before the encoded file: the start of a data URL, as in the body
 * of the request.
 */
function prefixOf({ clientName, shown }: Row): string {
  if (clientName !== "python/fal_client") return "";
  return /"before":"(data:[^"]*,)"/.exec(JSON.stringify(shown.shared.body) ?? "")?.[1] ?? "";
}

function signatureProblems({ clientName }: Row, { name, positional, keywords }: PythonCall): readonly string[] {
  const signatures = PYTHON_SIGNATURES[clientName] ?? {};
  const signature = Object.hasOwn(signatures, name) ? signatures[name] : undefined;
  const isOfClient = /^client\.|^fal_client\.|^[A-Z]/.test(name);
  if (signature === undefined) return isOfClient ? [`calls ${name}, which the client does not have`] : [];
  const known = new Set([...signature.required, ...signature.optional]);
  const missing = signature.required.filter((argument) => !(argument in keywords));
  const strange = known.has("*") ? [] : Object.keys(keywords).filter((argument) => !known.has(argument));
  const isPositional = positional.length !== (/^(?:client\.subscribe|fal_client\.encode_file)$/.test(name) ? 1 : 0);
  return [
    ...missing.map((argument) => `calls ${name} without ${argument}`),
    ...strange.map((argument) => `calls ${name} with ${argument}, which it does not accept`),
    ...(isPositional ? [`calls ${name} with arguments that have no name`] : []),
  ];
}

/** Returns the call that creates the client, and the call of the model. */
function clientCalls({ clientName }: Row, calls: readonly PythonCall[]): readonly [PythonCall, PythonCall] {
  const signatures = PYTHON_SIGNATURES[clientName] ?? {};
  // `encode_file` only converts a file to a data URL. It does not call the model.
  const known = calls.filter(({ name }) => Object.hasOwn(signatures, name) && name !== "fal_client.encode_file");
  const [made, called, ...others] = known;
  if (made === undefined || called === undefined || others.length > 0)
    throw new Error(`${known.length} calls instead of two`);
  return [made, called];
}

type Reader = (row: Row, made: PythonCall, called: PythonCall, reference: Reference) => Promise<readonly string[]>;

function openaiReader(route: string): Reader {
  return async (row, { keywords: client }, { keywords: body }, reference) => {
    const headers = lowered({
      authorization: `Bearer ${String(client["api_key"])}`,
      "content-type": "application/json",
      ...lowered(client["default_headers"]),
    });
    const url = `${String(client["base_url"]).replace(/^https:\/\//, "")}/${route}`;
    const form: WireForm = { method: "POST", url, headers, body };
    return differences(await reference.requestOf(row), form).map((text) => `sends ${text}`);
  };
}

const READERS: Readonly<Record<string, Reader>> = {
  "python/openai": openaiReader("chat/completions"),
  "python/openai-responses": openaiReader("responses"),
  "python/fal_client": async (row, { keywords: client }, { positional, keywords }, reference) => {
    const { url, body } = await reference.requestOf(row);
    const expected = {
      // The address of the router is removed from the expected URL, because this client always calls the provider
      // directly.
      app: url.replace(/^router\.huggingface\.co\/fal-ai\/|^queue\.fal\.run\//, "").replace("?_subdomain=queue", ""),
      key: undefined,
      body,
    };
    const found = { app: positional[0], key: client["key"], body: keywords["arguments"] };
    return differences(expected, found).map((text) => `sends ${text}`);
  },
  "python/huggingface_hub": async (row, { keywords: client }, { name, keywords }) => {
    const { target, args } = row.shown;
    const { model, ...others } = keywords;
    const { endpointUrl } = target.call;
    const expected = defined({
      provider: target.hubProvider || undefined,
      base_url: endpointUrl,
      api_key: secretIn(target.tokenVariable),
      bill_to: target.canBill ? row.options.billTo : undefined,
      // An endpoint serves only one model, so it accepts any model name, and also a request without a model name.
      model: endpointUrl === undefined ? target.hubModel : model,
      args: { ...Object(mapFiles(args, (file) => file.name)), ...(row.stream && { stream: true }) },
    });
    const found = defined({ ...client, model, args: hubArguments(name, others) });
    return [...differences(expected, found).map((text) => `says ${text}`), ...resultProblems(row, name)];
  },
};

/** Converts the arguments of a function of huggingface_hub to the arguments of a call of this package. */
function hubArguments(name: string, keywords: PythonCall["keywords"]): Record<string, unknown> {
  if (name === "client.chat.completions.create") return { ...keywords };
  const places = HUB_PLACES[name] ?? Object.fromEntries(HUB_INPUTS.map((input) => [input, "inputs"]));
  let args: unknown = {};
  for (const [keyword, value] of Object.entries(keywords)) {
    const place = keyword === "stream" ? "stream" : (places[keyword] ?? `parameters.${keyword}`);
    args = withPath(args, stepsOf(place), value);
  }
  return Object(args);
}

/**
 * Checks how the code uses the result. It must save an image with `save`, write other files with `open`, and print
 * other results.
 */
function resultProblems({ code, stream, shown }: Row, name: string): readonly string[] {
  const { output, output_kind: kind } = shown.shared;
  const saves = kind === "image" ? `.save("${output}")` : `with open("${output}", "wb") as`;
  const expected = kind === "" || stream ? "print(" : saves;
  return code.includes(expected) ? [] : [`does not read the result of ${name} by ${expected}`];
}

function lowered(headers: unknown): Record<string, string> {
  if (!isObject(headers)) return {};
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
