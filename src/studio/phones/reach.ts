import { stored } from '#contract/stored.ts'
import { type Phone, phonesIn, reloadPhones } from './phones.ts'

/**
 * Studio reaches an app in a phone as another tab of the same app would: through the browser's storage, whose changes
 * every app follows. So the phones run the player's own build, and most switches need no reload.
 */
type Entry = keyof typeof stored

/** Returns the base of a phone's app, which is also the prefix of its storage. */
export const baseOf = ({ world, seat }: Pick<Phone, 'world' | 'seat'>): string =>
  seat === 1 ? `/w/${world}/` : `/w/${world}@${seat}/`

/** Returns an entry of a phone's storage; undefined if there is none. */
export function readEntry(phone: Phone, entry: Entry): unknown {
  const text = localStorage.getItem(baseOf(phone) + stored[entry].key)
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const writeEntry = (phone: Phone, entry: Entry, value: unknown): void =>
  localStorage.setItem(baseOf(phone) + stored[entry].key, JSON.stringify(value))

/** Returns whether a key of the storage belongs to the phone of a base. */
export const isOwn = (key: string, base: string): boolean =>
  key.startsWith(base) && !key.slice(base.length).includes('/')

/** Entries that the person chose for a phone; a new world keeps them. */
const choices: readonly Entry[] = ['language', 'theme', 'popupMember', 'popupGuest']

/** Replaces what a phone stores by the storage of a scenario's persona; only the first seat is the persona's. */
export function preparePhone(phone: Phone, storage: Readonly<Record<string, unknown>>): void {
  const base = baseOf(phone)
  const kept = choices.flatMap((entry) => {
    const value = readEntry(phone, entry)
    return value === undefined ? [] : [[stored[entry].key, value] as const]
  })
  // The frames share both areas with this page.
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (isOwn(key, base)) area.removeItem(key)
  const given = phone.seat === 1 ? storage : { ...storage, [stored.session.key]: undefined }
  for (const [key, value] of Object.entries({ ...Object.fromEntries(kept), ...given })) {
    if (value !== undefined) localStorage.setItem(base + key, JSON.stringify(value))
  }
}

/** Restarts the phones of a world, because another world has taken its name. */
export function restartPhones(world: string, storage: Readonly<Record<string, unknown>>): void {
  const phones = phonesIn(world)
  for (const phone of phones) preparePhone(phone, storage)
  reloadPhones(phones.map(({ id }) => id))
}

/** Returns whether a phone stores nothing yet, because this browser has not opened it. */
export const isNew = (phone: Phone): boolean => !Object.keys(localStorage).some((key) => isOwn(key, baseOf(phone)))

/**
 * Lets the apps of a world ask for their status again, which holds flags, brand and maintenance. An app that is asking has
 * stored none, and would not notice that it is removed.
 */
export function refreshStatusOf(world: string): void {
  for (const phone of phonesIn(world)) {
    const key = baseOf(phone) + stored.status.key
    if (localStorage.getItem(key) === null) localStorage.setItem(key, 'null')
    localStorage.removeItem(key)
  }
}

/** Returns the frame of a phone. */
export const frameOf = ({ id }: Phone) => document.querySelector<HTMLIFrameElement>(`iframe[data-phone="${id}"]`)

/** Returns whether the app of a phone is starting, and shows nothing of its own yet. */
export const isStarting = (phone: Phone): boolean =>
  Boolean(frameOf(phone)?.contentDocument?.querySelector('#root > .early'))

/** Lets the apps of a world ask for what may have changed meanwhile, such as the balance. */
export function lookAgainIn(world: string): void {
  for (const phone of phonesIn(world)) frameOf(phone)?.contentWindow?.dispatchEvent(new Event('online'))
}

/** Returns the page that a phone shows, without its base. */
export function pageOf(phone: Phone): string {
  const path = frameOf(phone)?.contentWindow?.location.pathname ?? ''
  return path.startsWith(baseOf(phone)) ? path.slice(baseOf(phone).length) : phone.page
}
