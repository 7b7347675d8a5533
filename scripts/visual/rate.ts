/** Returns how many pictures were taken in a second, by all pages and by each of them. */
export const rateOf = (pictures: number, seconds: number, pages: number): string =>
  `${(pictures / seconds).toFixed(1)}/s, ${(pictures / seconds / pages).toFixed(1)}/s in each of ${pages} pages`
