import { type Outcome, sum } from './outcome.ts'

/** The JSON report of Vitest and of Jest, as far as it is read here. */
export interface JestReport {
  testResults: Suite[]
}

interface Suite {
  name: string
  status: string
  message?: string
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
}

export const readJest = ({ testResults }: JestReport): Outcome => sum(testResults.map(readSuite))

function readSuite({ name, status, message = '', assertionResults }: Suite): Outcome {
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ name: test.fullName, message: test.failureMessages?.join('\n') ?? '' }))
  const passed = assertionResults.filter((test) => test.status === 'passed').length
  const skipped = assertionResults.length - passed - failures.length
  const broken = status === 'failed' && failures.length === 0 ? [{ name, message }] : []
  return { passed, skipped, failures: [...failures, ...broken] }
}
