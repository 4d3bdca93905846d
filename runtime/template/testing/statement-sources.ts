import { type Arbitrary, array, constantFrom, letrec, oneof, tuple } from "fast-check";
import { filter, word } from "./filter-sources.ts";

/** The ways to open and close a tag: with or without white space control. */
const opening = constantFrom("{%", "{%", "{%", "{%-", "{%+");
const closing = constantFrom("%}", "%}", "%}", "-%}", "+%}");
const tag = (text: Arbitrary<string>): Arbitrary<string> =>
  tuple(opening, text, closing).map(([open, inside, close]) => `${open} ${inside} ${close}`);
/** Generates the tag that ends or continues a statement. */
const mark = (name: string): Arbitrary<string> => tag(constantFrom(name));

/** Generates expressions that succeed. Some of them have several lines. */
const sound = word(
  "1  'a'  i  s  l  d  m  x  y  k  v  missing  d.a  d.zz  range(3)  l[0]  l[9]  u[1:3]  q is callable  caller is defined",
  "loop.index  loop.index0  loop.revindex  loop.first  loop.last  loop.length  loop.depth  loop.previtem  loop.nextitem",
  "loop.cycle('a', 'b')  loop.changed(x)  loop.changed(k, x)  varargs  kwargs  varargs|length  q.name  q.arguments",
  "q(1)  q(i=1, j=d)  q(x)  caller()  c.next()  j()  n.a  n.b  namespace(a=1).a  dict(a=1, b=i)  cycler(1, 2).next()",
  "joiner('-')()  strftime_now('%Y')  [1,\n2]  {'a':\n1}  (1,\n2)  s\n|upper  l\n|sum\n|string  1\n+ 1  'a'\n~ s  d\n.a",
  "x if y else k  not x  x is defined  x in l  [x]|first  'a' 'b'  -i  1 < i < 5  x == y  [] is iterable  ''  none  l|sort",
);
/** Generates expressions that fail everywhere, or in most places of a template. */
const failing = word(
  "missing.a  1 // 0  i // z  loop.zz  loop.index.a  loop[0]  loop.previtem.a  loop  q()  q(1, 2)  q(j=2)  q(1, 2, 3)",
  "q(1, z=3)  caller(1)  caller(1, 2)  kwargs.z  varargs[0]  c.current  c.reset()  self.b1()  raise_exception('no')  x is nothing",
  "[i,\nmissing.a]  d['a']\n.x  i\n+ s  'a'\n~ missing.b  d\n.a\n.b  x if missing else\n(1 // 0)  +s  x is\nodd  x|nothing",
  "x is divisibleby(2)",
);
const values = oneof({ weight: 20, arbitrary: sound }, { weight: 1, arbitrary: failing });
const filtered = tuple(values, filter).map(([value, call]) => `(${value}) | ${call}`);
const expression = oneof({ weight: 4, arbitrary: values }, { weight: 1, arbitrary: filtered });

const output = tuple(constantFrom("{{", "{{-", "{{+"), expression, constantFrom("}}", "-}}", "+}}")).map(
  ([open, inside, close]) => `${open} ${inside} ${close}`,
);
const texts = constantFrom(
  "text",
  " ",
  "\n",
  "\n\n",
  "  ",
  "\n  ",
  "  \n",
  "\t",
  "{",
  "}",
  "<&>",
  "\r\n",
  "é😀",
  "{# c #}",
  "{#- c\n -#}",
  "{#+ c +#}\n",
  "  {#- c #}\n",
  "{% raw %} {{ x }} {% endraw %}",
  "{%- raw -%}\n {% x %} {%- endraw +%}\n",
);
/**
 * Generates filters that convert a string to a string, and whose arguments contain no names. With other filters, Python
 * cannot compile blocks such as `{% set x | name %}`.
 */
const ofText = word(
  "upper  trim  indent(2)  indent(1, true)  replace('a', 'b', 1)  wordwrap(50)  title  center(9)  tojson  e  truncate(4)",
);
const rare = (usual: Arbitrary<string>, odd: string): Arbitrary<string> =>
  oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: word(odd) });
