import { create } from 'zustand'
import type { Merchant } from '#merchant/merchant.ts'
import { comeBack, goAhead, isAhead } from '../ahead.ts'
import { calls } from '../api/calls.ts'
import type { Settings } from '../api/schemas.ts'
import { sendAtLast } from '../api/send.ts'
import { worldQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { sentenceOf } from '../sentence-of.ts'
import { changeQuietly, changeSettings, showOnPhones } from '../settings/take-settings.ts'
import { fileKey, firstFiles } from './known-files.ts'
import { needsRestart } from './needs-restart.ts'
import { keepUnsent, takeUnsent, type Unsent } from './unsent-brand.ts'

interface Draft {
  /** The world whose merchant is edited; undefined while none is. */
  world: string | undefined
  past: readonly Merchant[]
  future: readonly Merchant[]
  /** The host's sentence if it refused the last change. */
  problem: string
}

const none: Draft = { world: undefined, past: [], future: [], problem: '' }

/** The edits of a merchant's file; the file itself is in the query of the world's merchant. */
export const useDraft = create<Draft>(() => none)

const mostSteps = 60
/** Edits of one field that follow each other faster than this are undone together, in milliseconds. */
const together = 900
/** How soon the phones follow, in milliseconds. */
const sendAfter = 120
/** The same for edits for which phones start again, so that they do so once a word is typed. */
const restartAfter = 600

let last = { field: '', at: 0 }
let timer: ReturnType<typeof setTimeout> | undefined
let unsent: Unsent | undefined
let sending: Unsent | undefined

const keyOf = (world: string) => worldQuery('merchant', world).queryKey

/** Lets the host's answers hold again, except for those that have begun before. */
function hostIsUpToDate(world: string): void {
  void queryClient.cancelQueries({ queryKey: keyOf(world) })
  comeBack(world, 'merchant')
}

async function flush(): Promise<void> {
  if (sending || !unsent) return
  const { world, file } = unsent
  sending = unsent
  unsent = undefined
  try {
    await changeSettings(world, { brand: file })
    useDraft.setState({ problem: '' })
  } catch (error) {
    useDraft.setState({ problem: sentenceOf(error) })
  } finally {
    sending = undefined
    if (!unsent) hostIsUpToDate(world)
    void flush()
  }
}

function show(world: string, file: Merchant): void {
  const before = queryClient.getQueryData<Merchant>(keyOf(world))
  const restarts = before !== undefined && needsRestart(before, file)
  if (!isAhead(world, 'merchant')) goAhead(world, 'merchant')
  void queryClient.cancelQueries({ queryKey: keyOf(world) })
  queryClient.setQueryData(keyOf(world), file)
  unsent = { world, file }
  clearTimeout(timer)
  timer = setTimeout(flush, restarts ? restartAfter : sendAfter)
}

/** Notes the shipped file from which the editing begins. */
function noteShipped(world: string, file: Merchant | undefined): void {
  const settings = queryClient.getQueryData<Settings>(worldQuery('settings', world).queryKey)
  if (file && settings && !settings.brand) firstFiles.set(fileKey(world, settings.merchant), file)
}

/** Changes the merchant of a world at once on the page, and soon on its phones. `field` groups what undo takes back. */
export function editBrand(world: string, file: Merchant, field = ''): void {
  const before = queryClient.getQueryData<Merchant>(keyOf(world))
  const { world: known, past } = useDraft.getState()
  const steps = known === world ? past : []
  const goesOn = field !== '' && last.field === field && Date.now() - last.at < together && steps.length > 0
  last = { field, at: Date.now() }
  noteShipped(world, before)
  useDraft.setState({
    world,
    past: goesOn || !before ? steps : [...steps, before].slice(-mostSteps),
    future: [],
  })
  show(world, file)
}

/** Takes the last edit back, or makes it again. */
export function stepBrand(world: string, direction: 'undo' | 'redo'): void {
  const { past, future } = useDraft.getState()
  const now = queryClient.getQueryData<Merchant>(keyOf(world))
  const next = direction === 'undo' ? past.at(-1) : future[0]
  if (!now || !next) return
  last = { field: '', at: 0 }
  useDraft.setState(
    direction === 'undo'
      ? { past: past.slice(0, -1), future: [now, ...future] }
      : { past: [...past, now], future: future.slice(1) },
  )
  show(world, next)
}

/** Returns to a shipped merchant, by default the one before, and forgets the edits. */
export async function dropBrand(world: string, merchant?: string): Promise<void> {
  clearTimeout(timer)
  unsent = undefined
  comeBack(world, 'merchant')
  useDraft.setState(none)
  await changeSettings(world, { ...(merchant && { merchant }), brand: null })
  await queryClient.invalidateQueries({ queryKey: keyOf(world) })
}

addEventListener('pagehide', () => {
  const last = unsent ?? sending
  keepUnsent(last)
  // The tab may close. The browser refuses this for a file of more than 64 KB, with which only a reload is safe.
  if (last) sendAtLast(calls.changeSettings, { world: last.world, settings: { brand: last.file } })
})

addEventListener('visibilitychange', () => {
  if (document.hidden) void flush()
})

/** Sends the edits that a reload of the page cut off. `worlds` are those of the host. */
export async function resumeBrand(worlds: readonly string[]): Promise<void> {
  const cut = takeUnsent()
  if (!cut || !worlds.includes(cut.world)) return
  await changeQuietly(cut.world, { brand: cut.file })
  showOnPhones(cut.world, true)
}
