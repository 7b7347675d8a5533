import * as z from 'zod/mini'
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
})
