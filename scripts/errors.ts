import { runErrors } from './error-command.ts'

process.exitCode = runErrors(process.argv.slice(2), { say: console.log, complain: console.error })
