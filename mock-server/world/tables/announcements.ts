import * as z from 'zod/mini'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

const ReadRow = z.object({ memberId: z.string(), announcementId: z.string() })

export const announcementTables = {
  reads: defineTable({
    schema: ReadRow,
    key: (row) => `${row.memberId}/${row.announcementId}`,
    indexes: { memberId: (row) => row.memberId },
  }),
}
