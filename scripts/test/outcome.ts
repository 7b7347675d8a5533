export interface Failure {
  name: string
  message: string
}

/**
 * The result of a check: the number of passed tests, the failures, and what did not run: tests that the time limit cut off,
 * which is a failure too, or engines that are not installed.
 */
export interface Outcome {
  passed: number
  skipped: number
  failures: Failure[]
  notRun: string[]
}

const nothing: Outcome = { passed: 0, skipped: 0, failures: [], notRun: [] }

export const pass = (passed = 1): Outcome => ({ ...nothing, passed })

/** Returns the outcome of a single failure. */
export const fail = (name: string, message: string): Outcome => ({ ...nothing, failures: [{ name, message }] })

/** Adds outcomes up. */
export function sum(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    notRun: outcomes.flatMap(({ notRun }) => notRun),
  }
}
