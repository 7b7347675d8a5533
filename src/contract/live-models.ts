import * as z from 'zod/mini'
import { LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'

const LiveModel = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  imageUrl: z.string(),
  onAir: z.boolean(),
})
export type LiveModel = z.infer<typeof LiveModel>

/** Separate from the other messages, because the home page calls it. */
export const liveModels = resource('messages', {
  modelList: {
    method: 'GET',
    path: '/wps/relay/CBS_modelList',
    summary: 'The member’s live models; empty for a visitor.',
    access: 'optional',
    query: z.object({ language: z.optional(LanguageCode) }),
    response: z.array(LiveModel),
    errors: [],
  },
})
