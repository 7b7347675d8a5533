import { type SessionInfo, stored } from '#contract/stored.ts'
import { calls } from './api/calls.ts'
import { send } from './api/send.ts'
import { type PhoneMoment, storeMoment, takePhones } from './phones/phone-moments.ts'
import { addPhone, changePhones, type Phone } from './phones/phones.ts'
import { baseOf, preparePhone, writeEntry } from './phones/reach.ts'
import { phonesAt } from './snapshots/remembered-phones.ts'

const momentOf = (moments: readonly PhoneMoment[] | undefined, phone: Phone) =>
  moments?.find(({ id }) => id === phone.id)

/** Returns the phone as it is now, with a session that lasts only as long as the tab. */
function momentNow(phone: Phone, page: string): PhoneMoment {
  const { key } = stored.session
  const ofTab = sessionStorage.getItem(baseOf(phone) + key)
  const kept = momentOf(takePhones(phone.world), phone)?.stored
  return { id: phone.id, page, stored: { ...kept, ...(ofTab !== null && { [key]: ofTab }) } }
}

function sessionIn(text: string | undefined): SessionInfo | undefined {
  try {
    return stored.session.schema.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

/** Signs the account of a stored session in again: a token names its world. An account that is gone stays signed out. */
async function sameSession(world: string, text: string | undefined): Promise<unknown> {
  const account = sessionIn(text)?.userName
  return account === undefined ? undefined : send(calls.signIn, { world, account }).catch(() => undefined)
}

/** Adds a phone in a copy of a world: the same phone as now, or as after an entry of the world's timeline. */
export async function forkWorld(phone: Phone, page: string, at?: number): Promise<void> {
  const { world, landscape, device } = phone
  const moment = at === undefined ? momentNow(phone, page) : momentOf(phonesAt(world, at), phone)
  const made = await send(calls.forkWorld, { world, at })
  const { [stored.session.key]: session, ...others } = moment?.stored ?? {}
  const opened = await sameSession(made.name, session)
  const copy = addPhone(made.name, moment?.page ?? page)
  changePhones([copy.id], () => ({ landscape, device }))
  preparePhone(copy, moment ? {} : made.storage)
  if (moment) storeMoment(copy, { ...moment, stored: others })
  if (opened) writeEntry(copy, 'session', opened)
}
