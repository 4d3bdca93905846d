import { configureGlobal } from "fast-check";

/* Tests with random values read the same ones in every run. `FUZZ_SEED=7` takes other ones. */

configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20260301) });
