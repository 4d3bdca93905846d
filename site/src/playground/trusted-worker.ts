/** The browser's Trusted Types API. A page can require that all addresses of scripts come from this API. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/** Name of the only Trusted Types policy that the content security policy of a playground allows. */
const POLICY = "hubsmith-worker";

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * Starts a worker from a script of this site.
 *
 * @param address path of the script on this origin, as the build wrote it
 * @throws TypeError if the address has another origin, or if the browser does not allow workers
 */
export function startWorker(address: string): Worker {
  const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  if (types !== undefined) policy ??= types.createPolicy(POLICY, { createScriptURL: sameOrigin });
  return new Worker(policy?.createScriptURL(address) ?? sameOrigin(address), { type: "module" });
}

function sameOrigin(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`a worker must come from ${location.origin}, not from ${origin}`);
  return href;
}
