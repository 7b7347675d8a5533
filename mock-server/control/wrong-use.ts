/** A mistake in how the command was called; its message is all the person needs. */
export class WrongUse extends Error {
  override name = 'WrongUse'
}
