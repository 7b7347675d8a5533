import { queryOptions } from '@tanstack/react-query'
import { liveModels } from '#contract/live-models.ts'
import { call } from '#gateway/call.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'
import { messagesKey } from './messages-key.ts'

/** The models who wait for the member in the live lounge. */
export const modelsQuery = ({ session, language }: Viewer) =>
  queryOptions({
    queryKey: [...messagesKey, 'models', memberOf(session), language],
    queryFn: ({ signal }) => call(liveModels.modelList, { language }, { signal }),
  })
