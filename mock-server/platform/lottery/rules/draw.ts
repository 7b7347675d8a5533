/** The numbers drawn for one prize, in printed form, such as `'07'`. */
export interface DrawRow {
  prize: string
  numbers: readonly string[]
}

/** The drawn numbers of an issue; most bets are on the first row. */
export type Draw = readonly DrawRow[]

/** Returns a fraction in [0, 1) for a name; always the same for the same name. */
export type Random = (name: string) => number

export const decimalDigits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

const digit = (random: Random, name: string) => decimalDigits[Math.floor(random(name) * 10)] ?? '0'

/** Draws `count` digits, with repeats. */
export const drawDigits = (random: Random, name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => digit(random, `${name}/${at}`))

/** Draws `count` numbers of `width` digits, with repeats. */
export const drawNumbers = (random: Random, name: string, width: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => drawDigits(random, `${name}/${at}`, width).join(''))

/** Draws `count` different numbers of a pool, in drawing order. */
export function drawDistinct(random: Random, name: string, pool: readonly string[], count: number): string[] {
  const left = [...pool]
  return Array.from({ length: count }, (_, at) => {
    const [drawn] = left.splice(Math.floor(random(`${name}/${at}`) * left.length), 1)
    return drawn ?? ''
  })
}

/** Returns the numbers of one prize; empty if the draw has no such prize. */
export const rowOf = (draw: Draw, prize: string): readonly string[] =>
  draw.find((row) => row.prize === prize)?.numbers ?? []

export const ballsOf = (draw: Draw): readonly string[] => rowOf(draw, 'balls')

export const sum = (numbers: readonly string[]): number => numbers.reduce((total, number) => total + Number(number), 0)

/** Returns the numbers 1 to `count` as printed on lottery balls, padded to `width` digits. */
export const ballPool = (count: number, width = 2): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(at + 1).padStart(width, '0'))
