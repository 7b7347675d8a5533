import { type PhoneMoment, takePhones } from '../phones/phone-moments.ts'

/** A world's own timeline lists no more entries. */
const limit = 500

/** The wait until the apps have stored what an answer brought, in milliseconds. */
const pause = 150

interface Remembered {
  byEntry: Map<number, PhoneMoment[]>
  /** Entries that follow each other closely share a moment. */
  waiting: number[]
  timer?: ReturnType<typeof setTimeout>
}

const byWorld = new Map<string, Remembered>()

function remember(world: string, { byEntry, waiting }: Remembered): void {
  const moment = takePhones(world)
  for (const entry of waiting.splice(0)) byEntry.set(entry, moment)
  for (const entry of byEntry.keys()) {
    if (byEntry.size <= limit) return
    byEntry.delete(entry)
  }
}

/** Remembers the phones at an entry of their world's timeline, because a world knows nothing of what they store. */
export function rememberPhones(world: string, entry: number): void {
  const remembered: Remembered = byWorld.get(world) ?? { byEntry: new Map(), waiting: [] }
  byWorld.set(world, remembered)
  remembered.waiting.push(entry)
  clearTimeout(remembered.timer)
  remembered.timer = setTimeout(() => remember(world, remembered), pause)
}

/** Returns the phones at an entry; undefined if this page did not follow the world then. */
export const phonesAt = (world: string, entry: number): PhoneMoment[] | undefined =>
  byWorld.get(world)?.byEntry.get(entry)
