export interface Failure {
  name: string
  message: string
}

/** What a check came to: how many of its tests passed, and those that did not. */
export interface Outcome {
  passed: number
  skipped: number
  failures: Failure[]
}

export const pass = (passed = 1): Outcome => ({ passed, skipped: 0, failures: [] })

export const fail = (name: string, message: string): Outcome => ({
  passed: 0,
  skipped: 0,
  failures: [{ name, message }],
})

export function sum(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  }
}

/** Holds a runner to its word: one that broke down, or ran nothing, has failed whatever it counted. */
export function strict(runner: string, outcome: Outcome, { ok, output }: { ok: boolean; output: string }): Outcome {
  if (outcome.failures.length > 0) return outcome
  if (!ok) return sum([outcome, fail(runner, output || 'ended with an error and said nothing')])
  if (outcome.passed === 0) return fail(runner, 'ran no tests')
  return outcome
}
