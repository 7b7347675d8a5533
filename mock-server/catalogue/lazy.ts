/** Made at the first call, kept for all later ones. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
