interface PageQuery {
  pageNo: number
  pageSize: number
}

const pageFacts = (total: number, { pageNo, pageSize }: PageQuery) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
})

/** Returns one page of a list, and the number of pages. */
export const pageOf = <Item>(items: readonly Item[], query: PageQuery) => ({
  content: items.slice((query.pageNo - 1) * query.pageSize, query.pageNo * query.pageSize),
  ...pageFacts(items.length, query),
})

interface Span<Item> {
  readonly size: number
  slice(start: number, end: number): Item[]
}

/** Returns one page of a sorted list, last lines first, and the number of pages. */
export function latestPageOf<Item>(span: Span<Item>, query: PageQuery) {
  const end = Math.max(0, span.size - (query.pageNo - 1) * query.pageSize)
  const content = span.slice(Math.max(0, end - query.pageSize), end).toReversed()
  return { content, ...pageFacts(span.size, query) }
}
