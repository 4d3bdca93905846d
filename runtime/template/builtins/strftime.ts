import type { Run } from "../run.ts";
import { replaceEach } from "../values/text.ts";

const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

const MONTHS = "January February March April May June July August September October November December".split(" ");

const dayName = (date: Date): string => DAYS[date.getDay()] as string;

const monthName = (date: Date): string => MONTHS[date.getMonth()] as string;

const digits = (value: number, width = 2): string => String(value).padStart(width, "0");

/** Returns the day of the year, from 1. */
function dayOfYear(date: Date): number {
  const start = Date.UTC(date.getFullYear(), 0, 1);
  return Math.round((Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - start) / 86_400_000) + 1;
}

/**
 * Returns the year and the week as defined by ISO 8601. A week starts on Monday, and belongs to the year that contains
 * its Thursday.
 */
function isoWeek(date: Date): { year: number; week: number } {
  const thursday = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 4 - (date.getDay() || 7), 12);
  return { year: thursday.getFullYear(), week: Math.ceil(dayOfYear(thursday) / 7) };
}

const week = (date: Date, day: number): number =>
  Math.floor((dayOfYear(date) + 6 - ((date.getDay() + 7 - day) % 7)) / 7);

/** The meaning of each format code: a longer format, or a function that returns the text for a date. */
const CODES: Readonly<Record<string, string | ((date: Date) => string)>> = {
  a: (date) => dayName(date).slice(0, 3),
  A: dayName,
  w: (date) => String(date.getDay()),
  u: (date) => String(date.getDay() || 7),
  d: (date) => digits(date.getDate()),
  e: "%_d",
  b: (date) => monthName(date).slice(0, 3),
  h: "%b",
  B: monthName,
  m: (date) => digits(date.getMonth() + 1),
  y: (date) => digits(date.getFullYear() % 100),
  Y: (date) => String(date.getFullYear()),
  C: (date) => digits(Math.floor(date.getFullYear() / 100)),
  H: (date) => digits(date.getHours()),
  k: "%_H",
  I: (date) => digits(date.getHours() % 12 || 12),
  l: "%_I",
  p: (date) => (date.getHours() < 12 ? "AM" : "PM"),
  P: (date) => (date.getHours() < 12 ? "am" : "pm"),
  M: (date) => digits(date.getMinutes()),
  S: (date) => digits(date.getSeconds()),
  f: (date) => digits(date.getMilliseconds() * 1000, 6),
  s: (date) => String(Math.floor(date.getTime() / 1000)),
  j: (date) => digits(dayOfYear(date), 3),
  U: (date) => digits(week(date, 0)),
  W: (date) => digits(week(date, 1)),
  V: (date) => digits(isoWeek(date).week),
  G: (date) => String(isoWeek(date).year),
  g: (date) => digits(isoWeek(date).year % 100),
  z: "",
  Z: "",
  n: "\n",
  t: "\t",
  "%": () => "%",
  c: "%a %b %e %T %Y",
  x: "%D",
  X: "%T",
  D: "%m/%d/%y",
  F: "%Y-%m-%d",
  T: "%R:%S",
  R: "%H:%M",
  r: "%I:%M:%S %p",
};

/**
 * Formats a local time as Python's `strftime` does for a time without a time zone. Also supports flags (`- _ 0 ^ #`)
 * and widths, like the C library.
 */
export function strftime(run: Run, date: Date, format: string): string {
  return replaceEach(run, format, /%([-_0^#]*)(\d{0,4})[EO]?([a-zA-Z%])/g, ([whole, flags = "", width, code = ""]) => {
    const meant = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
    run.charge(4);
    if (meant === undefined) return whole;
    return flagged(typeof meant === "string" ? strftime(run, date, meant) : meant(date), flags, Number(width));
  });
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
