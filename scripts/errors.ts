import { runErrors } from './errors/error-command.ts'

process.exitCode = runErrors(process.argv.slice(2), { print: console.log, printError: console.error })
