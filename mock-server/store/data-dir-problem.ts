/** A data directory cannot be used. The message is all that the user needs. */
export class DataDirProblem extends Error {
  override name = 'DataDirProblem'
}
