/** A mistake in how a command was called. */
export class UsageError extends Error {}

/**
 * Returns the exit code of a failed command: 2 on a usage error, otherwise 1.
 * @param {unknown} error
 */
export function exitCodeOf(error) {
  const { code } = /** @type {{ code?: unknown }} */ (error)
  return error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS') ? 2 : 1
}
