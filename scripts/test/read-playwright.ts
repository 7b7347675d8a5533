import { type Outcome, sum } from './outcome.ts'

/** The JSON report of Playwright, as far as it is read here. */
export interface PlaywrightReport {
  suites: Suite[]
  /** What went wrong outside every test: a server that did not start, a file that does not load. */
  errors: Failing[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: Test[] }[]
}

interface Test {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { errors?: Failing[] }[]
}

interface Failing {
  message?: string
}

/** What was said beside the report explains errors outside the tests, such as why the server did not start. */
export function readPlaywright({ suites, errors }: PlaywrightReport, said = ''): Outcome {
  const failures = errors.map(({ message = '' }) => ({ name: 'playwright', message: `${message}\n${said}`.trim() }))
  return sum([...suites.map((suite) => readSuite(suite, [])), { passed: 0, skipped: 0, failures }])
}

function readSuite({ title, suites = [], specs = [] }: Suite, above: string[]): Outcome {
  const path = [...above, title]
  const tests = specs.flatMap((spec) => spec.tests.map((test) => readTest(test, [...path, spec.title])))
  return sum([...tests, ...suites.map((suite) => readSuite(suite, path))])
}

function readTest({ projectName, status, results }: Test, path: string[]): Outcome {
  if (status === 'expected') return { passed: 1, skipped: 0, failures: [] }
  if (status === 'skipped') return { passed: 0, skipped: 1, failures: [] }
  const message = results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? '')).join('\n')
  return { passed: 0, skipped: 0, failures: [{ name: [`[${projectName}]`, ...path].join(' › '), message }] }
}
