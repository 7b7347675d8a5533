import { inLanguage } from '#contract/localised.ts'
import type { HelpTopic } from '#contract/service.ts'
import type { HelpArticleFixture, HelpTopicFixture } from '#fixtures/help/help-text.ts'

const article = ({ document, title, content }: HelpArticleFixture, language: string) => ({
  document,
  title: inLanguage(title, language),
  content: inLanguage(content, language),
})

/** Returns a topic of the help centre in one language. */
export const helpTopic = (topic: HelpTopicFixture, language: string): HelpTopic => ({
  ...article(topic, language),
  children: topic.children.map((child) => article(child, language)),
})
