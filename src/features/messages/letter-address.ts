import type { Box } from './message-queries.ts'

export const boxes = ['received', 'sent'] as const satisfies readonly Box[]
const [usual] = boxes

/** Returns the box of letters that the query of an address names; the received ones by default. */
export const boxOf = (query: URLSearchParams): Box => boxes.find((box) => box === query.get('box')) ?? usual

/** Returns a query that names another box; the usual one is left out. */
export function withBox(query: URLSearchParams, box: Box): URLSearchParams {
  const next = new URLSearchParams(query)
  if (box === usual) next.delete('box')
  else next.set('box', box)
  return next
}

/** Returns the address of a letter. */
export const letterAddress = (id: string, box: Box): string =>
  `/m/webEmail?${withBox(new URLSearchParams({ id }), box)}`
