import { auth } from '#contract/auth.ts'
import { system } from '#contract/system.ts'
import { call, curl, type Line, scenario, sh, sleep, start, times } from '../line.ts'
import { fresh, type Reproductions } from '../reproduction-parts.ts'

const forgotten = ['--world', 'forgotten'] as const
const watch: Line = {
  ...times(100, curl('/__gateway/events?world=default', '-m', '30', '-o', '/dev/null')),
  aside: true,
}
const fill = `
  const { readFileSync, writeFileSync } = require("node:fs")
  const world = JSON.parse(readFileSync("world.json", "utf8"))
  world.tables.reads = Array.from({ length: 100000 }, (_, at) => ({ memberId: "m-0001", announcementId: "a-" + at }))
  writeFileSync("world.json", JSON.stringify(world))`

/** The errors of the control API and of a host's limits. */
export const controlRows = {
  CONTROL_REFUSED: [curl('/__gateway/settings', '-H', 'Origin: https://elsewhere.example')],
  SCENARIO_UNKNOWN: [scenario('show', 'none')],
  MEMBER_UNKNOWN: [scenario('sign-in', 'nobody')],
  SNAPSHOT_UNKNOWN: [scenario('snapshot', 'restore', 'none')],
  JOURNAL_ENTRY_UNKNOWN: [scenario('journal', 'explain', '999999')],
  TIMELINE_ENTRY_UNKNOWN: [scenario('timeline', 'back', '999999')],
  NOTHING_ARRIVED: [scenario('outbox', 'wait', '--to', 'nobody', '--timeout', '1ms')],
  NOTHING_DUE: [fresh, scenario('clock', 'next')],
  WORLD_EXISTS: [scenario('new-world', '--world', 'default')],
  WORLD_DROPPED: [
    start('--idle', '1s'),
    scenario('new-world', ...forgotten),
    sleep(2),
    call(system.status, {}, { options: forgotten }),
  ],
  WORLD_LIMIT: [times(500, scenario('new-world'))],
  SNAPSHOT_LIMIT: [times(51, scenario('snapshot', 'save', 'saved-{{i}}'))],
  WATCHER_LIMIT: [watch, scenario('outbox', 'wait', '--to', 'nobody')],
  WORLD_FULL: [
    fresh,
    scenario('snapshot', 'export', '--out', 'world.json'),
    sh(`node -e '${fill}'`),
    scenario('snapshot', 'import', 'world.json'),
    call(auth.freePlayLogin),
  ],
} satisfies Reproductions
