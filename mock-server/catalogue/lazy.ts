/** Returns a function that creates its value on the first call and reuses it afterwards. */
export function lazy<T>(make: () => T): () => T {
  let created: { value: T } | undefined
  return () => {
    created ??= { value: make() }
    return created.value
  }
}
