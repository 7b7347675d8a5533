/** `parlor/storybook`: `loaders: [parlor]` gives each story a simulated platform of its own, inside its page. */
import { type SetupWorker, setupWorker } from 'msw/browser'
import { type SessionInfo, stored } from '#contract/stored.ts'
import { createSimulation, type SimulationRequest } from '#mock-server/hosts/msw.ts'
import { type Control, createControl } from './control.ts'
import { createFaults, type Faults } from './faults.ts'
import { createJournal, type Journal } from './journal.ts'
import { createOutbox, type Outbox } from './outbox.ts'

/** A scenario by name, and changes to it, as `parameters.parlor`. */
export type StoryWorld = SimulationRequest

/** What a story finds as `loaded.parlor`. */
export interface StoryPlatform {
  /** The session of the scenario's person; undefined for a visitor. */
  session: SessionInfo | undefined
  /** Calls the control API for the story's world. */
  control: Control
  outbox: Outbox
  faults: Faults
  journal: Journal
}

interface Story {
  parameters: { parlor?: StoryWorld }
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker()
  // Storybook's own files are its server's business.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

let started: Promise<SetupWorker> | undefined

/** Stores what the scenario's person has in the browser, and nothing of the story before. */
function store(belongings: Readonly<Record<string, unknown>>): void {
  for (const { key } of Object.values(stored)) localStorage.removeItem(key)
  for (const [key, value] of Object.entries(belongings)) localStorage.setItem(key, JSON.stringify(value))
}

/** Lets a story's calls of the gateway, at any origin, reach a new world. A story without `parameters.parlor` has none. */
export async function parlor({ parameters }: Story): Promise<{ parlor?: StoryPlatform }> {
  started ??= start()
  const worker = await started
  if (!parameters.parlor) {
    worker.resetHandlers()
    store({})
    return {}
  }
  const { handlers, session, storage, world } = await createSimulation(parameters.parlor)
  worker.resetHandlers(...handlers)
  store(storage)
  const control = createControl({ url: location.origin }, world.name)
  const tools = { outbox: createOutbox(control), faults: createFaults(control), journal: createJournal(control) }
  return { parlor: { session, control, ...tools } }
}
