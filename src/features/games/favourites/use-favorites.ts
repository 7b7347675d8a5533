import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Game, games } from '#contract/games.ts'
import { call } from '#gateway/call.ts'
import { isOffline } from '#gateway/failure.ts'
import { useSession } from '#session/session.ts'
import { toast } from '#ui/layers/toast.ts'
import { gameQueries } from '../game-queries.ts'
import { useLoginFirst } from '../launch/use-login-first.ts'
import { showFavorite } from './favorite-cache.ts'

const noticeMs = 2_000
const savedMs = 1_000
const loadingMs = 10_000

interface Change {
  game: Game
  /** Undefined while it is unknown whether the game is a favourite. */
  kept: boolean | undefined
  token: string
}

const none: ReadonlySet<string> = new Set()
const asSet = (nodeIds: readonly string[]): ReadonlySet<string> => new Set(nodeIds)

function useSaveFavorite() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const session = useSession()
  return useMutation({
    mutationKey: gameQueries.savingFavorite(session),
    mutationFn: async ({ game, kept, token }: Change) => {
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
    onSuccess: async (on, { game }) => {
      await showFavorite(client, session, game, on)
      toast.show(`${game.displayName} · ${t('in_chang_saved')}`, { kind: 'success', ms: savedMs })
    },
    onError: (failure) => (isOffline(failure) ? toast.show(t('no_internet'), { kind: 'error' }) : toast.hide()),
  })
}

/**
 * Returns the node ids of the member's favourites (undefined while unknown), and a function that adds or removes a game.
 * A pending change of a game blocks a second one. One list needs it once: hooks in every tile make a long list slow.
 */
export function useFavorites() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const session = useSession()
  const loginFirst = useLoginFirst()
  const save = useSaveFavorite()
  const { data: kept } = useQuery({ ...gameQueries.favoriteIds(session), select: asSet })

  const isSaving = (game: Game) =>
    client.isMutating({
      mutationKey: gameQueries.savingFavorite(session),
      predicate: ({ state }) => (state.variables as Change | undefined)?.game.nodeId === game.nodeId,
    }) > 0

  /** Resolves when the change is saved or has failed. */
  async function toggle(game: Game): Promise<void> {
    if (!session) {
      toast.show(t('in_logged_login'), { ms: noticeMs })
      return loginFirst()
    }
    if (isSaving(game)) return
    await save.mutateAsync({ game, kept: kept?.has(game.nodeId), token: session.token }).catch(() => undefined)
  }

  return { favorites: session ? kept : none, toggle }
}
