/**
 * `node scripts/leash.mjs COMMAND...`: runs a command until it ends or the process that started this one is gone, however
 * that ended. Its end closes the standard input here. Start it as the leader of a process group, which it then kills.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const [program = '', ...parameters] = process.argv.slice(2)
const isWindows = process.platform === 'win32'
const child = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'], shell: isWindows })

child.on('error', ({ message }) => {
  console.error(message)
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))

process.stdin.resume().on('end', () => {
  if (isWindows) child.kill()
  // Zero is every process of this group: the command, what it started, and this one.
  else process.kill(0, 'SIGKILL')
})
