/** Address of the script that vite makes of a worker. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}

interface ImportMeta {
  readonly env: {
    /** Path that the site lies under, with a slash at both ends. */
    readonly BASE_URL: string;
  };
}
