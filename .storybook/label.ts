/** The names of the sections. Their titles are the folders, because addresses and pictures are kept by them. */
const sections: Readonly<Record<string, string>> = {
  design: 'Tokens and icons',
  ui: 'UI',
  features: 'Screens',
  'agents-day': "An agent's day",
}

const isPath = (name: string) => /^[a-z0-9-]+$/.test(name)

/** Returns `Game card` for `game-card`, a part of a title; names of stories stay as they are. */
export function labelOf(name: string): string {
  if (!isPath(name)) return name
  const words = sections[name] ?? name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
