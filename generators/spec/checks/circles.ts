/**
 * Returns the circles (cycles) in a graph. Each circle is returned once. The first node of a circle is the one that
 * comes first in `nodes`.
 *
 * @param next returns the nodes that a node leads to; each must be in `nodes`
 */
export function findCircles(nodes: readonly string[], next: (node: string) => Iterable<string>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  for (const start of nodes) {
    // The path contains the nodes from the start to the current node, each with its references that the search has not
    // followed yet. The search is not recursive, because a long chain would overflow the stack.
    const path: { readonly node: string; readonly rest: Iterator<string> }[] = [];
    const open = new Map<string, number>();
    const enter = (node: string): void => {
      open.set(node, path.length);
      path.push({ node, rest: next(node)[Symbol.iterator]() });
    };
    if (!done.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const step = top.rest.next();
      if (step.done === true) {
        done.add(top.node);
        open.delete(top.node);
        path.pop();
      } else if (open.has(step.value)) {
        circles.push(path.slice(open.get(step.value)).map(({ node }) => node));
      } else if (!done.has(step.value)) {
        enter(step.value);
      }
    }
  }
  const places = new Map(nodes.map((node, index) => [node, index]));
  return circles.map((circle) => rotated(circle, places));
}

function rotated(circle: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const order = circle.map((node) => places.get(node) ?? 0);
  const first = order.indexOf(Math.min(...order));
  return [...circle.slice(first), ...circle.slice(0, first)];
}
