/** Returns the number of ways to choose `size` of `count` things. */
export function binomial(count: number, size: number): number {
  if (size < 0 || size > count) return 0
  let ways = 1
  // Multiplying first keeps every quotient whole.
  for (let at = 1; at <= size; at += 1) ways = (ways * (count - size + at)) / at
  return Math.round(ways)
}

/** Returns all subsets of `size` items, in their order. */
export function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]))
}

/** Returns for each sum the number of ways in which `size` different numbers of 1 to `highest` add up to it. */
export function sumsOfSubsets(highest: number, size: number): ReadonlyMap<number, number> {
  let bySize: Map<number, number>[] = [new Map([[0, 1]])]
  for (let ball = 1; ball <= highest; ball += 1) {
    bySize = Array.from({ length: Math.min(size, ball) + 1 }, (_, chosen) => {
      const ways = new Map(bySize[chosen])
      for (const [sum, count] of bySize[chosen - 1] ?? []) ways.set(sum + ball, (ways.get(sum + ball) ?? 0) + count)
      return ways
    })
  }
  return bySize[size] ?? new Map()
}

/** Returns the share of all ways whose key passes. */
export function shareOf(ways: ReadonlyMap<number, number>, passes: (key: number) => boolean): number {
  let all = 0
  let passing = 0
  for (const [key, count] of ways) {
    all += count
    if (passes(key)) passing += count
  }
  return passing / all
}

/** Returns for each sum the number of ways in which `size` numbers of `from` to `to`, with repeats, add up to it. */
export function sumsOfThrows(from: number, to: number, size: number): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]])
  for (let thrown = 0; thrown < size; thrown += 1) {
    const next = new Map<number, number>()
    for (const [sum, count] of ways) {
      for (let face = from; face <= to; face += 1) next.set(sum + face, (next.get(sum + face) ?? 0) + count)
    }
    ways = next
  }
  return ways
}
