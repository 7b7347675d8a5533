import type { QueryClient } from '@tanstack/react-query'
import { useActiveCategory } from '#features/games/home/active-category.ts'
import { leaveGame } from '#features/games/launch/launched-game.ts'
import { forgetAllTyped } from '#platform/typed.ts'
import { isMembers } from '#session/member-of.ts'
import { onSessionEnd } from '#session/session.ts'
import { withdrawQuestion } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'

/**
 * Whatever ends a session ends all that was the member's: answers that are there or on their way, the game over the page,
 * a question, a message. What the screens hold goes with them: the shell draws them anew for each session.
 */
export const endWithSession = (client: QueryClient): (() => void) =>
  onSessionEnd(() => {
    client.removeQueries({ predicate: ({ queryKey }) => isMembers(queryKey) })
    client.getMutationCache().clear()
    useActiveCategory.setState({ category: 'HOT' })
    leaveGame()
    forgetAllTyped()
    withdrawQuestion()
    toast.hide()
  })
