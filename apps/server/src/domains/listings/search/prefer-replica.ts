/** Names the change that a database's listings have last. */
type ReadRevision = () => Promise<number>;

/**
 * Runs a query on a replica if it has every change of the primary, and otherwise on the primary, so that nobody sees an older state than
 * before and no kept page is made from one. A replica that can't be reached counts as one that lags.
 */
export function preferReplica<Input extends readonly unknown[], Output>(
  primary: { run: (...input: Input) => Promise<Output>; readRevision: ReadRevision },
  replica: { run: (...input: Input) => Promise<Output>; readRevision: ReadRevision } | null,
): (...input: Input) => Promise<Output> {
  if (!replica) return primary.run;
  return async (...input) => {
    const [ours, theirs] = await Promise.all([primary.readRevision(), replica.readRevision().catch(() => null)]);
    return theirs === ours ? replica.run(...input) : primary.run(...input);
  };
}
