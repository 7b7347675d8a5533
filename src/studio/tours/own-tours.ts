import * as z from 'zod/mini'
import { create } from 'zustand'
import { Tour } from './tour.ts'
import { tourNamed } from './tours.ts'

const key = 'parlor-studio-tours'
const most = 50

/** A recorded tour: its texts are in its own file. */
export const OwnTour = Tour.check(
  z.refine(({ title }) => title !== undefined, { path: ['title'], error: 'a recorded tour has a title' }),
  z.refine(({ name }) => tourNamed(name) === undefined, { path: ['name'], error: 'one of the given tours has it' }),
)

function readTours(): readonly Tour[] {
  try {
    return z.array(OwnTour).parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** The recorded tours of this browser, newest first. */
export const useOwnTours = create<{ tours: readonly Tour[] }>(() => ({ tours: readTours() }))

function keep(tours: readonly Tour[]): void {
  localStorage.setItem(key, JSON.stringify(tours))
  useOwnTours.setState({ tours })
}

const without = (name: string) => useOwnTours.getState().tours.filter((tour) => tour.name !== name)

/** Saves a tour in this browser, in place of one of the same name. */
export const saveOwnTour = (tour: Tour): void => keep([OwnTour.parse(tour), ...without(tour.name)].slice(0, most))

export const deleteOwnTour = (name: string): void => keep(without(name))

/** Returns a given or recorded tour. */
export const anyTourNamed = (name: string): Tour | undefined =>
  tourNamed(name) ?? readTours().find((tour) => tour.name === name)

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Returns a number in letters only, as the names of steps and tours are: 0 is `a`, 26 is `ba`. */
export const inLetters = (value: number): string =>
  (value >= letters.length ? inLetters(Math.floor(value / letters.length)) : '') + letters[value % letters.length]

export const newName = (): string => `own-${inLetters(Date.now())}`

/** Reads a tour's file and keeps it. @throws $ZodError that names what is wrong with the file. */
export async function openTourFile(file: File): Promise<Tour> {
  const tour = parseTour(await file.text())
  saveOwnTour(tour)
  return tour
}

/** Validates the text of a tour's file, and runs nothing. @throws $ZodError that names the field. */
export const parseTour = (text: string): Tour => OwnTour.parse(JSON.parse(text))

/** Saves a tour as a file. */
export function downloadTour(tour: Tour): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(tour, undefined, 2)], { type: 'application/json' }))
  link.download = `${tour.name}.tour.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
