/** Exact decimal digits of doubles, rounded half to even as Python rounds; JavaScript's `toFixed` rounds ties up. */

/** The integer nearest to `value × 10^digits`, ties to even, computed exactly. `digits` may be negative. */
export function scaled(value: number, digits: number): bigint {
  let denominator = 1n;
  let mantissa = Math.abs(value);
  let exponent = 0;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent++;
  }
  let numerator = BigInt(mantissa);
  denominator <<= BigInt(exponent);
  if (digits >= 0) numerator *= 10n ** BigInt(digits);
  else denominator *= 10n ** BigInt(-digits);
  const twice = 2n * (numerator % denominator);
  let result = numerator / denominator;
  if (twice > denominator || (twice === denominator && result & 1n)) result++;
  return value < 0 ? -result : result;
}

const isNegative = (value: number): boolean => value < 0 || Object.is(value, -0);

/** `%.<digits>f` of a finite double. */
export function formatFixed(value: number, digits: number): string {
  const all = String(scaled(Math.abs(value), digits)).padStart(digits + 1, "0");
  const point = all.length - digits;
  return (isNegative(value) ? "-" : "") + all.slice(0, point) + (digits > 0 ? `.${all.slice(point)}` : "");
}

/** The digits of a double and the power of ten of the first one. */
function significant(value: number, digits: number): { all: string; power: number } {
  if (value === 0) return { all: "0".repeat(digits), power: 0 };
  let power = Number(value.toExponential().split("e")[1]);
  let all = String(scaled(Math.abs(value), digits - 1 - power));
  if (all.length > digits) {
    power++;
    all = all.slice(0, digits);
  }
  return { all, power };
}

const exponentText = (power: number): string => `e${power < 0 ? "-" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;

/** `%.<digits>e` of a finite double. */
export function formatScientific(value: number, digits: number): string {
  const { all, power } = significant(value, digits + 1);
  const mantissa = digits > 0 ? `${all[0]}.${all.slice(1)}` : all;
  return (isNegative(value) ? "-" : "") + mantissa + exponentText(power);
}

/** `%.<digits>g` of a finite double; `alternate` keeps trailing zeros. */
export function formatGeneral(value: number, digits: number, alternate = false): string {
  const precision = digits || 1;
  const { power } = significant(value, precision);
  const scientific = power < -4 || power >= precision;
  const whole = scientific ? formatScientific(value, precision - 1) : formatFixed(value, precision - 1 - power);
  if (alternate) return whole;
  const [mantissa = "", exponent] = whole.split("e");
  const short = mantissa.includes(".") ? mantissa.replace(/\.?0+$/, "") : mantissa;
  return exponent === undefined ? short : `${short}e${exponent}`;
}

/** `round(value, digits)` of a double. */
export function roundTo(value: number, digits: number): number {
  if (!Number.isFinite(value) || digits > 323) return value;
  if (digits < -330) return isNegative(value) ? -0 : 0;
  return Number(`${scaled(value, digits)}e${-digits}`) || (isNegative(value) ? -0 : 0);
}
