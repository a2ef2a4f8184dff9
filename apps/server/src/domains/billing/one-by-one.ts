/**
 * Does something to each, in order. One that fails does not keep the others from their turn.
 * @throws the first fault, once all had their turn
 */
export async function oneByOne<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}
