/** The names of the sections. Their titles are the folders, because addresses and pictures are kept by them. */
const sections: Readonly<Record<string, string>> = {
  design: 'Tokens and icons',
  ui: 'UI',
  features: 'Screens',
  'agents-day': "An agent's day",
}

const abbreviations = /\b(qr|sms)\b/g
const isPath = (name: string) => /^[a-z0-9-]+$/.test(name)

/** Returns `Game card` for `game-card`, and `QR code` for `qr-code`, parts of titles; names of stories stay as they are. */
export function labelOf(name: string): string {
  if (!isPath(name)) return name
  const words = sections[name] ?? name.replaceAll('-', ' ').replace(abbreviations, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
