import { checkAccessibility } from "./accessibility.ts";

checkAccessibility("dark");
