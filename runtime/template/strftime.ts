const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const MONTHS = "January February March April May June July August September October November December".split(" ");

const two = (value: number): string => String(value).padStart(2, "0");
const blank = (value: number): string => String(value).padStart(2);

/** Days since 1 January, from 1. */
function dayOfYear(date: Date): number {
  const start = Date.UTC(date.getFullYear(), 0, 1);
  return Math.round((Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - start) / 86_400_000) + 1;
}

/** Year and week by ISO 8601: weeks begin on Monday and belong to the year of their Thursday. */
function isoWeek(date: Date): { year: number; week: number } {
  const thursday = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 4 - (date.getDay() || 7), 12);
  return { year: thursday.getFullYear(), week: Math.ceil(dayOfYear(thursday) / 7) };
}

const week = (date: Date, day: number): number =>
  Math.floor((dayOfYear(date) + 6 - ((date.getDay() + 7 - day) % 7)) / 7);

const COMPOSED: Readonly<Record<string, string>> = {
  c: "%a %b %e %H:%M:%S %Y",
  x: "%m/%d/%y",
  X: "%H:%M:%S",
  D: "%m/%d/%y",
  F: "%Y-%m-%d",
  T: "%H:%M:%S",
  R: "%H:%M",
  r: "%I:%M:%S %p",
};

const CODES: Readonly<Record<string, (date: Date) => string>> = {
  a: (date) => (DAYS[date.getDay()] ?? "").slice(0, 3),
  A: (date) => DAYS[date.getDay()] ?? "",
  w: (date) => String(date.getDay()),
  u: (date) => String(date.getDay() || 7),
  d: (date) => two(date.getDate()),
  e: (date) => blank(date.getDate()),
  b: (date) => (MONTHS[date.getMonth()] ?? "").slice(0, 3),
  h: (date) => (MONTHS[date.getMonth()] ?? "").slice(0, 3),
  B: (date) => MONTHS[date.getMonth()] ?? "",
  m: (date) => two(date.getMonth() + 1),
  y: (date) => two(date.getFullYear() % 100),
  Y: (date) => String(date.getFullYear()),
  C: (date) => two(Math.floor(date.getFullYear() / 100)),
  H: (date) => two(date.getHours()),
  k: (date) => blank(date.getHours()),
  I: (date) => two(date.getHours() % 12 || 12),
  l: (date) => blank(date.getHours() % 12 || 12),
  p: (date) => (date.getHours() < 12 ? "AM" : "PM"),
  P: (date) => (date.getHours() < 12 ? "am" : "pm"),
  M: (date) => two(date.getMinutes()),
  S: (date) => two(date.getSeconds()),
  f: (date) => String(date.getMilliseconds() * 1000).padStart(6, "0"),
  s: (date) => String(Math.floor(date.getTime() / 1000)),
  j: (date) => String(dayOfYear(date)).padStart(3, "0"),
  U: (date) => two(week(date, 0)),
  W: (date) => two(week(date, 1)),
  V: (date) => two(isoWeek(date).week),
  G: (date) => String(isoWeek(date).year),
  g: (date) => two(isoWeek(date).year % 100),
  z: () => "",
  Z: () => "",
  n: () => "\n",
  t: () => "\t",
  "%": () => "%",
};

/** Python's `strftime` of a local time without zone, with the flags `- _ 0 ^ #` and widths of the C library. */
export function strftime(date: Date, format: string): string {
  return format.replace(
    /%([-_0^#]*)(\d{0,4})[EO]?([a-zA-Z%])/g,
    (whole, flags: string, width: string, code: string) => {
      const composed = Object.hasOwn(COMPOSED, code) ? strftime(date, COMPOSED[code] ?? "") : undefined;
      const shown = composed ?? (Object.hasOwn(CODES, code) ? CODES[code]?.(date) : undefined);
      return shown === undefined ? whole : flagged(shown, flags, Number(width));
    },
  );
}

function flagged(value: string, flags: string, width: number): string {
  let shown = value;
  if (flags.includes("^")) shown = shown.toUpperCase();
  if (flags.includes("#")) shown = /^[AP]M$/.test(shown) ? shown.toLowerCase() : shown.toUpperCase();
  const numeric = /^[ \d]+$/.test(value);
  const bare = numeric && /[-_0]/.test(flags) ? shown.replace(/^[0 ]+(?=\d)/, "") : shown;
  if (flags.includes("-")) return bare;
  const size = Math.max(width, numeric ? value.length : 0);
  return bare.padStart(size, flags.includes("_") || (!numeric && !flags.includes("0")) ? " " : "0");
}
