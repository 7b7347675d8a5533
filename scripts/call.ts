import { runCall } from '#mock-server/control/run-call.ts'

process.exitCode = await runCall(process.argv.slice(2), { print: console.log, printError: console.error })
