/** Caches the results of the `limit` most recently used keys, except failures and `undefined`. */
export function boundedCache<T>(limit: number) {
  const cached = new Map<string, Promise<T>>()

  function keep(key: string, value: Promise<T>) {
    cached.delete(key)
    cached.set(key, value)
    const [oldest] = cached.keys()
    if (cached.size > limit && oldest !== undefined) cached.delete(oldest)
    return value
  }

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = cached.get(key)
    if (known) return keep(key, known)
    const created = make()
    const forget = () => cached.delete(key)
    created.then((value) => value === undefined && forget(), forget)
    return keep(key, created)
  }
}
