/** Address of the script that vite makes of a worker. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
