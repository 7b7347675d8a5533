import { useState } from 'react'
import { stored } from '#contract/stored.ts'
import { readStored, writeStored } from './storage.ts'

const pausedParts = () => readStored(stored.paused, 'sessionStorage') ?? []

/** Returns whether the player has paused a moving part of the page, and a function to change that. The tab keeps it. */
export function usePaused(part: string) {
  const [paused, setPaused] = useState(() => pausedParts().includes(part))
  function pause(next: boolean) {
    const others = pausedParts().filter((name) => name !== part)
    writeStored(stored.paused, next ? [...others, part] : others, 'sessionStorage')
    setPaused(next)
  }
  return [paused, pause] as const
}
