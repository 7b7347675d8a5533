/** Why a data directory cannot be used; the message is all the person needs. */
export class DataDirProblem extends Error {
  override name = 'DataDirProblem'
}
