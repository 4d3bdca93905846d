import { fail } from "./errors.ts";
import { checkLength, spend } from "./run.ts";
import { capitalize } from "./strings.ts";
import { needInteger } from "./arguments.ts";
import { Markup, truthy } from "./value.ts";

const WORDS =
  "ad amet at cum diam dis dolor donec duis elit enim erat est et eu fames felis fusce hac id in ipsum justo leo libero magna massa mauris mi morbi nam nec nisi non nulla odio orci pede porta purus quam quis risus sed sem sit tellus tempor tortor urna ut vel velit vitae".split(
    " ",
  );

const below = (limit: number): number => Math.floor(Math.random() * limit);

function sentences(count: number): string {
  let capital = true;
  let comma = 0;
  const words = Array.from({ length: count }, (_, index) => {
    const word = WORDS[below(WORDS.length)] ?? "";
    const shown = capital ? capitalize(word) : word;
    const end = index === count - 1 || (index > comma + 3 && below(8) === 0);
    capital = end;
    if (end) comma = index;
    else if (index > comma + 2 && below(6) === 0) return `${shown},`;
    return end ? `${shown}.` : shown;
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
  if (!truthy(html)) return paragraphs.join("\n\n");
  return new Markup(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n"));
}
