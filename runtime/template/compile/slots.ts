/** The variables of one function call; slot 0 holds the slots of the function around it. */
export type Slots = unknown[];

/** The number of slots of a function. */
export interface FrameShape {
  readonly size: number;
}

/** Empty slots by their number, to begin with; functions of one size share them. */
const BLANK_SLOTS: Slots[] = [];

/** Returns empty slots. */
export function blankSlots({ size }: FrameShape): Slots {
  const blank = size < 256 ? (BLANK_SLOTS[size] ??= emptySlots(size)) : emptySlots(size);
  return blank.slice();
}

const emptySlots = (size: number): Slots => Array.from({ length: size }, () => undefined);

/** Returns empty slots for a call of a function. */
export function makeSlots(frame: FrameShape, outer: Slots): Slots {
  const slots = blankSlots(frame);
  slots[0] = outer;
  return slots;
}

/** Returns the slots of a function further out. */
export function outerSlots(slots: Slots, up: number): Slots {
  let result = slots;
  for (let turn = 0; turn < up; turn++) result = result[0] as Slots;
  return result;
}
