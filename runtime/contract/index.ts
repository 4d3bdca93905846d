/* Types that the generated code of every catalogue uses. A catalogue outside of this repository imports them from
   hubsmith/contract. */
export type * from "./calls.ts";
export type * from "./escapes.ts";
export type * from "./records.ts";
export type * from "./schemas.ts";
