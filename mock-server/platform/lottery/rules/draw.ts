/** The numbers opened for one prize, as they are printed: `'07'` stays `'07'`. */
export interface DrawRow {
  prize: string
  numbers: readonly string[]
}

/** What an issue opened, the first row being what most bets are about. */
export type Draw = readonly DrawRow[]

/** A fraction in [0, 1) for each name: the same name always gives the same one. */
export type Random = (name: string) => number

export const decimalDigits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

const digit = (random: Random, name: string) => decimalDigits[Math.floor(random(name) * 10)] ?? '0'

export const drawDigits = (random: Random, name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => digit(random, `${name}/${at}`))

/** `count` numbers of `width` digits, which may repeat. */
export const drawNumbers = (random: Random, name: string, width: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => drawDigits(random, `${name}/${at}`, width).join(''))

/** `count` different members of a pool, in the order they came. */
export function drawDistinct(random: Random, name: string, pool: readonly string[], count: number): string[] {
  const left = [...pool]
  return Array.from({ length: count }, (_, at) => {
    const [drawn] = left.splice(Math.floor(random(`${name}/${at}`) * left.length), 1)
    return drawn ?? ''
  })
}

/** The numbers of one prize; none when the draw has no such prize. */
export const rowOf = (draw: Draw, prize: string): readonly string[] =>
  draw.find((row) => row.prize === prize)?.numbers ?? []

export const ballsOf = (draw: Draw): readonly string[] => rowOf(draw, 'balls')

export const sum = (numbers: readonly string[]): number => numbers.reduce((total, number) => total + Number(number), 0)

/** Numbers as lottery balls are printed, from `first` on. */
export const ballPool = (count: number, width = 2): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(at + 1).padStart(width, '0'))
