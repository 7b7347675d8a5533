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
  /** The number of changes of the world that its phones have not followed yet. */
  changes: number
}

const byWorld = new Map<string, Remembered>()

function rememberedOf(world: string): Remembered {
  const remembered = byWorld.get(world) ?? { byEntry: new Map(), waiting: [], changes: 0 }
  byWorld.set(world, remembered)
  return remembered
}

function remember(world: string): void {
  const { byEntry, waiting } = rememberedOf(world)
  const moment = takePhones(world)
  for (const entry of waiting.splice(0)) byEntry.set(entry, moment)
  for (const entry of byEntry.keys()) {
    if (byEntry.size <= limit) return
    byEntry.delete(entry)
  }
}

function rememberSoon(world: string): void {
  const remembered = rememberedOf(world)
  clearTimeout(remembered.timer)
  if (remembered.changes === 0) remembered.timer = setTimeout(() => remember(world), pause)
}

/** Remembers the phones at an entry of their world's timeline, because a world knows nothing of what they store. */
export function rememberPhones(world: string, entry: number): void {
  rememberedOf(world).waiting.push(entry)
  rememberSoon(world)
}

/**
 * Replaces a world and then what its phones store. Entries from before are remembered with the phones as they are now, and
 * those that come meanwhile with the phones as they are afterwards.
 */
export async function changePhonesWithWorld(world: string, change: () => Promise<void>): Promise<void> {
  const remembered = rememberedOf(world)
  clearTimeout(remembered.timer)
  remember(world)
  remembered.changes += 1
  try {
    await change()
  } finally {
    remembered.changes -= 1
    rememberSoon(world)
  }
}

/** Returns the phones at an entry; undefined if this page did not follow the world then. */
export const phonesAt = (world: string, entry: number): PhoneMoment[] | undefined =>
  byWorld.get(world)?.byEntry.get(entry)
