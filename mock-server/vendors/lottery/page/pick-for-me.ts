import type { Picks } from '#mock-server/platform/lottery/rules/shape.ts'
import type { BetView } from '../contract.ts'

const below = (count: number) => Math.floor(Math.random() * count)

function some(options: readonly string[], count: number): string[] {
  const left = [...options]
  const taken = Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? '')
  return options.filter((option) => taken.includes(option))
}

/** Returns random picks for exactly one note. */
export function pickForMe({ shape: { kind, rows, size, distinct } }: BetView): Picks {
  const codes = rows.map(({ options }) => options.map(({ code }) => code))
  switch (kind) {
    case 'number':
      return [[Array.from({ length: size }, () => String(below(10))).join('')]]
    case 'combination':
      return [some(codes[0] ?? [], size)]
    case 'board': {
      const chosen = below(codes.length)
      return codes.map((options, at) => (at === chosen ? some(options, 1) : []))
    }
    case 'positions': {
      const taken = new Set<string>()
      return codes.map((options) => {
        const [pick = ''] = some(distinct ? options.filter((option) => !taken.has(option)) : options, 1)
        taken.add(pick)
        return [pick]
      })
    }
  }
}
