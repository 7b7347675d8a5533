/** Returns the number of the page after one; undefined after the last. */
export const nextPage = ({ pageNum, totalPages }: { pageNum: number; totalPages: number }): number | undefined =>
  pageNum < totalPages ? pageNum + 1 : undefined
