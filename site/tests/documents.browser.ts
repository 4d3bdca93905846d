import { checkPages } from "./page-checks.ts";

/** The list, a document with a drawing, one with wide tables, and the largest page of the reference. */
checkPages(["/docs/", "/docs/architecture/", "/docs/react-components/", "/docs/api/inference/"]);
