import { labelOf, type DataEntry } from "./data-entry.ts";
import { escapeXml } from "./xml.ts";

const MOST_NEWS = 50;

/** Returns an Atom feed of the entries that have a date, newest first. */
export function feed(entries: readonly DataEntry[], address: string): string {
  const dated = entries
    .flatMap((entry) => (typeof entry.data["addedOn"] === "string" ? [{ entry, day: entry.data["addedOn"] }] : []))
    .sort((one, other) => other.day.localeCompare(one.day) || one.entry.id.localeCompare(other.entry.id, "en"))
    .slice(0, MOST_NEWS);
  const items = dated.map(
    ({ entry, day }) => `  <entry>
    <id>${escapeXml(entry.page)}</id>
    <title>${escapeXml(labelOf(entry))}</title>
    <updated>${escapeXml(day)}T00:00:00Z</updated>
    <link href="${escapeXml(entry.page)}"/>
    <category term="${escapeXml(entry.folder)}"/>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(address)}</id>
  <title>Hubsmith: new entries</title>
  <author><name>Hubsmith</name></author>
  <updated>${escapeXml(dated[0]?.day ?? new Date().toISOString().slice(0, 10))}T00:00:00Z</updated>
  <link rel="self" href="${escapeXml(`${address}feed.xml`)}"/>
  <link href="${escapeXml(address)}"/>
${items.join("")}</feed>
`;
}
