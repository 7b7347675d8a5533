import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Toaster } from '#ui/layers/toaster.tsx'
import { applyMode } from '#ui/look/theme.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Refusal } from './api/send.ts'
import { attempt } from './attempt.ts'
import { resumeBrand } from './brand-editor/draft.ts'
import { useDroppedCapsule, useLinkedCapsule } from './capsules/use-open-file.ts'
import { useChoices } from './choices.ts'
import { Panels } from './panels.tsx'
import { keepPhonesOf, usePhones, useWorldName } from './phones/phones.ts'
import { Stage } from './phones/stage.tsx'
import { hostQuery } from './queries.ts'
import { ScenarioList } from './scenarios/scenario-list.tsx'
import { sentenceOf } from './sentence-of.ts'
import { ShareGate } from './share/share-gate.tsx'
import styles from './studio.module.css'
import { TokenForm } from './token-form.tsx'
import { TopBar } from './top-bar.tsx'
import { RecordBar } from './tours/record-bar.tsx'
import { TourBar } from './tours/tour-bar.tsx'
import { useWorldEvents } from './use-world-events.ts'
import { introduce } from './worlds.ts'

/** The page that controls worlds: their scenarios, their phones, and what happens in them. */
export function Studio() {
  const worlds = useQuery(hostQuery('worlds'))
  const theme = useChoices((state) => state.theme)
  useEffect(() => applyMode(theme), [theme])

  if (worlds.error instanceof Refusal && worlds.error.needsToken) return <TokenForm />
  if (worlds.error) return <FailedState message={sentenceOf(worlds.error)} onRetry={() => worlds.refetch()} />
  if (!worlds.data) return null
  return (
    <ShareGate>
      <Workbench worlds={worlds.data.map(({ name }) => name)} />
    </ShareGate>
  )
}

function Workbench({ worlds }: { worlds: readonly string[] }) {
  const world = useWorldName()
  const { scenarios, panels } = useChoices()
  // Only at the start: later, the host's worlds change by what this page does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    keepPhonesOf(worlds)
    void attempt(() => introduce(usePhones.getState().phones))
    void attempt(() => resumeBrand(worlds))
  }, [])
  useDroppedCapsule()
  useLinkedCapsule()
  const connected = useWorldEvents(world)
  return (
    <div className={styles.studio}>
      <TopBar world={world} />
      <div className={styles.columns} data-scenarios={scenarios} data-panels={panels}>
        <ScenarioList world={world} hidden={!scenarios} />
        <Stage />
        <Panels key={world} world={world} connected={connected} hidden={!panels} />
      </div>
      <TourBar />
      <RecordBar />
      <Toaster />
    </div>
  )
}
