/** Which state of the simulator a host runs. */
export interface Build {
  version: string
  /** Null if nobody knows. */
  commit: string | null
}
