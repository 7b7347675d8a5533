import { changePhones, type Phone, phonesIn } from './phones.ts'
import { baseOf, isOwn, pageOf, restartPhones } from './reach.ts'

/** What a phone stores, and the page that it shows, at one moment. */
export interface PhoneMoment {
  id: number
  page: string
  /** The texts by key, without the phone's base. */
  stored: Readonly<Record<string, string>>
}

function storedBy(phone: Phone): Record<string, string> {
  const base = baseOf(phone)
  const keys = Object.keys(localStorage).filter((key) => isOwn(key, base))
  return Object.fromEntries(keys.map((key) => [key.slice(base.length), localStorage.getItem(key) ?? '']))
}

/** Returns what the phones of a world store and show now. */
export const takePhones = (world: string): PhoneMoment[] =>
  phonesIn(world).map((phone) => ({ id: phone.id, page: pageOf(phone), stored: storedBy(phone) }))

/** Gives a phone what it, or another one, stored at a moment. */
export function storeMoment(phone: Phone, { stored }: PhoneMoment): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(baseOf(phone) + key, value)
}

/** Returns the phones of a world to an earlier moment, and starts them again. */
export function returnPhones(world: string, moments: readonly PhoneMoment[]): void {
  restartPhones(world, {})
  for (const phone of phonesIn(world)) {
    const moment = moments.find(({ id }) => id === phone.id)
    if (!moment) continue
    storeMoment(phone, moment)
    changePhones([phone.id], () => ({ page: moment.page }))
  }
}
