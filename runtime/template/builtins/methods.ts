import { fail } from "../errors.ts";
import type { Action, Builtin, Run } from "../run.ts";
import { entriesOf, fieldsOf, keysOf, lookUp, makeDict, pairsOf, toArray } from "../values/collections.ts";
import { equals } from "../values/compare.ts";
import { chargeInteger, integerOf, needInteger, needNumber, numberOf, ratio, shorten } from "../values/numbers.ts";
import { represent } from "../values/text.ts";
import { type Dict, type Mapping, View, released, tuple } from "../values/value.ts";
import { type Builtins, builtins, tableOf } from "./builtin.ts";

/** Returns true if the sandbox refuses the method. */
export const isRefused = (method: Builtin): boolean => method.required < 0;

/** Returns methods that throw. Python's sandbox refuses every method that changes its object. */
function refused(type: string, names: string): Builtins {
  const entries = names.split(" ").map((name): [string, Builtin] => {
    const call = (): never => fail("security", `access to attribute '${name}' of '${type}' object is unsafe.`);
    return [name, { parameters: [], kept: [], required: -1, rest: true, call }];
  });
  return Object.fromEntries(entries);
}

const find: Action = (run, value, item, start, stop) => {
  const list = toArray(run, value);
  const clamp = (value: unknown, absent: number): number => {
    const position = value === undefined ? absent : needInteger(value);
    return Math.max(0, position < 0 ? position + list.length : position);
  };
  const from = clamp(start, 0);
  const to = clamp(stop, list.length);
  run.chargeItems(list.length);
  const found = list.findIndex((candidate, at) => at >= from && at < to && equals(run, candidate, item));
  if (found < 0) fail("value", `${represent(run, item)} is not in list`);
  return found;
};

const occurrences: Action = (run, value, item) => {
  const list = toArray(run, value);
  run.chargeItems(list.length);
  return list.filter((candidate) => equals(run, candidate, item)).length;
};

const SEQUENCE = builtins({ "index 1 2? 3?": find, "count 1": occurrences });

export const TUPLE_METHODS = tableOf(SEQUENCE);

export const RANGE_METHODS = tableOf({ ...SEQUENCE, ...builtins({ "index 1": find }) });

export const LIST_METHODS = tableOf({
  ...SEQUENCE,
  ...builtins({
    copy(run: Run, list: readonly unknown[]) {
      run.chargeItems(list.length);
      return list.slice();
    },
  }),
  ...refused("list", "append clear extend insert pop remove reverse sort"),
});

function fromKeys(run: Run, _: unknown, keys: unknown, value: unknown = null): Dict {
  return makeDict(
    run,
    toArray(run, keys).map((key) => [key, released(value)]),
  );
}

export const DICT_METHODS = tableOf({
  ...builtins({
    "get 1 2~"(run: Run, mapping: Mapping, key: unknown, absent: unknown = null) {
      const found = lookUp(run, mapping, key);
      return found === undefined ? released(absent) : found;
    },
    "fromkeys 1 2~": fromKeys,
    keys: (run: Run, mapping: Mapping) => new View("dict_keys", keysOf(run, mapping)),
    values: (run: Run, mapping: Mapping) => new View("dict_values", fieldsOf(run, mapping).values),
    items: (run: Run, mapping: Mapping) => new View("dict_items", pairsOf(run, mapping)),
    copy: (run: Run, mapping: Mapping) => makeDict(run, entriesOf(run, mapping)),
  }),
  ...refused("dict", "clear pop popitem setdefault update"),
});

function hexadecimal(value: unknown): string {
  const number = needNumber(value);
  const sign = number < 0 || Object.is(number, -0) ? "-" : "";
  if (!Number.isFinite(number)) return Number.isNaN(number) ? "nan" : `${sign}inf`;
  const [double = 0n] = new BigUint64Array(Float64Array.of(Math.abs(number)).buffer);
  if (double === 0n) return `${sign}0x0.0p+0`;
  // These are the 11 bits of the exponent. If all of them are 0, the result starts with `0x0.` instead of `0x1.`.
  const exponent = Number(double >> 52n);
  const power = (exponent || 1) - 1023;
  const digits = BigInt.asUintN(52, double).toString(16).padStart(13, "0");
  return `${sign}0x${exponent && 1}.${digits}p${power < 0 ? "" : "+"}${power}`;
}

function bits(run: Run, value: unknown): string {
  chargeInteger(run, value);
  return BigInt(integerOf(value) ?? 0)
    .toString(2)
    .replace("-", "");
}

export const INTEGER_METHODS = tableOf(
  builtins({
    conjugate: (_, value) => integerOf(value),
    as_integer_ratio: (_, value) => tuple(integerOf(value), 1),
    bit_length: (run, value) => bits(run, value).replace(/^0$/, "").length,
    bit_count: (run, value) => bits(run, value).replace(/0/g, "").length,
  }),
);

export const FLOAT_METHODS = tableOf(
  builtins({
    conjugate: (_, value) => value,
    as_integer_ratio(_run: Run, value: unknown) {
      const { numerator, denominator } = ratio(needNumber(value));
      return tuple(shorten(numerator), shorten(denominator));
    },
    is_integer: (_, value) => Number.isInteger(numberOf(value)),
    hex: (_, value) => hexadecimal(value),
  }),
);
