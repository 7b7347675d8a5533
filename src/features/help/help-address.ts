import type { HelpTopic } from '#contract/service.ts'

/** Positions in the help centre, counted from 0; without `child` the topic itself. */
interface HelpPlace {
  topic: number
  child?: number
}

export function helpAddress({ topic, child }: HelpPlace): string {
  const query = new URLSearchParams({ p: String(topic) })
  if (child !== undefined) query.set('c', String(child))
  return `/m/helpDetail?${query}`
}

const place = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined)

export interface HelpDetail {
  /** The topic's position. */
  at: number
  topic: HelpTopic
  /** The article and its position; undefined for the topic itself. */
  child?: { at: number; article: HelpTopic['children'][number] }
}

/** Returns the article that a document is; undefined if the help centre has none. */
export function findDocument(topics: readonly HelpTopic[], document: string): Required<HelpDetail> | undefined {
  for (const [at, topic] of topics.entries()) {
    const childAt = topic.children.findIndex((article) => article.document === document)
    const article = topic.children[childAt]
    if (article) return { at, topic, child: { at: childAt, article } }
  }
  return undefined
}

/** Returns the topic or article that an address names; undefined if it does not exist. */
export function findHelp(topics: readonly HelpTopic[], query: URLSearchParams): HelpDetail | undefined {
  const document = query.get('document')
  if (document !== null) return findDocument(topics, document)
  const at = place(query.get('p'))
  const topic = at === undefined ? undefined : topics[at]
  if (at === undefined || !topic) return undefined
  if (!query.has('c')) return { at, topic }
  const childAt = place(query.get('c'))
  const article = childAt === undefined ? undefined : topic.children[childAt]
  return childAt === undefined || !article ? undefined : { at, topic, child: { at: childAt, article } }
}
