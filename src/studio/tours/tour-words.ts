import { useSentence } from '../texts.ts'
import type { Tour, TourStep } from './tour.ts'

/** Returns the functions that give the texts of a tour: its own ones, or those of Studio's language. */
export function useTourWords() {
  const sentence = useSentence()
  return {
    titleOf: ({ name, title }: Tour): string => title ?? sentence(`tour_${name}`) ?? name,
    chapterOf: ({ name, title }: Tour, { chapter }: TourStep): string =>
      title ?? sentence(`tour_${name}_chapter_${chapter}`) ?? '',
    wordsOf: ({ name }: Tour, { id, words }: TourStep): string => words ?? sentence(`tour_${name}_${id}`) ?? id,
    notesOf: ({ name }: Tour, { id, notes }: TourStep): string => notes ?? sentence(`tour_${name}_${id}_notes`) ?? '',
  }
}
