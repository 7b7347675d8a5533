import { offerNames } from '#fixtures/agents/contracts.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import type { Settings, SettingsPatch } from '#mock-server/world/settings/settings.ts'
import { control } from '../contract.ts'
import { UsageError } from '../usage-error.ts'
import { asInstant, columns, orNone } from './columns.ts'
import type { Command, CommandResult } from './command.ts'
import { optionalCount, optionalInstant, readPair, readWord } from './read-values.ts'

const onOff = (on: boolean) => (on ? 'on' : 'off')

const reportFlags = ({ flags }: Settings): CommandResult => ({
  data: flags,
  text: columns(Object.entries(flags).map(([flag, on]) => [flag, onOff(on)])),
})

const readFlags = (words: readonly string[]) =>
  Object.fromEntries(
    words.map(readPair).map(([flag, value]) => [flag, readWord(`the flag ${flag}`, value, ['on', 'off']) === 'on']),
  )

const reportSettings = (data: Settings): CommandResult => ({
  data,
  text: columns(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)])),
})

/** Parses a value: JSON, or plain text without quotes. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const statusOf = ({ maintenance, regionRestriction }: Settings) => {
  if (maintenance) return 'maintenance'
  return regionRestriction ? 'region' : 'normal'
}

const reportStatus = (settings: Settings): CommandResult => {
  const { maintenance, regionRestriction } = settings
  const until = maintenance?.endsAt ? `, until ${asInstant(maintenance.endsAt)}` : ''
  const text = maintenance ? `maintenance: ${maintenance.message.en}${until}` : statusOf(settings)
  return { data: { status: statusOf(settings), maintenance, regionRestriction }, text }
}

const defaultMessage = textsOf('maintenance')('usual')

function readStatus(word: string, message: string | undefined, ends: string | undefined): SettingsPatch {
  const status = readWord('a status', word, ['normal', 'maintenance', 'region'])
  if (status !== 'maintenance' && (message ?? ends) !== undefined) {
    throw new UsageError('--message and --ends are for the status maintenance')
  }
  const endsAt = optionalInstant('ends', ends) ?? null
  const text = message === undefined ? defaultMessage : { en: message }
  return {
    maintenance: status === 'maintenance' ? { message: text, endsAt } : null,
    regionRestriction: status === 'region',
  }
}

export const stateCommands: readonly Command[] = [
  {
    name: 'flags',
    words: ['[FLAG=on|off]...'],
    summary: 'changes the merchant’s flags and lists them',
    options: ['world'],
    async run({ call, words, options: { world } }) {
      const settings =
        words.length === 0
          ? await call(control.settings, { world })
          : await call(control.changeSettings, { world, settings: { flags: readFlags(words) } })
      return reportFlags(settings)
    },
  },
  {
    name: 'flags about',
    summary: 'lists every flag with its default and what it turns on',
    async run({ call }) {
      const data = await call(control.flags, {})
      return { data, text: columns(data.map(({ name, default: on, about }) => [name, onOff(on), about])) }
    },
  },
  {
    name: 'settings first',
    summary: 'lists the settings with which the world began',
    options: ['world'],
    run: async ({ call, options: { world } }) => reportSettings(await call(control.firstSettings, { world })),
  },
  {
    name: 'settings',
    words: ['[NAME=VALUE]...'],
    summary: 'changes settings and lists them; a value is JSON or plain text',
    options: ['world'],
    async run({ call, words, options: { world } }) {
      if (words.length === 0) return reportSettings(await call(control.settings, { world }))
      const settings = Object.fromEntries(words.map(readPair).map(([name, text]) => [name, readValue(text)]))
      return reportSettings(await call(control.changeSettings, { world, settings: settings as SettingsPatch }))
    },
  },
  {
    name: 'status',
    words: ['[normal|maintenance|region]'],
    summary: 'shows or sets the status of the platform',
    options: ['world', 'message', 'ends'],
    async run({ call, words: [word], options: { world, message, ends } }) {
      if (word === undefined) return reportStatus(await call(control.settings, { world }))
      return reportStatus(await call(control.changeSettings, { world, settings: readStatus(word, message, ends) }))
    },
  },
  {
    name: 'sign-in',
    words: ['ACCOUNT'],
    summary: 'opens a session without a password and prints it; local storage keeps it as MC_SESSION_INFO',
    options: ['world'],
    async run({ call, words: [account = ''], options: { world } }) {
      const data = await call(control.signIn, { world, account })
      return { data, text: JSON.stringify(data) }
    },
  },
  {
    name: 'members',
    summary: 'lists the members and agents with their uplines and wallets in minor units',
    options: ['world'],
    async run({ call, options: { world } }) {
      const data = await call(control.members, { world })
      const rows = data.map(({ account, type, upline, wallets }) => [
        account,
        type,
        upline ?? '-',
        wallets.map(({ wallet, balance }) => `${wallet} ${balance}`).join(', '),
      ])
      return { data, text: columns(rows) }
    },
  },
  {
    name: 'ledger',
    words: ['ACCOUNT'],
    summary: 'lists the debits and credits of a member’s wallets in minor units, newest first',
    options: ['world', 'limit'],
    async run({ call, words: [account = ''], options: { world, limit } }) {
      const data = await call(control.ledger, { world, account, limit: optionalCount('limit', limit) })
      const rows = data.map(({ at, reason, wallet, amount, balance }) => [
        asInstant(at),
        reason,
        wallet,
        amount,
        balance,
      ])
      return { data, text: orNone(columns(rows), 'no money has moved') }
    },
  },
  {
    name: 'contract',
    words: ['OFFER', 'ACCOUNT'],
    summary: `offers a member a contract from the upline: ${offerNames.join(', ')}`,
    options: ['world'],
    async run({ call, words: [offer = '', account = ''], options: { world } }) {
      const data = await call(control.offerContract, { world, account, offer: readWord('an offer', offer, offerNames) })
      return { data, text: `${data.id}, ${data.kind}, from ${data.requestedBy ?? 'the platform'}` }
    },
  },
]
