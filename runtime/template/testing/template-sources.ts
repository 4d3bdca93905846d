import { type Arbitrary, array, constantFrom, letrec, oneof, tuple } from "fast-check";
import { filter, method, word } from "./filter-sources.ts";

const keys = word(
  "0  1  -3  1.5  2.0  true  false  none  ()  'a'  ''  i  w  s  e  n  t  missing  d.a  d.b  d.zz  l[0]",
);
const literals = word(
  "0  1  2  -3  7  1.5  2.0  0.1  1e3  true  false  none  []  {}  ()",
  `'a'  'Ab c'  ''  "it's"  '😀x'  '12'  ' p '  'a,b'  '%s'`,
);
const names = word("i  f  w  s  e  n  t  l  d  m  missing  d.a  d.b  d.zz  m[0].role  l[0]  range(3)");
const filters = word(
  "upper  lower  title  capitalize  trim  length  string  list  first  last  sort  abs  int  float  round  round(1)",
  "tojson  tojson(indent=1)  join('-')  sum  max  min  default('z')  default('z', true)  reverse|list  unique|list",
  "map('string')|list  select|list  reject|list  replace('a', 'b')  items|list  dictsort  batch(2)|list  slice(2)|list",
  "center(9)  indent(2)  wordcount  truncate(4, true, '.')  e|string  urlencode  int(5)  float(1.5)  count  format(1)",
  "map(attribute='role')|list  selectattr('k')|list  groupby('role')  sort(attribute='k')  sort(reverse=true)",
  "round(0, 'floor')  striptags  filesizeformat  pprint  wordwrap(4)",
);
const tests = word(
  "defined  undefined  none  string  number  integer  float  boolean  mapping  sequence  iterable  callable  odd  even",
  "true  false  lower  upper  divisibleby 2  eq 1  in [1, 2]  gt 1  sameas none",
);
const methods = word(
  "upper()  lower()  strip()  split()  split(',')  title()  startswith('a')  endswith('x')  replace('a', 'b')  find('l')",
  "count('l')  items()|list  keys()|list  values()|list  get('a')  get('z', 1)  join(['x', 'y'])  isdigit()  zfill(4)",
  "center(5)  splitlines()  partition(',')  swapcase()  index(1)  append(1)  pop()  capitalize()  lstrip('a')",
  "rsplit(none, 1)  bit_length()  is_integer()",
);
const operators = word("+  -  *  /  //  %  ~  ==  !=  <  <=  >  >=  in  not in  and  or");
/**
 * Generates expressions of almost every kind. Two kinds are left out, because Python treats them differently at compile
 * time and at run time. A slice of a constant that cannot be sliced is undefined at compile time, but is an
 * error at run time. A constant key that is a list or dict is an error at compile time, even in a branch that never
 * runs.
 */
