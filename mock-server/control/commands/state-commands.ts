import { offerNames } from '#fixtures/agents/contracts.ts'
import type { Settings, SettingsPatch } from '#mock-server/world/settings.ts'
import { control } from '../contract.ts'
import { WrongUse } from '../wrong-use.ts'
import { asInstant, columns } from './columns.ts'
import type { Command, Told } from './command.ts'
import { optionalInstant, readPair, readWord } from './read-values.ts'

const onOff = (on: boolean) => (on ? 'on' : 'off')

const tellFlags = ({ flags }: Settings): Told => ({
  data: flags,
  text: columns(Object.entries(flags).map(([flag, on]) => [flag, onOff(on)])),
})

const readFlags = (words: readonly string[]) =>
  Object.fromEntries(
    words.map(readPair).map(([flag, value]) => [flag, readWord(`the flag ${flag}`, value, ['on', 'off']) === 'on']),
  )

const tellSettings = (data: Settings): Told => ({
  data,
  text: columns(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)])),
})

/** A value is JSON, or a text that need not stand in quotes. */
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

const tellStatus = (settings: Settings): Told => {
  const { maintenance, regionRestriction } = settings
  const until = maintenance?.endsAt ? `, until ${asInstant(maintenance.endsAt)}` : ''
  const text = maintenance ? `maintenance: ${maintenance.message.en}${until}` : statusOf(settings)
  return { data: { status: statusOf(settings), maintenance, regionRestriction }, text }
}

const usualMessage = { ko: '정기 점검 중입니다', en: 'We are under maintenance' }

function readStatus(word: string, message: string | undefined, ends: string | undefined): SettingsPatch {
  const status = readWord('a status', word, ['normal', 'maintenance', 'region'])
  if (status !== 'maintenance' && (message ?? ends) !== undefined) {
    throw new WrongUse('--message and --ends are for the status maintenance')
  }
  const endsAt = optionalInstant('ends', ends) ?? null
  const said = message === undefined ? usualMessage : { ko: message, en: message }
  return {
    maintenance: status === 'maintenance' ? { message: said, endsAt } : null,
    regionRestriction: status === 'region',
  }
}

export const stateCommands: readonly Command[] = [
  {
    name: 'flags',
    words: ['[FLAG=on|off]...'],
    summary: 'the merchant’s switches, after these changes',
    options: ['world'],
    async run({ ask, words, options: { world } }) {
      const settings =
        words.length === 0
          ? await ask(control.settings, { world })
          : await ask(control.changeSettings, { world, settings: { flags: readFlags(words) } })
      return tellFlags(settings)
    },
  },
  {
    name: 'settings',
    words: ['[NAME=VALUE]...'],
    summary: 'all settings, after these changes; a value is JSON or plain text',
    options: ['world'],
    async run({ ask, words, options: { world } }) {
      if (words.length === 0) return tellSettings(await ask(control.settings, { world }))
      const settings = Object.fromEntries(words.map(readPair).map(([name, text]) => [name, readValue(text)]))
      return tellSettings(await ask(control.changeSettings, { world, settings: settings as SettingsPatch }))
    },
  },
  {
    name: 'status',
    words: ['[normal|maintenance|region]'],
    summary: 'whether the platform is open, or makes it so',
    options: ['world', 'message', 'ends'],
    async run({ ask, words: [word], options: { world, message, ends } }) {
      if (word === undefined) return tellStatus(await ask(control.settings, { world }))
      return tellStatus(await ask(control.changeSettings, { world, settings: readStatus(word, message, ends) }))
    },
  },
  {
    name: 'sign-in',
    words: ['ACCOUNT'],
    summary: 'a session of an account, whatever its password; goes into local storage as MC_SESSION_INFO',
    options: ['world'],
    async run({ ask, words: [account = ''], options: { world } }) {
      const data = await ask(control.signIn, { world, account })
      return { data, text: JSON.stringify(data) }
    },
  },
  {
    name: 'contract',
    words: ['OFFER', 'ACCOUNT'],
    summary: `the upline asks a member for a contract: ${offerNames.join(', ')}`,
    options: ['world'],
    async run({ ask, words: [offer = '', account = ''], options: { world } }) {
      const data = await ask(control.offerContract, { world, account, offer: readWord('an offer', offer, offerNames) })
      return { data, text: `${data.id}, ${data.kind}, of ${data.requestedBy ?? 'the platform'}` }
    },
  },
]
