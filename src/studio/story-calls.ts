import i18next from 'i18next'
import { calls } from './api/calls.ts'
import { send } from './api/send.ts'
import { beginJournal } from './journal/journal-store.ts'
import type { StudioKey } from './texts.ts'

/** The name of the world that a story of Studio shows. */
export const storyWorld = 'simulation'

/** Returns a text of Studio in the language of the story. */
export const said = (key: StudioKey, values: object = {}): string => i18next.t(key, { ns: 'studio', ...values })

/** Makes a call to the platform as an app does, whatever it answers. */
export async function callPlatform(path: string, init?: RequestInit): Promise<void> {
  await (await fetch(path, init)).text()
}

/** Fills the journal with the calls so far; without Studio's page, no events arrive. */
export async function fillStoryJournal(): Promise<void> {
  beginJournal(storyWorld, await send(calls.journal, { world: storyWorld }))
}
