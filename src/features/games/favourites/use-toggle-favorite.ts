import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Game, games } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { isOffline } from '#gateway/failure.ts'
import { useSession } from '#session/session.ts'
import { toast } from '#ui/toast.ts'
import { gameQueries } from '../game-queries.ts'
import { useLoginFirst } from '../launch/use-login-first.ts'
import { showFavorite } from './favorite-cache.ts'

const noticeMs = 2_000
const savedMs = 1_000
const loadingMs = 10_000

function useSaveFavorite(game: Game, session: SessionInfo | undefined) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useMutation({
    mutationKey: gameQueries.savingFavorite(session, game.nodeId),
    mutationFn: async ({ kept, token }: { kept: boolean | undefined; token: string }) => {
      // While the state is unknown, a press adds the game, which may be a favourite already.
      const known = kept ?? (await client.ensureQueryData(gameQueries.favoriteIds(session))).includes(game.nodeId)
      const on = kept === undefined || !kept
      if (known !== on) {
        const endpoint = on ? games.addFavorite : games.removeFavorite
        await call(endpoint, { nodeId: game.nodeId, token, vendor: game.vassalage })
      }
      return on
    },
    onMutate: () => toast.show(t('in_please_wait'), { kind: 'loading', ms: loadingMs }),
    onSuccess: async (on) => {
      await showFavorite(client, session, game, on)
      toast.show(t('in_chang_saved'), { kind: 'success', ms: savedMs })
    },
    onError: (failure) => (isOffline(failure) ? toast.show(t('no_internet'), { kind: 'error' }) : toast.hide()),
  })
}

/**
 * Returns whether the game is a favourite (undefined while unknown), and a function that changes it. A pending change
 * blocks a second one.
 */
export function useToggleFavorite(game: Game) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const session = useSession()
  const loginFirst = useLoginFirst()
  const save = useSaveFavorite(game, session)
  const { data: on } = useQuery({
    ...gameQueries.favoriteIds(session),
    select: (nodeIds) => nodeIds.includes(game.nodeId),
  })

  function toggle() {
    if (!session) {
      toast.show(t('in_logged_login'), { ms: noticeMs })
      return loginFirst()
    }
    const mutationKey = gameQueries.savingFavorite(session, game.nodeId)
    if (client.isMutating({ mutationKey }) === 0) save.mutate({ kept: on, token: session.token })
  }

  return { on: session ? on : false, toggle, busy: save.isPending }
}
