import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { pageSize } from './game-inputs.ts'
import { isNearBottom } from './list/load-more.ts'

/** Shows the story at its own address; any other address shows only its path and state. */
export function AtHome({ children, at = '/m/home' }: { children: ReactNode; at?: string }) {
  const { pathname } = useLocation()
  return pathname === at ? children : <Elsewhere />
}

function Elsewhere() {
  const { pathname, search, state } = useLocation()
  return <p data-elsewhere="">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}

/** Returns the tiles' buttons, without the hearts. */
export const tilesIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('li button')].filter(
    (button) => !button.hasAttribute('aria-pressed') && !button.closest('ol'),
  )

export const heartsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('li button[aria-pressed]')]

/** Waits for all visible games, and expects their number. */
export const hasTiles = (element: Element, expected: number) =>
  waitFor(() => expect(tilesIn(element)).toHaveLength(expected))

/** Waits for a list's first page, and for the next one if the window has room for it, which asks for it at once. */
export const hasFirstPage = (element: Element) =>
  waitFor(() => {
    expect(tilesIn(element).length).toBeGreaterThanOrEqual(pageSize)
    expect(isNearBottom(document.documentElement)).toBe(false)
  })

/** Waits for a list's games, and expects their number, with those of the pages that are not mounted yet. */
export const hasGames = (element: Element, expected: number) =>
  waitFor(() => expect(element.querySelectorAll('li')).toHaveLength(expected))
