/** A mistake in how a command was called. */
export class WrongUse extends Error {}

/**
 * What a command ends with: 2 if it was used wrongly, 1 if it failed.
 * @param {unknown} error
 */
export function exitCodeOf(error) {
  const { code } = /** @type {{ code?: unknown }} */ (error)
  return error instanceof WrongUse || String(code).startsWith('ERR_PARSE_ARGS') ? 2 : 1
}
