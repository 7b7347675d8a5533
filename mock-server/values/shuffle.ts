/** Returns a shuffled copy. `fraction` returns a value in [0, 1) for each place, counted from 1. */
export function shuffled<T>(items: readonly T[], fraction: (place: number) => number): T[] {
  const order = [...items]
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = Math.floor(fraction(place) * (place + 1))
    const [one, two] = [order[place], order[other]] as [T, T]
    order[place] = two
    order[other] = one
  }
  return order
}