const targets = rare(word("x  y  k  v  i  s"), "x, y  k, v  (x, y)  n.a  n.b  loop  x, (k, v)  m.a  d.a");
const items = word(
  "l  d  d.items()  m  s  'ab'  []  [1, 2, 3]  [[1, 2], [3, 4]]  [(1, (2, 3))]  range(4)  missing  d|dictsort  m|groupby('k')",
  "l|sort  {'a': 1}.items()  [[1], [2, 3]]  l|map('string')  u  y if y is iterable else []  l[1:]  z|default([1])",
);
const parameters = rare(
  word("i  i, j=1  i, j=i  i=missing, j=2  x  x=1, y=x  j=[]"),
  "i, j=1 // 0  i, i=2  caller  caller=1  i=1, j",
);
const given = rare(word("1  x  'a'"), "1, 2  i=1  1, j=2  *l  **d  *[1], **{'j': 2}  missing  x=1  ''  1, 2, 3");

type Text = Arbitrary<string>;

const inside = (...parts: readonly Text[]): Text => tuple(...parts).map((texts) => texts.join(""));
const say = (strings: TemplateStringsArray, ...holes: readonly Text[]): Text =>
  tag(tuple(...holes).map((texts) => strings.map((string, index) => string + (texts[index] ?? "")).join("")));

const assignments: readonly Text[] = [
  say`set ${targets} = ${expression}`,
  say`set ${targets} = ${expression}, ${expression}`,
  constantFrom("{% set n = namespace(a=1, b=l) %}", "{% set c = cycler(1, 2) %}", "{% set j = joiner() %}"),
];

const branches = (body: Text): Text[] => [
  inside(say`if ${expression}`, body, mark("endif")),
  inside(say`if ${expression}`, body, mark("else"), body, mark("endif")),
  inside(say`if ${expression}`, body, say`elif ${expression}`, body, mark("else"), body, mark("endif")),
];

const head = oneof(
  say`for ${targets} in ${items}`,
  say`for ${targets} in ${items} if ${expression}`,
  say`for ${targets} in ${items} recursive`,
  say`for ${targets} in ${items} if ${expression} recursive`,
);
const jump = oneof(mark("break"), mark("continue"));
const again = constantFrom("{{ loop(x) }}");

const loops = (body: Text): Text[] => [
  inside(head, body, mark("endfor")),
  inside(head, body, mark("else"), body, mark("endfor")),
  inside(head, body, say`if ${expression}`, jump, mark("endif"), body, mark("endfor")),
  inside(head, again, body, mark("endfor")),
];

const calls = (body: Text): Text[] => [
  inside(say`macro q(${parameters})`, body, mark("endmacro"), body),
  inside(
    say`macro q(${parameters})`,
    body,
    mark("endmacro"),
    tuple(given).map(([one]) => `{{ q(${one}) }}`),
  ),
  inside(say`call(${parameters}) q(${given})`, body, mark("endcall")),
  inside(say`call q(${given})`, body, mark("endcall")),
];

const captures = (body: Text): Text[] => [
  inside(say`set ${targets}`, body, mark("endset")),
  inside(say`set ${targets} | ${ofText}`, body, mark("endset")),
  inside(say`filter ${ofText}`, body, mark("endfilter")),
  inside(say`filter ${ofText} | ${ofText}`, body, mark("endfilter")),
  inside(mark("generation"), body, mark("endgeneration")),
];

const scopes = (body: Text): Text[] => [
  inside(say`with x = ${expression}, y = x`, body, mark("endwith")),
  inside(say`with ${targets} = ${expression}`, body, mark("endwith")),
  inside(say`autoescape ${word("true  false")}`, body, mark("endautoescape")),
  inside(say`block ${word("b1  b2  b1 scoped  b2 scoped")}`, body, mark("endblock")),
];

/** Generates templates with nested statements of every kind, on one or several lines. Some templates contain errors. */
export const { statements } = letrec<{ statements: string; statement: string }>((tie) => {
  const body = tie("statements");
  return {
    statements: array(tie("statement"), { maxLength: 5 }).map((parts) => parts.join("")),
    statement: oneof(
      { maxDepth: 4, depthSize: "small" },
      { weight: 5, arbitrary: texts },
      { weight: 8, arbitrary: output },
      ...assignments,
      ...[branches, loops, calls, captures, scopes].flatMap((make) => make(body)),
    ),
  };
});
