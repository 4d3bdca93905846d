import { type Arbitrary, constantFrom, oneof, tuple } from "fast-check";

/** Generates one of the words in the given lines. Two spaces separate words. */
export const word = (...lines: string[]): Arbitrary<string> => constantFrom(...lines.join("  ").split("  "));

/** Values that are tried for every parameter, although many of them are invalid. */
const ODD = "none  missing  missing  -1  0  'x'  2.5  missing  true  []  ''  l  '1'  1e3  {}  1.0  i";

/** The filters, their parameters, and the usual values of each parameter. */
const FILTERS = [
  "batch linecount=1|2|3|w fill_with='-'|0|missing",
  "slice slices=1|2|3|7 fill_with='-'|0|missing",
  "center width=0|4|9|20",
  "default default_value='z'|missing|i boolean=true|false|1",
  "d default_value='z'|missing|i boolean=true|false|1",
  "dictsort case_sensitive=true|false by='key'|'value'|'other' reverse=true|false",
  "filesizeformat binary=true|false",
  "float default=1|'n'|missing",
  "int default=1|'n'|missing base=0|2|8|10|16|36|1",
  "first",
  "last",
  "groupby attribute='role'|'k'|'v.a'|0|'x'|'k.0' default='q'|0|missing case_sensitive=true|false",
  "indent width=0|1|4|'> ' first=true|false blank=true|false",
  "join d='-'|', '|0 attribute='role'|'k'|0|'v.a'",
  "map attribute='role'|'k'|0|'v.a'|'v.zz' default='q'|0",
  "max case_sensitive=true|false attribute='role'|'k'|0|'v.a'",
  "min case_sensitive=true|false attribute='role'|'k'|0|'v.a'",
  "unique case_sensitive=true|false attribute='role'|'k'|0|'v.a'",
  "sort reverse=true|false case_sensitive=true|false attribute='role'|'k'|'role,k'|'k,role'|'v.a'|0",
  "sum attribute='k'|'v.a'|0 start=0|1.5|'x'|[]",
  "replace s='a'|'B'|''|'é' new=''|'<z>'|'aa' count=0|1|2|-1",
  "round precision=0|1|2|-1|3 method='common'|'ceil'|'floor'|'other'",
  "tojson ensure_ascii=true|false indent=0|1|2|'> '|none separators=(',',':')|('; ',' = ') sort_keys=true|false",
  "truncate length=0|3|5|9|30 killwords=true|false end='…'|''|'.'|'😀' leeway=0|1|5|none",
  "urlize trim_url_limit=3|10|none nofollow=true|false target='_blank'|none rel='a b'|none extra_schemes=['ftp:']|none",
  "wordwrap width=1|3|5|9|79 break_long_words=true|false wrapstring='%'|none break_on_hyphens=true|false",
  "xmlattr autospace=true|false",
  "trim chars='a'|'ab'|' '|'xé'|none",
  "attr name='role'|'k'|'a'|'upper'|'__class__'|'items'",
  "random",
  "abs",
  "capitalize",
  "e",
  "escape",
  "forceescape",
  "items",
  "length",
  "list",
  "lower",
  "pprint",
  "reverse",
  "safe",
  "string",
  "striptags",
  "title",
  "upper",
  "urlencode",
  "wordcount",
  "format a=1|'x' b=2",
  "count",
].filter((filter) => filter !== "random");

interface Parameter {
  readonly name: string;
  readonly values: Arbitrary<string>;
}

function parametersOf(words: readonly string[]): Parameter[] {
  return words.map((one) => {
    const [name = "", usual = ""] = one.split(/=(.*)/s);
    const values = usual.split("|");
    return {
      name,
      values: oneof({ weight: 5, arbitrary: constantFrom(...values) }, { weight: 1, arbitrary: word(ODD) }),
    };
  });
}

/** The ways to pass a parameter: by position, by name, or not at all. */
const ways = constantFrom("place", "name", "none", "none");

function argumentsOf(parameters: readonly Parameter[]): Arbitrary<string> {
  const given = parameters.map(({ name, values }) => tuple(ways, values).map(([way, value]) => ({ name, way, value })));
  return tuple(...given).map((all) => {
    const places = all.findIndex(({ way }) => way !== "place");
    const positional = all.slice(0, places < 0 ? all.length : places).map(({ value }) => value);
    const named = all.slice(positional.length).filter(({ way }) => way === "name");
    return [...positional, ...named.map(({ name, value }) => `${name}=${value}`)].join(", ");
  });
}

const filterCalls = FILTERS.map((line) => {
  const [name = "", ...words] = line.split(/ (?=[a-z_]+=)/);
  return argumentsOf(parametersOf(words)).map((given) => (given === "" ? name : `${name}(${given})`));
});

const byName = tuple(
  word("map  select  reject"),
  word(
    "'upper'  'int'  'float', 1  'default', 'q'  'string'  'length'  'round', 1  'replace', 'a', 'b'  'trim'  'first'",
    "'odd'  'defined'  'none'  'in', [1, 'a']  'gt', 1  'string'  'divisibleby', 2  'truthy'  'mapping'  'lower'  missing",
  ),
).map(([name, given]) => `${name}(${given})`);

const byAttribute = tuple(
  word("selectattr  rejectattr"),
  word("'k'  'role', 'eq', 'bot'  'v.a', 'defined'  'k', 'gt', 1  'zz', 'undefined'  'role', 'in', ['a', 'bot']  0"),
).map(([name, given]) => `${name}(${given})`);

