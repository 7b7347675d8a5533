import type { agent } from '#contract/agent.ts'
import type { Answer } from '#contract/resource.ts'
import type { Figure } from './kpi-columns.ts'

type Subordinate = Answer<typeof agent.subordinates>['content'][number]

/** The figures by which an agent sorts the team, in the order offered. */
export const teamFigures = [
  'balance',
  'deposits',
  'withdrawals',
  'rounds',
  'turnover',
  'wins',
  'bonus',
  'rebate',
  'profit',
] as const satisfies readonly (Figure & keyof Subordinate)[]

export type TeamFigure = (typeof teamFigures)[number]

export interface TeamOrder {
  /** Part of a username or nickname; empty for everyone. */
  search: string
  /** The whole team, or only direct downlines. */
  depth: 'direct' | 'all'
  /** Undefined lists the newest members first. */
  figure: TeamFigure | undefined
}

/**
 * Parses the query of the team's address. Missing and invalid values list the direct downlines, newest first. A search
 * looks in the whole team.
 */
export function readTeamOrder(query: URLSearchParams): TeamOrder {
  const search = query.get('search') ?? ''
  return {
    search,
    depth: search || query.get('depth') === 'all' ? 'all' : 'direct',
    figure: teamFigures.find((figure) => figure === query.get('sort')),
  }
}

/** Returns whether the order is that of the plain list of direct downlines, which no report sorts. */
export const isPlain = ({ depth, figure }: TeamOrder): boolean => depth === 'direct' && !figure

/** Returns the key of a figure's name, where the figure is of one member alone. */
export const nameOf = (figure: TeamFigure) => (figure === 'profit' ? 'agent.profit_own' : (`agent.${figure}` as const))
