const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const marks = Object.fromEntries(Object.entries(entities).map(([entity, mark]) => [mark, entity]))

/** Converts typed text to HTML that shows it unchanged. */
export const asHtml = (text: string): string =>
  text
    .trim()
    .replace(/[<>"'&]/g, (mark) => marks[mark] ?? mark)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Converts our own simple HTML to lines of text. Lists keep their points; other markup is removed. */
export const asText = (html: string): string =>
  html
    .replace(/<li>/g, '\n• ')
    .replace(/<(br|p|h3|tr|ol|ul|table)\b[^>]*>/g, '\n')
    .replace(/<\/?(td|th)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/ ([.,!?])/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '' && line !== '•')
    .join('\n')

/** Returns the beginning of a text on one line: whole words, at most `length` characters. Only a long word is cut. */
export function preview(html: string, length: number): string {
  const line = asText(html).replaceAll('\n', ' ')
  const letters = Array.from(line)
  if (letters.length <= length) return line
  const start = letters.slice(0, length).join('')
  const words = start.slice(0, Math.max(0, start.lastIndexOf(' '))).replace(/[\s,.;:·–—-]+$/u, '')
  const isLong = words.length < start.length / 2
  return `${
    isLong
      ? letters
          .slice(0, length - 1)
          .join('')
          .trimEnd()
      : words
  }…`
}
