import { auth } from '#contract/auth.ts'
import { control } from '#mock-server/control/contract.ts'
import { rawStep, type Step, step, conformanceWorld as world } from '../step.ts'

const other = `${world}-other`
const unknownWorld = { world: 'nobody-made-this' }
const unknown = { expect: 'WORLD_UNKNOWN' } as const

const code = { mobileNum: '1022334455', countryDialingCode: '82' }
const inOther = { headers: { 'X-World': other } }

/** The outbox and the journal of the other world. */
export const journalSteps: Step[] = [
  step('a code for the outbox', auth.sendSmsNoLogin, code, inOther),
  rawStep('an unhandled call', { path: '/wps/capcha', expect: 'NOT_FOUND', ...inOther }),
  step('outbox', control.outbox, { world: other, to: '1022334455', channel: 'sms', after: 0 }),
  step('outbox in an unknown world', control.outbox, unknownWorld, unknown),
  step('wait for a message', control.awaitMessage, { world: other, to: '1022334455', timeout: 0 }),
  step('wait in vain', control.awaitMessage, { world: other, to: 'nobody', timeout: 0 }, { expect: 'NOTHING_ARRIVED' }),
  step('wait for a message in an unknown world', control.awaitMessage, unknownWorld, unknown),
  step('journal beside', control.journal, { world: other }),
  step('journal by everything', control.journal, {
    world: other,
    endpoint: 'auth.*',
    method: 'post',
    status: '2xx',
    text: '1022334455',
    unhandled: 'false',
    from: 0,
    until: 8_640_000_000_000_000,
    limit: 1,
  }),
  step('journal in an unknown world', control.journal, unknownWorld, unknown),
  step(
    'journal of no endpoint',
    control.journal,
    { world: other, endpoint: 'auth.logon' },
    { expect: 'INVALID_INPUT' },
  ),
  step('count', control.countJournal, { world: other, unhandled: 'true' }),
  step('count in an unknown world', control.countJournal, unknownWorld, unknown),
  step('explain', control.explainEntry, { world: other, id: '{{journal beside.-1.id}}' }),
  step('explain no entry', control.explainEntry, { world: other, id: 999 }, { expect: 'JOURNAL_ENTRY_UNKNOWN' }),
  step('explain in an unknown world', control.explainEntry, { ...unknownWorld, id: 1 }, unknown),
  step('verify', control.verifyJournal, {
    world: other,
    calls: [
      { endpoint: 'auth.sendSmsNoLogin', times: 1 },
      { text: 'capcha', status: '404' },
    ],
    inOrder: true,
    nothingUnhandled: true,
  }),
  step('verify in an unknown world', control.verifyJournal, { ...unknownWorld, calls: [] }, unknown),
]
