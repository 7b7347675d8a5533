import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Game, games } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { useSession } from '#gateway/session.ts'
import { toast } from '#ui/toast.ts'
import { showFavorite } from './favorite-cache.ts'
import { gameQueries } from './game-queries.ts'
import { useLoginFirst } from './use-login-first.ts'

const noticeMs = 2_000
const savedMs = 1_000
const loadingMs = 10_000

function useSaveFavorite(game: Game, session: SessionInfo | undefined) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useMutation({
    mutationKey: gameQueries.savingFavorite(session, game.nodeId),
    mutationFn: ({ on, token }: { on: boolean; token: string }) =>
      call(on ? games.addFavorite : games.removeFavorite, { nodeId: game.nodeId, token, vendor: game.vassalage }),
    onMutate: () => toast.show(t('in_please_wait'), { kind: 'loading', ms: loadingMs }),
    onSuccess: (_, { on }) => {
      showFavorite(client, session, game, on)
      toast.show(t('in_chang_saved'), { kind: 'success', ms: savedMs })
    },
    onError: () => toast.hide(),
  })
}

/** Whether the member keeps the game, and how to change that. A change under way lets no second one begin. */
export function useToggleFavorite(game: Game) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const session = useSession()
  const loginFirst = useLoginFirst()
  const save = useSaveFavorite(game, session)
  const { data: on = false } = useQuery({
    ...gameQueries.favoriteIds(session),
    select: (nodeIds) => nodeIds.includes(game.nodeId),
  })

  function toggle() {
    if (!session) {
      toast.show(t('in_logged_login'), { ms: noticeMs })
      return loginFirst()
    }
    const mutationKey = gameQueries.savingFavorite(session, game.nodeId)
    if (client.isMutating({ mutationKey }) === 0) save.mutate({ on: !on, token: session.token })
  }

  return { on, toggle, busy: save.isPending }
}
