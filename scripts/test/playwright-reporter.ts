import { existsSync, readFileSync } from 'node:fs'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { note } from './notes.ts'

const nameOf = (test: TestCase) => {
  const [, project, ...path] = test.titlePath()
  return [`[${project}]`, ...path].join(' › ')
}

/** Returns Playwright's record of the page at the failure. */
function shown({ attachments }: TestResult): string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (!path || !existsSync(path)) return []
  const [, page = ''] = readFileSync(path, 'utf8').split('# Page snapshot')
  return page ? [`The page showed:${page.slice(0, 3000)}`] : []
}

const words = ({ message = '', snippet, location }: TestError) =>
  [message, ...(location ? [`at ${location.file}:${location.line}`] : []), ...(snippet ? [snippet] : [])].join('\n')

/** Notes the result of each journey. */
export default class NotesReporter implements Reporter {
  printsToStdio() {
    return true
  }

  onBegin(_: FullConfig, suite: Suite) {
    note({ planned: suite.allTests().map(nameOf) })
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const name = nameOf(test)
    // A journey that is cut off by the end of the run counts as not run.
    if (result.status === 'interrupted') return
    note({ finished: name })
    if (test.outcome() === 'skipped') note({ status: 'skipped', name })
    else if (test.outcome() === 'expected') note({ status: 'passed', name })
    else note({ status: 'failed', name, message: [...result.errors.map(words), ...shown(result)].join('\n') })
  }

  /** Notes an error outside all journeys, such as a server that does not start or a file that does not load. */
  onError(error: TestError) {
    note({ status: 'failed', name: 'playwright', message: words(error) })
  }
}
