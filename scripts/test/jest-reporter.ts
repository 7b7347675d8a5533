import { note } from './notes.ts'

interface CaseResult {
  ancestorTitles: string[]
  status: string
  failureMessages: string[]
}

interface FileResult {
  testExecError?: { message: string; stack?: string } | null
}

/** Notes the result of each story, which is a test of the Storybook test runner. */
export default class NotesReporter {
  onTestCaseResult(_: unknown, { ancestorTitles, status, failureMessages }: CaseResult) {
    const name = ancestorTitles.join(' › ')
    note({ finished: name })
    if (status === 'failed') note({ status, name, message: failureMessages.join('\n') })
    else note({ status: status === 'passed' ? status : 'skipped', name })
  }

  onTestResult({ path }: { path: string }, { testExecError }: FileResult) {
    if (testExecError) note({ status: 'failed', name: path, message: testExecError.stack ?? testExecError.message })
  }
}
