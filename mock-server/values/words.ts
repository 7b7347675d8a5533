const segmenter = new Intl.Segmenter('ko', { granularity: 'word' })

/** How many words a text has, in whatever language: spaces alone would not tell in Japanese or Thai. */
export const wordCount = (text: string): number =>
  Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length
