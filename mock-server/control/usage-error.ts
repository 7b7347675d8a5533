/** A mistake in the command line. The message is all that the user needs. */
export class UsageError extends Error {
  override name = 'UsageError'
}
