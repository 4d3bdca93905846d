import type { Place } from "./errors.ts";

/** The code of a template, in which each hole (`{{…}}`) is replaced by a name. */
export interface TemplateCode {
  readonly text: string;
  /** Returns the place in the template for a position in `text`. */
  placeAt(position: number): Place | undefined;
}

/** A node of a template, parsed or compiled. */
type Node =
  | { readonly kind: "text"; readonly text: string; readonly place: Place }
  | { readonly kind: "hole"; readonly name: string; readonly place: Place }
  | { readonly kind: "if"; readonly present: readonly Node[]; readonly absent: readonly Node[] }
  | { readonly kind: "each"; readonly body: readonly Node[] };

/** The start of the name that replaces a hole. The name is valid in code and as part of a string. */
export const HOLE = "hole_";

/**
 * Returns the code of a template with all optional facts, and with none of them. If both codes are equal, the list
 * contains only one.
 */
export function codesOf(nodes: readonly Node[]): readonly TemplateCode[] {
  const [full, bare] = [write(nodes, true), write(nodes, false)];
  return full.text === bare.text ? [full] : [full, bare];
}

function write(nodes: readonly Node[], hasFacts: boolean): TemplateCode {
  const pieces: { readonly start: number; readonly place: Place; readonly isHole: boolean }[] = [];
  let text = "";
  const visit = (node: Node): void => {
    switch (node.kind) {
      case "text":
      case "hole":
        pieces.push({ start: text.length, place: node.place, isHole: node.kind === "hole" });
        text += node.kind === "text" ? node.text : `${HOLE}${node.name}`;
        break;
      case "if":
        (hasFacts ? node.present : node.absent).forEach(visit);
        break;
      case "each":
        if (hasFacts) node.body.forEach(visit);
    }
  };
  nodes.forEach(visit);
  return {
    text,
    placeAt(position) {
      const piece = pieces.findLast(({ start }) => start <= position);
      if (piece === undefined || piece.isHole) return piece?.place;
      return { ...piece.place, offset: piece.place.offset + position - piece.start, length: 1 };
    },
  };
}
