import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { LoginScreen } from './login-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'
import { TrialScreen } from './trial-screen.tsx'

/** Shows the feature's screens at their addresses; any other address shows only its path. */
export function StoryRoutes() {
  return (
    <Routes>
      <Route path="/m/login" element={<LoginScreen />} />
      <Route path="/m/register" element={<RegisterScreen />} />
      <Route path="/m/trail" element={<TrialScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  )
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p data-elsewhere="">{pathname + search}</p>
}

/** Returns a field by its name in the form, which is the same in every language. */
export function fieldNamed(canvasElement: HTMLElement, name: string): HTMLInputElement {
  const field = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!field) throw new Error(`There is no field "${name}".`)
  return field
}

export const hasField = (canvasElement: HTMLElement, name: string): boolean =>
  canvasElement.querySelector(`input[name="${name}"]`) !== null

interface World {
  journal: { read(): { path: string }[] }
}

/** Waits until the story's gateway has answered a number of calls of an endpoint. */
export const hasAsked = ({ loaded }: { loaded: { world?: World } }, { path }: { path: string }, times = 1) =>
  waitFor(() => expect(loaded.world?.journal.read().filter((call) => call.path === path)[times - 1]).toBeDefined())
