const HERE = "https://here.invalid/";

/**
 * Lets through addresses that are safe to follow from data no one has vetted: `https:` ones, and relative ones.
 *
 * @param address any text; `javascript:`, `data:`, `http:` and the like are refused however they are spelled
 * @returns the address, or undefined when it must not become a link
 */
export function safeAddress(address: string): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined;
  const url = new URL(address, HERE);
  if (url.protocol !== "https:") return undefined;
  return url.href.startsWith(HERE) ? address : url.href;
}
