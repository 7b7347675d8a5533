/** Returns a function that creates its value on the first call and reuses it afterwards. */
export function lazy<T>(make: () => T): () => T {
  let created: { value: T } | undefined
  return () => {
    created ??= { value: make() }
    return created.value
  }
}

/** Returns a function that makes the value of each key on its first use. */
export function lazyBy<Key, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
