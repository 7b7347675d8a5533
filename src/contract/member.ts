import * as z from 'zod/mini'
import { Amount } from './primitives.ts'
import { resource } from './resource.ts'

export const member = resource('member', {
  memberInfo: {
    method: 'GET',
    path: '/wps/member/info',
    summary: 'Who the session belongs to.',
    access: 'session',
    response: z.object({
      id: z.string(),
      nickname: z.string(),
      account: z.string(),
      type: z.int(),
      clubLabel: z.object({ labelName: z.string() }),
    }),
    errors: [],
  },
  fundsConsolidated: {
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    summary: 'Brings what is in the vendors’ wallets back into the main one. Asked again it finds nothing to bring.',
    access: 'session',
    response: z.object({
      sumBalance: Amount,
      moved: Amount,
      /** Vendors under maintenance, whose wallets keep what they hold. */
      closed: z.array(z.string()),
    }),
    errors: [],
  },
})
