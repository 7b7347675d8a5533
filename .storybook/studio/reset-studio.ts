import type { ThemeMode } from '#merchant/theme.ts'
import { useDraft } from '#studio/brand-editor/draft.ts'
import { useCapsules } from '#studio/capsules/capsules.ts'
import { useChoices } from '#studio/choices.ts'
import { clearJournal, useJournal } from '#studio/journal/journal-store.ts'
import { usePhones } from '#studio/phones/phones.ts'
import { queryClient } from '#studio/query-client.ts'
import studioGround from '#studio/studio.css?inline'
import { speak } from '#studio/texts.ts'
import { useOwnTours } from '#studio/tours/own-tours.ts'
import { usePlayer } from '#studio/tours/player.ts'
import { useTourRecording } from '#studio/tours/record-tour.ts'
import { applyMode } from '#ui/look/theme.ts'
import appGround from '#ui/styles/index.css?inline'
import { layGround } from '../lay-ground.ts'
import ownGround from './ground.css?inline'

/** The name of a story's world. */
const world = 'simulation'
/** The page in a phone's frame; the app itself has stories of its own. */
const page = 'index.html'

interface Look {
  language: string
  theme: ThemeMode
}

/** Resets Studio to its first visit, with one phone in the story's world. */
export async function resetStudio({ language, theme }: Look): Promise<void> {
  const stores = [useChoices, useDraft, useCapsules, useJournal, useOwnTours, usePlayer, useTourRecording]
  queryClient.clear()
  clearJournal(world)
  for (const store of stores) store.setState(store.getInitialState() as never, true)
  const [first] = usePhones.getInitialState().phones
  if (first) usePhones.setState({ phones: [{ ...first, world, page }], selected: first.id })
  useChoices.setState({ language, theme })
  layGround(`${appGround}\n${studioGround}\n${ownGround}`)
  applyMode(theme)
  await speak(language)
}
