import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./lib/repository.ts";
import { ROOT } from "./lib/run.ts";

/** Words that are hard to understand, and what to write instead. A `/` separates forms of a word. */
const TABLE = `
whence/thence/thereof/therein/wherein/whereof/herein/thereby/hence → from where, of it, in it, so
mend/mends/mended/mending → fix
learnt → known, cached
worked out → computed
heed/heeds → follows, ignores
leads nowhere/lead nowhere → has no target, does not exist
that is none/that are none → that is not a …, that is invalid
stands in/stand in → is in, contains
stands for itself/stands here/stands there/stands alone/stands apart/stands above/stands below → is
in place of/in the place of → instead of
hand on/hands on/handed on/hand out/hands out/handed out → pass, return, expose
is told/are told/was told/were told/been told → is reported, is shown, receives
tells apart/tells how/tells what/tells which/tells where/tells whether/tells that → shows, describes, says
one's own → your own
that nobody/which nobody/what nobody → that no one, an active sentence
move over/moves over/moved over/moving over → migrate
can be had/could be had/is to be had/are to be had → is available
what goes wrong with → which part of
as it were/so to speak/to wit → (delete)
lest/albeit/amidst/betwixt/upon which/save for → so that … not, although, among
gives way to/gives rise to → causes
of its own accord/of their own accord → automatically
no word for/no way for/no place for → does not support
`;
const RULES = TABLE.trim()
  .split("\n")
  .map((row) => row.split(" → "))
  .map(([words = "", instead = ""]) => ({
    pattern: new RegExp(
      String.raw`\b(?:${words.replaceAll("/", "|").replaceAll(" ", String.raw`\s+(?:\*\s+|//\s+)?`)})\b`,
      "gi",
    ),
    instead,
  }));

/* Finds these words in documents, code and entries. Exit code 1: at least one was found. */
const files = [...readdirSync(ROOT), ...filesIn(".github", "generators", "runtime", "scripts", "site", "spec")]
  .filter((file) => /\.(?:tsx?|md|css|py)$|^spec\/.*\.(?:json|yaml)$/.test(file))
  .filter((file) => !/^scripts\/prose\.ts|^site\/docs\/api\/|\/(?:fixtures|cases|goldens)\//.test(file));
const found = files.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), "utf8");
  return RULES.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => {
      const line = text.slice(0, index).split("\n").length;
      return `${file}:${line} “${words.replaceAll(/\s+/g, " ")}”: write ${instead}`;
    }),
  );
});
for (const problem of found) console.error(problem);
process.exitCode = found.length === 0 ? 0 : 1;
