import { stored } from '#contract/stored.ts'
import { nextTask } from '#platform/next-task.ts'
import { type Phone, phonesIn, reloadPhones } from './phones.ts'
import { baseOf, frameOf, preparePhone, readEntry } from './reach.ts'

type AppWindow = Window & typeof globalThis

/** Returns the window of the app in a phone, if it has started and shows no game. */
function runningApp(phone: Phone): AppWindow | undefined {
  const frame = frameOf(phone)?.contentWindow as AppWindow | null | undefined
  if (!frame?.location.pathname.startsWith(baseOf(phone))) return undefined
  const { document } = frame
  const hasStarted = readEntry(phone, 'status') !== undefined && document.querySelector('#root > *') !== null
  return hasStarted && !document.querySelector('iframe') ? frame : undefined
}

/** A dialog closes with its session; one that no session opened stays. */
const isCovered = ({ document }: AppWindow) => document.querySelector('dialog[open], :popover-open') !== null

/** Goes to a page of the app, as a step through its history does. */
function go(frame: AppWindow, address: string): void {
  frame.history.replaceState({ ...frame.history.state, usr: null }, '', address)
  frame.dispatchEvent(new frame.PopStateEvent('popstate', { state: frame.history.state }))
  frame.scrollTo(0, 0)
}

/** Lets the app follow its stored session at once; the browser itself reports a change of the storage later. */
function noticeSession(frame: AppWindow, phone: Phone): void {
  const change = { key: baseOf(phone) + stored.session.key, storageArea: frame.localStorage }
  frame.dispatchEvent(new frame.StorageEvent('storage', change))
}

const isSignedIn = (phone: Phone) =>
  [localStorage, sessionStorage].some((area) => area.getItem(baseOf(phone) + stored.session.key) !== null)

/** Ends the app's session, and leaves the page of the member with it. */
function signOut(frame: AppWindow, phone: Phone): Promise<void> {
  preparePhone(phone, {})
  noticeSession(frame, phone)
  go(frame, `${baseOf(phone)}m/home`)
  return nextTask()
}

/**
 * Moves a running app to another world. Its session ends first, and with it everything of the member: two worlds
 * of one seed give their personas the same token. Returns false if no app can be moved, or if a dialog stays open.
 */
async function enter(phone: Phone, storage: Readonly<Record<string, unknown>>): Promise<boolean> {
  const frame = runningApp(phone)
  if (!frame) return false
  if (isSignedIn(phone)) await signOut(frame, phone)
  preparePhone(phone, storage)
  noticeSession(frame, phone)
  go(frame, baseOf(phone) + phone.page)
  // It refetches what has aged.
  frame.dispatchEvent(new frame.Event('online'))
  await nextTask()
  return !isCovered(frame)
}

/** Shows another world on its phones: running apps are moved, and the others restart. */
export async function enterWorld(world: string, storage: Readonly<Record<string, unknown>>): Promise<void> {
  const phones = phonesIn(world)
  const entered = await Promise.all(phones.map((phone) => enter(phone, storage)))
  const others = phones.filter((_, at) => !entered[at])
  for (const phone of others) preparePhone(phone, storage)
  reloadPhones(others.map(({ id }) => id))
}
