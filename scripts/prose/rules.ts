/** Words that are hard to understand, and what to write instead. */
export interface ProseRule {
  readonly pattern: RegExp;
  readonly instead: string;
}

const word = (text: string) => new RegExp(String.raw`\b(?:${text.replaceAll(" ", String.raw`\s+`)})\b`, "gi");

/** Words and phrases to avoid in documents, comments and messages. */
export const PHRASES: readonly ProseRule[] = [
  {
    pattern: word("whence|thence|thereof|therein|wherein|whereof|herein|thereby|hence"),
    instead: "from where, of it, in it, so",
  },
  { pattern: word("mend|mends|mended|mending"), instead: "fix" },
  { pattern: word("learnt"), instead: "known, cached" },
  { pattern: word("worked out"), instead: "computed" },
  { pattern: word("heeds?"), instead: "follows, ignores" },
  { pattern: word("leads? nowhere"), instead: "has no target, does not exist" },
  { pattern: word("that (?:is|are) none"), instead: "that is not a …, that is invalid" },
  { pattern: word("stands? in"), instead: "is in, contains" },
  {
    pattern: word("stands? (?:for itself|there|here|under|above|below|before|behind|beside|apart|alone)"),
    instead: "is",
  },
  { pattern: word("in (?:the )?place of"), instead: "instead of" },
  { pattern: word("hand(?:s|ed)? (?:on|out)"), instead: "pass, return, expose" },
  { pattern: word("(?:is|are|was|were|be|been) told"), instead: "is reported, is shown, receives" },
  { pattern: word("tells? (?:apart|how|what|which|where|whether|that|of)"), instead: "shows, describes, says" },
  { pattern: word("one's own"), instead: "your own" },
  { pattern: word("(?:that|which|what) nobody"), instead: "that no one, an active sentence" },
  { pattern: word("(?:move|moves|moved|moving) over"), instead: "migrate" },
  { pattern: word("(?:can|could|is|are) (?:to )?be had"), instead: "is available" },
  { pattern: word("what (?:of|goes wrong with)"), instead: "which part of" },
  { pattern: word("as it were|so to speak|to wit"), instead: "(delete)" },
  { pattern: word("lest|albeit|amidst|betwixt|upon which|save for"), instead: "so that … not, although, among" },
  { pattern: word("gives? (?:way|rise) to"), instead: "causes" },
  { pattern: word("of (?:its|their) own accord"), instead: "automatically" },
  { pattern: word("no (?:word|way|place) for"), instead: "does not support" },
  {
    pattern:
      /(?:^|[.!?] |\* |\/\/ )(?:Refused|Left|Kept|Told|Given|Wanted|Meant|Gone|Said|Asked|Shown) (?:is|are|was|were)\b/g,
    instead: "start with the subject: “X is refused”",
  },
];

/** The first words of a sentence fragment, at the start of a docstring. */
export const FRAGMENT = /^(?:What|Whether|Nothing|Nobody|Whatever|Whichever|Wherever|Whose|How|Of|That|Because)\b/;

/** Returns true if a docstring starts with a verb in the third person: "Returns …", "Never throws …". */
export function isVerb(sentence: string): boolean {
  const [first = "", second = "", third = ""] = sentence.split(/\s+/);
  if (/^(?:[A-Z][a-z]+ly|Never|Always|Only|Also|Internal:|Deprecated:|Experimental:)$/.test(first))
    return /^[A-Za-z]+s[,:;]?$/.test(second);
  // "Lines of …", "Names that …" are plural nouns.
  return (
    /^[A-Z][A-Za-z-]*[^sA-Z]s[,;:]?$/.test(first) &&
    !/^(?:of|which|whose|per)$/.test(second) &&
    !(second === "that" && /^(?:are|have|can|do|may|must)$/.test(third))
  );
}
