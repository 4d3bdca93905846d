/** A type without `readonly`, at every depth. */
export type Changeable<Value> = Value extends readonly (infer Item)[]
  ? Changeable<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Changeable<Value[Key]> }
    : Value;
