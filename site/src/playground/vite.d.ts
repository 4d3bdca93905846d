/** Exports the address of the worker's script, which Vite builds. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}

interface ImportMeta {
  readonly env: {
    /** Base path of the site, with a slash at both ends. */
    readonly BASE_URL: string;
  };
}
