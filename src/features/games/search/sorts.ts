/** The orders of a list of games. */
export const sorts = ['POPULAR', 'NEW', 'NAME'] as const
export type Sort = (typeof sorts)[number]

export const isSort = (text: string | null): text is Sort => sorts.some((sort) => sort === text)
