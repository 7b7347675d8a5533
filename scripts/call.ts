import { runCall } from '#mock-server/control/run-call.ts'

process.exitCode = await runCall(process.argv.slice(2), { say: console.log, complain: console.error })