/** Generates the source of a filter with arguments. */
export const filter: Arbitrary<string> = oneof(...filterCalls, byName, byAttribute);

const METHODS = [
  "upper()  lower()  title()  capitalize()  swapcase()  casefold()  isalpha()  isalnum()  isdigit()  isdecimal()",
  "isnumeric()  isspace()  isidentifier()  isascii()  isprintable()  islower()  isupper()  istitle()  strip()  lstrip()",
  "strip('a ')  rstrip('xz')  lstrip(none)  split()  split(none, 1)  split('a')  split('', 1)  rsplit()  rsplit('a', 1)",
  "split(sep=',')  split(maxsplit=1)  splitlines()  splitlines(true)  splitlines(keepends=true)  partition('a')",
  "rpartition('a')  rpartition('')  find('a')  find('a', 1)  find('', 3, 2)  rfind('a', -3)  index('a')  rindex('é')",
  "count('a')  count('')  count('', 2)  count('a', 1, -1)  startswith('a')  startswith(('h', 'a'), 1)  endswith('x', 0, 2)",
  "endswith(('b', ''))  center(7)  center(8, '*')  ljust(6, '.')  rjust(6)  rjust(6, '😀')  zfill(6)  zfill(-1)",
  "replace('a', 'b', 1)  replace('', '-')  replace('', '-', 2)  replace('a', '', -1)  removeprefix('a')  removesuffix('x')",
  "join(['a', 'b'])  join('xyz')  join({'a': 1})  join([1])  expandtabs()  expandtabs(3)  expandtabs(tabsize=0)",
  "translate({97: 'b'})  translate({97: none})  maketrans('ab', 'cd')  maketrans({'a': 1})  format(1, 'b')  format(a=1)",
  "items()  keys()  values()  get('a')  get('zz')  get('zz', 3)  get(none)  get()  get(1, 2, 3)  copy()  pop(0)",
  "pop('a')  index(1)  index(2, 1)  count(1)  append(1)  clear()  sort()  update({})  fromkeys(['a'], 1)  bit_length()",
  "bit_count()  conjugate()  as_integer_ratio()  is_integer()  hex()  real  imag  numerator  denominator  __class__",
  "__len__()  popitem()  setdefault('a')  insert(0, 1)  reverse()  remove(1)  extend([1])",
];

/** Generates the source of a method call, for a string, a list, a dict or a number. */
export const method: Arbitrary<string> = word(...METHODS);

const flags = word("-  +  #  0  -0  +0  #0  + -");

/** Generates a conversion for the operator `%`, such as `%5d`. */
const percent = tuple(
  oneof(constantFrom("", "", ""), flags, constantFrom(" ")),
  constantFrom("", "", "1", "4", "9", "*"),
  constantFrom("", "", ".0", ".1", ".3", ".9", ".", ".*"),
  constantFrom(..."s r a d i u o x X e E f F g G c % q".split(" ")),
).map((parts) => `%${parts.join("")}`);

/** Generates a field for the method `format`, such as `{0:>8}`. */
const field = tuple(
  constantFrom("", "", "0", "1", "a", "0.a", "0[a]", "0[0]", "b[1].c", "2"),
  constantFrom("", "", "", "!r", "!s", "!a", "!q"),
  tuple(
    constantFrom("", "", "<", ">", "^", "=", "*<", "é>", "0=", "😀^", "{"),
    constantFrom("", "", "+", "-", " "),
    constantFrom("", "", "#"),
    constantFrom("", "", "0"),
    constantFrom("", "", "4", "9", "12"),
    constantFrom("", "", ",", "_"),
    constantFrom("", "", ".0", ".1", ".3", ".6"),
    constantFrom(..."s d b o x X n e E f F g G c % q".split(" "), "", "", ""),
  ).map((parts) => parts.join("")),
).map(([name, conversion, spec]) => `{${name}${conversion}${spec === "" ? "" : `:${spec}`}}`);

const values = word(
  "1  0  -1  42  1234567  -98765432109  2.5  -0.0  0.1  1e10  1e16  1e22  123456.789  1e-5  true  'x'  'héé'  none  [1]",
  "{'a': 1}  ('a', 2)  missing  65  0x1F600  big  w  s  2.675  0.5  1.5  -1.5  99999.5  1e100  '😀'",
);

/** Generates expressions that format a string with `%`, the filter `format`, or the methods `format` and `format_map`. */
export const formatted: Arbitrary<string> = oneof(
  tuple(percent, values).map(([one, value]) => `'<${one}>' % ${value}`),
  tuple(percent, percent, values, values).map(([one, two, a, b]) => `'${one} ${two}' % (${a}, ${b})`),
  tuple(percent, values).map(([one, value]) => `'${one}'|format(${value})`),
  tuple(percent, values).map(([one, value]) => `'${one.replace("%", "%(a)")}' % {'a': ${value}}`),
  tuple(percent, values).map(([one, value]) => `'${one.replace("%", "%(a)")}'|format(a=${value})`),
  tuple(field, values).map(([one, value]) => `'<${one}>'.format(${value})`),
  tuple(field, field, values, values).map(([one, two, a, b]) => `'${one} ${two}'.format(${a}, a=${b})`),
  tuple(field, values, values).map(([one, a, b]) => `'${one}'.format_map({'a': ${a}, 'b': ${b}})`),
);
