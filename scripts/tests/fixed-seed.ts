import { configureGlobal } from "fast-check";

/* Gives tests with random values the same values in every run. Set `FUZZ_SEED` to use other values. */

configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20260301) });
