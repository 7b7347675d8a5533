interface PageQuery {
  pageNo: number
  pageSize: number
}

/** One page of a list, and how many pages there are. */
export const pageOf = <Item>(items: readonly Item[], { pageNo, pageSize }: PageQuery) => ({
  content: items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  pageNum: pageNo,
  totalPages: Math.ceil(items.length / pageSize),
  total: items.length,
})
