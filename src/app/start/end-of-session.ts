import type { QueryClient } from '@tanstack/react-query'
import { useActiveCategory } from '#features/games/home/active-category.ts'
import { hideInfo } from '#features/games/info/shown-game.ts'
import { leaveGame } from '#features/games/launch/launched-game.ts'
import { forgetAllTyped } from '#platform/typed.ts'
import { isMembers } from '#session/member-of.ts'
import { onSessionEnd } from '#session/session.ts'
import { withdrawQuestion } from '#ui/layers/confirm.tsx'
import { toast } from '#ui/layers/toast.ts'

/**
 * Removes everything of the member when a session ends for any reason: cached and pending responses, the open
 * game, the sheet about one, a question, a message. The screens' own state goes too, because the shell mounts them again
 * for each session.
 */
export const endWithSession = (client: QueryClient): (() => void) =>
  onSessionEnd(() => {
    client.removeQueries({ predicate: ({ queryKey }) => isMembers(queryKey) })
    client.getMutationCache().clear()
    useActiveCategory.setState({ category: 'HOT' })
    leaveGame()
    hideInfo()
    forgetAllTyped()
    withdrawQuestion()
    toast.hide()
  })
