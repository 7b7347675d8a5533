const segmenter = new Intl.Segmenter('ko', { granularity: 'word' })

/** Counts the words of a text in any language: Japanese and Thai do not separate words by spaces. */
export const wordCount = (text: string): number =>
  Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length
