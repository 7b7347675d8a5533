/** Turns any text into a part of a file name; empty if nothing of it remains. */
const plain = (text: string, most: number): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-|-$/g, '')

const two = (count: number) => String(count).padStart(2, '0')

interface Shot {
  /** The merchant's code. */
  merchant: string
  /** The phone's page, without the world's base. */
  page: string
  /** When it was taken, on the device's clock. */
  at: Date
}

/** Returns the name of a picture's or a recording's file, such as `haedal-m-home-2026-11-23-1412.png`. */
export function shotName({ merchant, page, at }: Shot, ending: string): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  const time = two(at.getHours()) + two(at.getMinutes())
  const parts = [plain(merchant, 30) || 'parlor', plain(page.replace(/[?#].*$/, ''), 60), day, time]
  return `${parts.filter(Boolean).join('-')}.${ending}`
}
