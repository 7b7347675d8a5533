import { queryOptions } from '@tanstack/react-query'
import { liveModels } from '#contract/live-models.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { memberOf } from '#session/member-of.ts'
import { messageQueries } from './message-queries.ts'

/** The models who wait for the member in the live lounge. */
export const modelsQuery = ({ session, language }: { session: SessionInfo | undefined; language: LanguageCode }) =>
  queryOptions({
    queryKey: [...messageQueries.all, 'models', memberOf(session), language],
    queryFn: ({ signal }) => call(liveModels.modelList, { language }, { signal }),
  })
