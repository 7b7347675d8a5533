import * as z from 'zod/mini'
import { queryInteger } from './primitives.ts'

/** A period: `startTime` is inclusive, `endTime` exclusive. Milliseconds since 1970. */
export const span = {
  startTime: queryInteger(0, Number.MAX_SAFE_INTEGER),
  endTime: queryInteger(0, Number.MAX_SAFE_INTEGER),
}
/** The most days that the app asks for at once. A page of a report has a row for each of them. */
export const longestSpan = 93
/** The parameters of a page; the first page is 1. */
export const pageQuery = { pageNo: queryInteger(1, 100_000), pageSize: queryInteger(1, 100) }
/** The position of a page in the whole list. */
export const page = { pageNum: z.int(), totalPages: z.int(), total: z.int() }
