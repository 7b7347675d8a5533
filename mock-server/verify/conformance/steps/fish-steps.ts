import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { fish } from '#mock-server/vendors/fish/contract.ts'
import { member, type Step, step } from '../step.ts'
import { launched, launchRefusals } from './launch-refusals.ts'

const fishGame = (field: string) => `{{fish games.games.0.${field}}}`

export const launch = {
  platform: 'html5',
  accountType: fishGame('vassalage'),
  gameId: fishGame('gameId'),
  nodeId: fishGame('nodeId'),
  merchantCode: 'HAEDAL',
  language: 'EN',
}
const page = { merchant: 'HAEDAL', platform: 'html5', gameType: 'FISH', pageNo: 1, pageSize: 1, language: 'EN' }
const token = launched('fish launch')
const poor = '{{fish: login of the penniless.token}}'
const volley = {
  token,
  bet: '{{fish: open.bets.0}}',
  shots: ['shrimp', 'tropical', 'shrimp', 'boss'],
  idempotencyKey: 'conformance-fish-1',
}

const playing: Step[] = [
  step('fish games', games.gameList, page),
  step('fish launch', games.launch, launch, { token: member }),
  step('fish: open', fish.open, { token }),
  step('fish: shoot', fish.shoot, volley),
  step('fish: shoot sent twice', fish.shoot, volley),
  step(
    'fish: shoot at others by the same key',
    fish.shoot,
    { ...volley, shots: ['shrimp', 'crab', 'crab', 'crab'] },
    { expect: 'IDEMPOTENCY_KEY_REUSED' },
  ),
  step('fish: shoot at nothing', fish.shoot, { ...volley, shots: [] }, { expect: 'INVALID_INPUT' }),
  step('fish: shoot at no fish', fish.shoot, { ...volley, shots: ['dragon'] }, { expect: 'INVALID_INPUT' }),
  step(
    'fish: shoot for no step',
    fish.shoot,
    { ...volley, bet: 1.5, idempotencyKey: 'conformance-fish-2' },
    { expect: 'INVALID_INPUT' },
  ),
  step('fish: member wallet', wallet.memberWallet, {}, { token: member }),
]

const withoutMoney: Step[] = [
  step('fish: login of the penniless', auth.login, {
    type: 'username',
    username: 'penniless',
    password: memberPassword,
  }),
  step('fish: launch without money', games.launch, launch, { token: poor }),
  step(
    'fish: shoot without money',
    fish.shoot,
    { ...volley, token: launched('fish: launch without money'), bet: '{{fish: open.bets.-1}}' },
    { expect: 'INSUFFICIENT_FUNDS' },
  ),
  step('fish: logout of the penniless', auth.logout, {}, { token: poor }),
]

export const fishSteps: Step[] = [
  ...playing,
  ...withoutMoney,
  ...launchRefusals({
    of: 'fish',
    launch,
    calls: [
      { name: 'open', endpoint: fish.open, input: {} },
      { name: 'shoot', endpoint: fish.shoot, input: { ...volley, idempotencyKey: 'conformance-fish-9' } },
    ],
  }),
]
