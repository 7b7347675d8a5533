import type { HelpArticleFixture, HelpTopicFixture } from '#fixtures/help/help-text.ts'
import { helpTopics } from '#fixtures/help/help-topics.ts'
import { fill } from '#mock-server/texts/fill.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { merchantValues } from './merchant-values.ts'

/**
 * Returns the help centre with the merchant's own values, such as the minimum age, in its texts.
 *
 * @param saferPlay Whether the merchant offers the screens of safer play.
 */
export function helpTopicsOf(books: Pick<Books, 'merchant'>, saferPlay = false): readonly HelpTopicFixture[] {
  const values = merchantValues(books)
  const filled = <Article extends HelpArticleFixture>(article: Article): Article => ({
    ...article,
    title: fill(article.title, values),
    content: fill((saferPlay && article.screen) || article.content, values),
  })
  return helpTopics.map((topic) => ({ ...filled(topic), children: topic.children.map(filled) }))
}
