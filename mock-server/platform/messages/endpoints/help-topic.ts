import type { HelpTopic } from '#contract/service.ts'
import type { HelpArticleFixture, HelpTopicFixture } from '#fixtures/help/help-text.ts'

type HelpLanguage = 'ko' | 'en'

const article = ({ title, content }: HelpArticleFixture, language: HelpLanguage) => ({
  title: title[language],
  content: content[language],
})

/** A topic of the help centre in one language. */
export const helpTopic = (topic: HelpTopicFixture, language: HelpLanguage): HelpTopic => ({
  ...article(topic, language),
  children: topic.children.map((child) => article(child, language)),
})
