import { isAgentLoginType } from '#contract/account-type.ts'
import { type MemberFixture, members } from '#fixtures/members.ts'
import type { Axis } from './axis.ts'

type AccountType = MemberFixture['type']

/** The name of each account type, and the account that represents it. A member of type 2 is an agent too. */
const types = {
  0: { name: 'member', account: 'haedal_92' },
  1: { name: 'vip', account: 'highroller' },
  2: { name: 'agent', account: 'agent_seo' },
  4: { name: 'trial', account: 'guest_0001' },
  40: { name: 'desk40', account: 'desk_forty' },
  41: { name: 'desk41', account: 'desk_fortyone' },
  42: { name: 'desk42', account: 'desk_fortytwo' },
} as const satisfies Record<AccountType, { name: string; account: string }>

type AccountName = 'visitor' | (typeof types)[AccountType]['name']

const named = Object.values(types)
const typeOf = (account: string) => members.find((member) => member.account === account)?.type ?? 0

/** The type of the account whose session the app starts with. An agent comes with the whole team. */
export const account: Axis<AccountName> = {
  values: ['visitor', ...named.map(({ name }) => name)],
  valueIn: ({ signedIn }) => (signedIn ? types[typeOf(signedIn)].name : 'visitor'),
  changesTo(value) {
    const persona = named.find(({ name }) => name === value)
    if (!persona) return { signedIn: null }
    const leads = value === 'agent' || value.startsWith('desk')
    return { signedIn: persona.account, ...(leads && { team: true }) }
  },
}

const usualPlayer = types[0].account

/** Returns the account that plays: the signed-in one, or the usual member if that is a visitor or a desk. */
export const playerOf = ({ signedIn }: { signedIn?: string | null }): string =>
  signedIn && !isAgentLoginType(typeOf(signedIn)) ? signedIn : usualPlayer
