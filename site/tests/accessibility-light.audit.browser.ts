import { checkAccessibility } from "./accessibility.ts";

checkAccessibility("light");
