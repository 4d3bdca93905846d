import { checkPages } from "./page-checks.ts";

/** The list, a document with a drawing, a document with wide tables, and the largest reference page. */
checkPages(["/docs/", "/docs/architecture/", "/docs/react-components/", "/docs/api/inference/"]);
