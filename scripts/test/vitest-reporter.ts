import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { root } from '../paths.mjs'
import { note } from './notes.ts'

const fileOf = ({ moduleId }: { moduleId: string }) => relative(root, moduleId)

const words = (errors: readonly { message: string; stack?: string; diff?: string }[] = []) =>
  errors.map(({ message, stack = message, diff }) => (diff ? `${stack}\n${diff}` : stack)).join('\n')

/** Notes the result of each test file and each test. */
export default class NotesReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]) {
    note({ planned: specifications.map(fileOf) })
  }

  onTestCaseResult(test: TestCase) {
    const name = `${fileOf(test.module)} › ${test.fullName}`
    const { state, errors } = test.result()
    if (state === 'failed') note({ status: state, name, message: words(errors) })
    else note({ status: state === 'passed' ? state : 'skipped', name })
  }

  /** Notes errors outside a file's tests: a file that does not load, or a hook that fails. */
  onTestModuleEnd(module: TestModule) {
    const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
    if (errors.length > 0) note({ status: 'failed', name: fileOf(module), message: words(errors) })
    note({ finished: fileOf(module) })
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly { message: string; stack?: string }[]) {
    if (unhandled.length > 0) note({ status: 'failed', name: 'vitest', message: words(unhandled) })
  }
}
