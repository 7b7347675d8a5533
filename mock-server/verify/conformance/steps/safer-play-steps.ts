import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { games } from '#contract/games.ts'
import { saferPlay } from '#contract/safer-play.ts'
import { memberPassword } from '#fixtures/members.ts'
import { control } from '#mock-server/control/contract.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import { type Step, step, conformanceWorld as world } from '../step.ts'
import { stakeLimitSteps } from './stake-limit-steps.ts'
import { settings } from './world-steps.ts'

const account = 'highroller'
const signIn = (name: string) => step(`safer play: ${name}`, control.signIn, { world, account })
const as = (name: string) => ({ token: `{{safer play: ${name}.token}}` })

const methods = ['manualTransfer', 'paymentGateway', 'alipay', 'qqPay', 'wechatPay'] as const
const depositsRefused = (name: string, expect: GatewayErrorCode): Step[] =>
  methods.map((method) =>
    step(
      `${method}: ${expect}`,
      deposit[method],
      {
        ...{ amount: 50_000, bankCode: 'HANEUL', depositorName: 'Diana', language: 'EN' },
        idempotencyKey: `conformance-safer-${method}`,
      },
      { ...as(name), expect },
    ),
  )

const launch = {
  platform: 'html5',
  accountType: '{{game list.games.0.vassalage}}',
  gameId: '{{game list.games.0.gameId}}',
  nodeId: '{{game list.games.0.nodeId}}',
  merchantCode: 'HAEDAL',
  language: 'EN',
}

/** During a break all sessions are over; the control API alone opens another one. */
const breakRefusals = (name: string, expect: GatewayErrorCode): Step[] => [
  step(`login: ${expect}`, auth.login, { type: 'username', username: account, password: memberPassword }, { expect }),
  signIn(name),
  step(`launch: ${expect}`, games.launch, launch, { ...as(name), expect }),
  ...depositsRefused(name, expect),
]

const first = as('member')
const loss = { kind: 'loss', period: 'week' }
const limit = (name: string, input: object) => step(`limit ${name}`, saferPlay.setLimit, input, first)

const calls = [
  [saferPlay.overview, {}],
  [saferPlay.setLimit, { ...loss, amount: 1 }],
  [saferPlay.answerIncrease, { ...loss, confirm: true }],
  [saferPlay.setRealityCheck, { minutes: 30 }],
  [saferPlay.timeOut, { days: 1 }],
  [saferPlay.selfExclude, { months: 6 }],
  [saferPlay.netPosition, { since: 0 }],
] as const

export const saferPlaySteps: Step[] = [
  settings('safer play on', { flags: { SAFERPLAY3: true } }),
  step('safer play: trial', auth.freePlayLogin),
  ...calls.map(([endpoint, input]) =>
    step(`${endpoint.id} of a trial`, endpoint, input, { ...as('trial'), expect: 'REAL_ACCOUNT_REQUIRED' }),
  ),
  signIn('member'),
  step('limits unset', saferPlay.overview, {}, first),
  limit('first', { ...loss, amount: 500_000 }),
  limit('lower', { ...loss, amount: 400_000 }),
  limit('higher', { ...loss, amount: 900_000 }),
  step(
    'increase too early',
    saferPlay.answerIncrease,
    { ...loss, confirm: true },
    { ...first, expect: 'INCREASE_NOT_READY' },
  ),
  step('increase withdrawn', saferPlay.answerIncrease, { ...loss, confirm: false }, first),
  limit('of deposits', { kind: 'deposit', period: 'day', amount: 10_000 }),
  ...depositsRefused('member', 'DEPOSIT_LIMIT_REACHED'),
  ...stakeLimitSteps(first, launch),
  step('reality check', saferPlay.setRealityCheck, { minutes: 30 }, first),
  step('net position', saferPlay.netPosition, { since: 0 }, first),
  step('time-out', saferPlay.timeOut, { days: 1 }, first),
  ...breakRefusals('during the time-out', 'TIME_OUT_ACTIVE'),
  step('self-exclusion', saferPlay.selfExclude, { months: 6 }, as('during the time-out')),
  ...breakRefusals('during the exclusion', 'SELF_EXCLUDED'),
  settings('safer play off', { flags: { SAFERPLAY3: false } }),
]
