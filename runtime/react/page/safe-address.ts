const HERE = "https://here.invalid/";

/**
 * Checks an address from untrusted data. Only `https:` and relative addresses are safe to follow.
 *
 * @param address any text; `javascript:`, `data:`, `http:` and similar addresses are refused in every spelling
 * @returns the address, or undefined if it is not safe
 */
export function safeAddress(address: string): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined;
  const url = new URL(address, HERE);
  if (url.protocol !== "https:") return undefined;
  return url.href.startsWith(HERE) ? address : url.href;
}
