import { type ContrastCheck, contrastChecks, failedChecks, isFailed } from '#merchant/contrast.ts'
import type { ThemeMode, ThemeTokens } from '#merchant/theme.ts'
import { nearest } from './nearest.ts'
import { oklchOf } from './oklch.ts'
import { paletteOf } from './palette.ts'

type Role = ContrastCheck['front']

const gradient: readonly Role[] = ['onAccent', 'accentEnd', 'accent']

/** Returns the roles of a check; the one to change first comes first. */
const rolesOf = ({ front, back, at }: ContrastCheck): readonly Role[] => (at === undefined ? [front, back] : gradient)

const passesWith = (tokens: ThemeTokens, role: Role) => (colour: string) =>
  !contrastChecks({ ...tokens, [role]: colour }, role).some(isFailed)

interface Proposal {
  role: Role
  colour: string
}

/** Returns the smallest change of lightness by which one colour passes all its checks; undefined if no change does. */
export function proposalFor(tokens: ThemeTokens, check: ContrastCheck): Proposal | undefined {
  for (const role of rolesOf(check)) {
    const colour = nearest(oklchOf(tokens[role]), passesWith(tokens, role))
    if (colour) return { role, colour }
  }
  return undefined
}

function firstProposal(tokens: ThemeTokens, failed: readonly ContrastCheck[]): Proposal | undefined {
  for (const check of failed) {
    const proposal = proposalFor(tokens, check)
    if (proposal) return proposal
  }
  return undefined
}

/** Returns a mode's colours with all proposals applied. If they do not suffice, it returns a new palette of the accent. */
export function repaired(tokens: ThemeTokens, mode: ThemeMode): ThemeTokens {
  let now = tokens
  for (let failed = failedChecks(now); failed.length > 0; failed = failedChecks(now)) {
    const change = firstProposal(now, failed)
    if (!change) return paletteOf([tokens.accent, tokens.accentEnd])[mode]
    now = { ...now, [change.role]: change.colour }
  }
  return now
}
