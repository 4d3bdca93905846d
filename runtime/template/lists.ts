/** A list with one thing more. The first one makes the list: most stay that short, and an empty one would get room for 17. */
export function added<Item>(list: readonly Item[] | undefined, item: Item): Item[] {
  if (!list || list.length === 0) return [item];
  (list as Item[]).push(item);
  return list as Item[];
}
