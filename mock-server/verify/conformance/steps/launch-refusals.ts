import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import type { Endpoint } from '#contract/resource.ts'
import { memberPassword } from '#fixtures/members.ts'
import { control } from '#mock-server/control/contract.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { member, type Step, step } from '../step.ts'
import { settings, snapshot } from './world-steps.ts'

/** The calls of a game that need a launch, each with valid input except the token. */
interface Refusable {
  /** The prefix of each step's name. */
  of: string
  /** The input of `games.launch`. */
  launch: { accountType: string } & object
  calls: readonly { name: string; endpoint: Endpoint; input: object }[]
  /** An account without a session, which the script may sign in. */
  visitor?: string
}

/** Returns the placeholder for a launch's token, which is in the query of the returned address. */
export const launched = (name: string) => `{{${name}.content.game_url?token}}`

/** Returns the steps for every refusal of a launch, in every call of a game. */
export function launchRefusals({ of, launch, calls, visitor = 'penniless' }: Refusable): Step[] {
  const refused = (why: string, token: string, expect: Step['expect']) =>
    calls.map(({ name, endpoint, input }) => step(`${of}: ${name} ${why}`, endpoint, { ...input, token }, { expect }))
  const open = (why: string, token = member) => step(`${of}: launch ${why}`, games.launch, launch, { token })
  const tokenOf = (why: string) => launched(`${of}: launch ${why}`)
  const session = `{{${of}: login.token}}`
  const before = `${of}: before the game goes`

  return [
    ...refused('of nothing', 'none', 'LAUNCH_EXPIRED'),

    open('to be closed'),
    step(`${of}: close`, launches.close, { token: tokenOf('to be closed') }),
    ...refused('when closed', tokenOf('to be closed'), 'LAUNCH_CLOSED'),

    step(`${of}: login`, auth.login, { type: 'username', username: visitor, password: memberPassword }),
    open('before the logout', session),
    step(`${of}: logout`, auth.logout, {}, { token: session }),
    ...refused('after the logout', tokenOf('before the logout'), 'SESSION_EXPIRED'),

    open('before the maintenance'),
    settings(`${of}: the vendor closes`, { vendorMaintenance: [launch.accountType] }),
    ...refused('in the maintenance', tokenOf('before the maintenance'), 'VENDOR_MAINTENANCE'),
    settings(`${of}: the vendor opens`, { vendorMaintenance: [] }),

    // A launch has no game only if a snapshot comes from a host with another catalogue.
    open('of a game that goes'),
    snapshot(before),
    step(`${of}: the game goes`, control.restoreSnapshot, {
      snapshot: {
        '...': `{{${before}}}`,
        tables: {
          '...': `{{${before}.tables}}`,
          launches: [{ '...': `{{${before}.tables.launches.-1}}`, nodeId: 'gone' }],
        },
      },
    }),
    ...refused('of a game that is gone', tokenOf('of a game that goes'), 'GAME_NOT_FOUND'),
  ]
}
