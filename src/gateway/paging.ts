import { nextPage } from '#contract/next-page.ts'

/** The paging of a query whose pages follow each other, from page 1 to the last. */
export const paging = { initialPageParam: 1, getNextPageParam: nextPage }
