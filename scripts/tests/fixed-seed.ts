import { configureGlobal } from "fast-check";

/* Gives tests with random values the same values in every run. `FUZZ_SEED` changes them. */

configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20260301) });
