/** Chunks as a stream of the platform. Cancelling it ends them. */
export function readable<Chunk>(chunks: AsyncGenerator<Chunk, void>): ReadableStream<Chunk> {
  const pull = async (controller: ReadableStreamDefaultController<Chunk>): Promise<void> => {
    const { done, value } = await chunks.next();
    if (done === true) controller.close();
    else controller.enqueue(value);
  };
  const cancel = async (): Promise<void> => void (await chunks.return());
  // Nothing is fetched ahead of the reader.
  return new ReadableStream<Chunk>({ pull, cancel }, { highWaterMark: 0 });
}
