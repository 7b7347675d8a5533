/** The build of the simulator that a host runs. */
export interface Build {
  version: string
  /** The git commit; null if it is unknown. */
  commit: string | null
}