export const { expression } = letrec<{ expression: string; small: string }>((tie) => {
  const one = tie("expression");
  return {
    small: oneof(literals, names),
    expression: oneof(
      { maxDepth: 4, depthSize: "small", withCrossShrink: true },
      tie("small"),
      tuple(one, operators, one).map(([a, operator, b]) => `${a} ${operator} ${b}`),
      tuple(one, operators, one).map(([a, operator, b]) => `(${a} ${operator} ${b})`),
      tuple(one, filters).map(([a, filter]) => `(${a})|${filter}`),
      tuple(tie("small"), filters).map(([a, filter]) => `${a}|${filter}`),
      tuple(one, word("is  is not"), tests).map(([a, is, name]) => `(${a}) ${is} ${name}`),
      tuple(one, methods).map(([a, method]) => `(${a}).${method}`),
      tuple(one, word("-  +  not")).map(([a, sign]) => `(${sign} ${a})`),
      tuple(one, one, one).map(([a, b, c]) => `(${a} if ${b} else ${c})`),
      array(one, { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
      tuple(one, one).map(([a, b]) => `(${a}, ${b})`),
      tuple(keys, one).map(([key, value]) => `{${key}: ${value}}`),
      tuple(one, tie("small")).map(([a, key]) => `(${a})[${key}]`),
      tuple(names, word("1:  :2  ::-1  -2:  :-1  ::2  3:0:-1")).map(([a, slice]) => `${a}[${slice}]`),
      tuple(tie("small"), word("0  1  2  3  -1")).map(([a, power]) => `(${a}) ** ${power}`),
    ),
  };
});

const texts = constantFrom("text", " ", "\n", "  \n", "a { b } c", "\n\n", "\t", "#", "%}");
export const { template } = letrec<{ template: string; statement: string }>((tie) => {
  const body = tie("template");
  return {
    template: array(tie("statement"), { maxLength: 5 }).map((parts) => parts.join("")),
    statement: oneof(
      { maxDepth: 3, depthSize: "small" },
      texts,
      word("{# c #}  {#- c -#}\n  {% raw %}{{ x }}{% endraw %}"),
      expression.map((one) => `{{ ${one} }}`),
      expression.map((one) => `{{- ${one} -}}`),
      expression.map((one) => `{% set i = ${one} %}`),
      tuple(expression, body).map(([one, a]) => `{% if ${one} %}${a}{% endif %}`),
      tuple(expression, body, body).map(([one, a, b]) => `{%- if ${one} %}\n${a}{% else -%}\n${b}{% endif %}`),
      tuple(expression, body).map(([one, a]) => `{% for x in ${one} %}${a}{{ loop.index }}{% else %}-{% endfor %}`),
      tuple(expression, body).map(([one, a]) => `{% with i = ${one} %}${a}{% endwith %}`),
      tuple(body, expression).map(([a, one]) => `{% macro q(i, j=1) %}${a}{% endmacro %}{{ q(${one}) }}`),
      body.map((a) => `{% set s %}${a}{% endset %}`),
      body.map((a) => `{% filter upper %}${a}{% endfilter %}`),
      body.map((a) => `{% generation %}${a}{% endgeneration %}`),
      body.map((a) => `{% macro c() %}[{{ caller() }}]{% endmacro %}{% call c() %}${a}{% endcall %}`),
    ),
  };
});

/** Generates values of every type, to which filters and methods are applied. */
const given = word(
  "i  f  w  s  e  n  t  l  d  m  missing  d.a  m[0].role  range(3)  big  u  h  p  g  r  x  y  z  q  g[0]  l[9]  'Ab c'  '12'",
  "' 0x1F '  '1_000'  '-1.5e3'  -7  [1.5, 1]  {'a': 1, 'B': 2}  -0.0  1e3  (3, 1)  12345678  '🄰b'  u[1:]  s|list",
);
/**
 * Returns false for a call that returns a lazy sequence, because Python prints such a sequence with its address in
 * memory.
 */
const isEager = (call: string): boolean =>
  !/^(batch|slice|map|items|reverse|unique|(select|reject)(attr)?)\b/.test(call);
export const filtered: Arbitrary<string> = oneof(
  tuple(given, filter).map(([value, call]) => `{{ ${value} | ${call} }}`),
  tuple(given, filter).map(([value, call]) => `{{ ${value} | ${call} | list }}`),
  tuple(given, filter.filter(isEager), filter).map(([value, one, two]) => `{{ ${value} | ${one} | ${two} }}`),
);
export const calls: Arbitrary<string> = tuple(given, method).map(([value, call]) => `{{ (${value}).${call} }}`);

/** Generates statements that contain `break` and `continue`, and scopes that a compiler could confuse. */
export const { flow } = letrec<{ flow: string; step: string }>((tie) => {
  const body = tie("flow");
  const reads = constantFrom(
    "loop.index",
    "loop.previtem",
    "loop.nextitem",
    "loop.last",
    "k",
    "v",
    "x",
    "n",
    "x.a",
    "d.a",
  );
  const sources = constantFrom("d.items()", "m[0].items()", "{}.items()", "none.items()", "d | items", "d | dictsort");
  return {
    flow: array(tie("step"), { maxLength: 4 }).map((parts) => parts.join("")),
    step: oneof(
      { maxDepth: 4, depthSize: "small" },
      constantFrom("-", "{% break %}", "{% continue %}", "{% set x = x ~ 1 %}", "{% set k = {'a': v} %}"),
      reads.map((one) => `{{ ${one} }}`),
      reads.map((one) => `{% set x = ${one} %}{{ x.a }}`),
      tuple(reads, body, body).map(([one, a, b]) => `{% if ${one} %}${a}{% else %}${b}{% endif %}`),
      tuple(sources, body).map(([items, a]) => `{% for k, v in ${items} %}${a}{{ k }}{% else %}none{% endfor %}`),
      tuple(sources, body).map(([items, a]) => `{% for k, v in ${items} if k != "b" %}${a}{% endfor %}`),
      body.map((a) => `{% for x in l %}${a}{% if loop.first %}{% continue %}{% endif %}{{ x }}{% else %}!{% endfor %}`),
      body.map((a) => `{% for x in l recursive %}${a}{{ loop([]) }}{{ loop.depth }}{% else %}?{% endfor %}`),
      body.map((a) => `{% autoescape true %}<${a}>{{ s }}{% endautoescape %}`),
      body.map((a) => `{% with x = d %}{{ x.b }}${a}{% endwith %}`),
      body.map((a) => `{% macro k(v, x=v) %}${a}{{ x }}{{ kwargs }}{% endmacro %}{{ k(1, y=2) }}`),
      reads.map((one) => `{% set v %}{{ ${one} }}{% endset %}{{ v }}`),
      body.map((a) => `{% generation %}${a}{% endgeneration %}`),
    ),
  };
});
