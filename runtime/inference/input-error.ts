/** Base of everything the inference client throws, apart from the reason of a caller's own `signal`. */
export class InferenceError extends Error {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "InferenceError";

  /** Name, message and the fields below; `JSON.stringify` of a plain error would lose the message. */
  toJSON(): object {
    // oxlint-disable-next-line typescript/no-misused-spread -- its own fields are what JSON shows
    return { ...this, name: this.name, message: this.message };
  }
}

/** The caller's arguments or options are wrong or incomplete. No request was sent. */
export class InputError extends InferenceError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "InputError";
}
