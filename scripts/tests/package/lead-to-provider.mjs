/*
 * Sends the requests of a worker to the provider of the test, which knows the worker by its process id. If the provider
 * says so, the worker dies after the answer has arrived, and before the program has read it.
 */
const direct = globalThis.fetch;

globalThis.fetch = async (address, init) => {
  const { host, pathname } = new URL(address);
  const headers = new Headers(init.headers);
  headers.set("x-worker", String(process.pid));
  const response = await direct(`${process.env.PROVIDER_ORIGIN}/${host}${pathname}`, { ...init, headers });
  if (response.headers.has("x-die")) process.kill(process.pid, "SIGKILL");
  return response;
};
