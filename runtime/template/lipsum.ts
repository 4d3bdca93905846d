import { fail } from "./errors.ts";
import { checkLength, spend } from "./run.ts";
import { capitalize } from "./strings.ts";
import { needInteger } from "./arguments.ts";
import { Markup, truthy } from "./value.ts";

const WORDS = "ad amet diam dolor elit enim id ipsum magna sit tempor vel".split(" ");

const below = (limit: number): number => Math.floor(Math.random() * limit);

/** A sentence of so many words. */
const sentence = (length: number): string =>
  `${capitalize(Array.from({ length }, () => WORDS[below(WORDS.length)]).join(" "))}.`;

/** Filler text: `n` paragraphs of `min` to `max` words, as HTML unless told otherwise. */
export function lipsum(
  _: unknown,
  n: unknown = 5,
  html: unknown = true,
  min: unknown = 20,
  max: unknown = 100,
): unknown {
  const [low, high] = [needInteger(min), needInteger(max)];
  if (high <= low) fail("value", "empty range for the number of words");
  checkLength(needInteger(n) * high * 8);
  const paragraphs = Array.from({ length: Math.max(0, needInteger(n)) }, () => {
    spend(high);
    return sentence(low + below(high - low));
  });
  return truthy(html) ? new Markup(paragraphs.map((words) => `<p>${words}</p>`).join("\n")) : paragraphs.join("\n\n");
}
