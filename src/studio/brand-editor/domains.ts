/** Returns the name in an address that a person pastes, such as `https://Nova.example/`. */
export const asDomain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')

/** Returns the names in a list that commas or spaces separate, each once. */
export const asDomains = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map(asDomain)
      .filter(Boolean),
  ),
]
