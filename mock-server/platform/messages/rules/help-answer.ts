import { inLanguage, type Localised } from '#contract/localised.ts'

interface Article {
  title: Localised
  /** HTML. */
  content: Localised
}

interface Topic extends Article {
  children: readonly Article[]
}

/** A position in the help centre: a topic, or one of its articles. */
export interface HelpPlace {
  topic: number
  child: number | null
}

const englishFillers = new Set(
  'the and for are was you your how what when where why can does did has have not with from this that please about into get'.split(
    ' ',
  ),
)
const koreanFillers = new Set([
  '어떻',
  '떻게',
  '하나',
  '나요',
  '해요',
  '주세',
  '세요',
  '니다',
  '습니',
  '어요',
  '있나',
  '하는',
  '싶어',
  '알려',
  '려주',
  '하세',
  '합니',
  '됩니',
  '입니',
  '까요',
])

const pairs = (word: string) =>
  Array.from(word).flatMap((letter, at, all) => (at === 0 ? [] : [`${all[at - 1]}${letter}`]))

const isFiller = (pair: string) => koreanFillers.has(pair) || /^\p{Script=Hiragana}+$/u.test(pair)

/**
 * Returns the pieces by which texts are compared. Korean attaches particles and Japanese has no spaces, so their words
 * are split into pairs of letters; pairs of Hiragana are mostly grammar. Other words are cut to five letters.
 */
function piecesOf(text: string): Set<string> {
  const words =
    text.toLowerCase().match(/[가-힣]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[a-z]+/gu) ?? []
  const pieces = words.flatMap((word) => {
    if (!/[a-z]/.test(word)) return pairs(word).filter((pair) => !isFiller(pair))
    return word.length > 2 && !englishFillers.has(word) ? [word.slice(0, 5)] : []
  })
  return new Set(pieces)
}

const share = (question: ReadonlySet<string>, text: string): number => {
  const found = piecesOf(text)
  return [...question].filter((piece) => found.has(piece)).length / question.size
}

/** The minimum score of an answer. */
const leastScore = 1

/** Returns the best matching article for a question; undefined if none matches well enough. */
export function findArticle(question: string, topics: readonly Topic[], language: string): HelpPlace | undefined {
  const pieces = piecesOf(question)
  if (pieces.size === 0) return undefined
  const scored = topics.flatMap(({ title: topicTitle, children }, topic) =>
    children.map(({ title, content }, child) => {
      const words = [
        inLanguage(title, language),
        inLanguage(topicTitle, language),
        inLanguage(content, language),
      ] as const
      const [byTitle, byTopic, byContent] = words.map((text) => share(pieces, text)) as [number, number, number]
      return { place: { topic, child }, score: byTitle * 3 + byTopic + byContent }
    }),
  )
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { place: undefined, score: 0 } as {
    place: HelpPlace | undefined
    score: number
  })
  return best.score >= leastScore ? best.place : undefined
}

/** Returns the topic or article with exactly this title, such as a tapped suggestion. */
export function findByName(text: string, topics: readonly Topic[], language: string): HelpPlace | undefined {
  const name = text.trim()
  for (const [topic, { title, children }] of topics.entries()) {
    if (inLanguage(title, language) === name) return { topic, child: null }
    const child = children.findIndex((article) => inLanguage(article.title, language) === name)
    if (child >= 0) return { topic, child }
  }
  return undefined
}
