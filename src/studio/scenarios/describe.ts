import type { Scenario } from '../api/schemas.ts'
import type { StudioKey } from '../texts.ts'

export const groups = ['visitors', 'members', 'agents', 'platform', 'network', 'content'] as const
export type Group = (typeof groups)[number]

const isAgent = (account: string) => /^(agent|desk)_/.test(account)

/** Returns the group in which a person looks for a scenario. */
export function groupOf({ signedIn, settings = {}, faults, steps }: Scenario): Group {
  if (faults?.length) return 'network'
  if (settings.emptyLobby || settings.emptyContent) return 'content'
  if (settings.maintenance || settings.regionRestriction || settings.vendorMaintenance || steps?.length)
    return 'platform'
  if (!signedIn) return 'visitors'
  return isAgent(signedIn) ? 'agents' : 'members'
}

/** One change of a scenario: the key of its text, and the text's value. */
export interface Change {
  key: StudioKey
  value: string
}

const names = (map: object = {}) => Object.keys(map).join(', ')

const change = (key: StudioKey, value: string | number | undefined): Change[] =>
  value === undefined || value === '' || value === 0 ? [] : [{ key, value: `${value}` }]

const fact = (key: StudioKey, holds: boolean | undefined): Change[] => (holds ? [{ key, value: '' }] : [])

/** Returns what a scenario changes of the usual platform. */
export function changesOf(scenario: Scenario): Change[] {
  const { signedIn, settings = {}, flags = {}, faults = [], steps = [], frozenAt } = scenario
  return [
    ...change('change_account', signedIn ?? undefined),
    ...Object.entries(flags).flatMap(([flag, on]) => change(on ? 'change_on' : 'change_off', flag)),
    ...change('change_settings', names(settings)),
    ...change('change_faults', faults.map(({ endpoint }) => endpoint).join(', ')),
    ...change('change_steps', steps.length),
    ...fact('change_expired', scenario.sessionExpired),
    ...change('change_failed', names(scenario.failedLogins)),
    ...change('change_balances', names(scenario.balances)),
    ...change('change_rounds', names(scenario.rounds)),
    ...change('change_withdrawals', names(scenario.withdrawals)),
    ...change('change_favourites', names(scenario.favourites)),
    ...fact('change_team', scenario.team),
    ...change('change_crowd', scenario.crowd),
    ...change('change_frozen', frozenAt?.slice(0, 16).replace('T', ' ')),
  ]
}
