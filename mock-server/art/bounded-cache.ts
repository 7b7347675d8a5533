/** Keeps the results of the last `limit` keys that were asked for; neither failures nor `undefined` are kept. */
export function boundedCache<T>(limit: number) {
  const kept = new Map<string, Promise<T>>()

  function keep(key: string, value: Promise<T>) {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    return value
  }

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    if (known) return keep(key, known)
    const made = make()
    const forget = () => kept.delete(key)
    made.then((value) => value === undefined && forget(), forget)
    return keep(key, made)
  }
}
