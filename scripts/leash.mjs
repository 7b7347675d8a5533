/**
 * `node scripts/leash.mjs COMMAND...`: runs a command until it ends, or until the parent process has ended and closed the
 * standard input. Start it as the leader of a process group, which it then kills.
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
  // Zero addresses every process of this group: the command, its children and this one.
  else process.kill(0, 'SIGKILL')
})
