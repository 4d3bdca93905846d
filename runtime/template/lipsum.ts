import { fail } from "./errors.ts";
import { checkLength, spend } from "./run.ts";
import { capitalize } from "./strings.ts";
import { needInteger } from "./arguments.ts";
import { Markup, truthy } from "./value.ts";

const WORDS = "ad amet at cum diam dolor elit enim et id in ipsum magna non purus quis sed sit tempor ut vel".split(
  " ",
);

const below = (limit: number): number => Math.floor(Math.random() * limit);

/** That many words; a sentence has at least four, and a part between commas at least three. */
function sentences(count: number): string {
  let since = 0;
  let mark = ".";
  const words = Array.from({ length: count }, (_, index) => {
    const word = WORDS[below(WORDS.length)] as string;
    const shown = mark === "." ? capitalize(word) : word;
    since++;
    mark = index === count - 1 || (since > 4 && below(8) === 0) ? "." : since > 3 && below(6) === 0 ? "," : "";
    if (mark) since = 0;
    return shown + mark;
  });
  return words.join(" ");
}

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
    return sentences(low + below(high - low));
  });
  return truthy(html) ? new Markup(paragraphs.map((words) => `<p>${words}</p>`).join("\n")) : paragraphs.join("\n\n");
}
