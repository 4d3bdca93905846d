/** The variables of one function call. Slot 0 contains the slots of the outer function. */
export type Slots = unknown[];

/** The number of slots of a function. */
export interface FrameShape {
  readonly size: number;
}

/** Empty slots by their number. Functions with the same number of slots copy the same array. */
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

/** Returns the slots of an outer function, a number of levels up. */
export function outerSlots(slots: Slots, up: number): Slots {
  let result = slots;
  for (let turn = 0; turn < up; turn++) result = result[0] as Slots;
  return result;
}
