import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { homePartNames, splitHome } from '#merchant/home-parts.ts'
import { Art, DisplayCase, Look } from '#merchant/look.ts'
import { Card } from '../kit/card.tsx'
import { Select } from '../kit/select.tsx'
import { hostQuery } from '../queries.ts'
import { useSentence, useTexts } from '../texts.ts'
import styles from './brand.module.css'
import type { Editing } from './editing.ts'
import { OrderedChoice } from './ordered-choice.tsx'

/** The kinds of a look, in the order of the page. */
const kinds = [
  'display',
  'displayCase',
  'voice',
  'header',
  'hero',
  'categories',
  'art',
  'bar',
  'depth',
  'pattern',
  'motion',
] as const
const tileKinds = ['frame', 'caption', 'tone'] as const
const columns = [1, 2, 3] as const

const kindShapes = { ...Look.shape, displayCase: DisplayCase, art: Art }
const tileShapes = Look.shape.tiles.shape

/** Edits the type, the composition of the screens and the shapes. */
export function LookCard({ file, edit }: Editing) {
  const { t } = useTexts()
  const sentence = useSentence()
  const { data: parts } = useQuery(hostQuery('merchantParts'))
  const { theme } = file
  const { look } = theme
  const set = (change: Partial<Look>, field?: string) =>
    edit({ theme: { ...theme, look: { ...look, ...change } } }, field)
  const setTiles = (change: Partial<Look['tiles']>, field?: string) =>
    set({ tiles: { ...look.tiles, ...change } }, field)
  const label = (kind: string, value: string) => sentence(`look_${kind}_${value}`) ?? value
  return (
    <Card title={t('brand_look')} icon={<LayoutTemplate size={18} aria-hidden="true" />}>
      <div className={styles.fields}>
        {kinds.map((kind) => (
          <Select
            key={kind}
            labelled
            label={t(`look_${kind}`)}
            value={look[kind]}
            options={kindShapes[kind].options.map((value) => ({ value, label: label(kind, value) }))}
            onChange={(value) => set({ [kind]: value })}
          />
        ))}
        {tileKinds.map((kind) => (
          <Select
            key={kind}
            labelled
            label={t(`look_${kind}`)}
            value={look.tiles[kind]}
            options={tileShapes[kind].options.map((value) => ({ value, label: label(kind, value) }))}
            onChange={(value) => setTiles({ [kind]: value })}
          />
        ))}
        <Select
          labelled
          label={t('look_columns')}
          value={String(look.tiles.columns)}
          options={columns.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(value) => setTiles({ columns: columns.find((count) => String(count) === value) ?? 3 })}
        />
        <Range
          label={t('look_weight')}
          value={look.displayWeight}
          {...{ min: 400, max: 900, step: 100 }}
          onChange={(displayWeight) => set({ displayWeight }, 'weight')}
        />
        <Range
          label={t('look_ratio')}
          value={look.tiles.ratio}
          {...{ min: 0.5, max: 2, step: 0.01 }}
          onChange={(ratio) => setTiles({ ratio }, 'ratio')}
        />
        <Range
          label={t('look_radius')}
          value={theme.radius}
          {...{ min: 0, max: 32, step: 1 }}
          onChange={(radius) => edit({ theme: { ...theme, radius } }, 'radius')}
        />
        <Range
          label={t('look_stroke')}
          value={look.iconStroke}
          {...{ min: 1, max: 3, step: 0.25 }}
          onChange={(iconStroke) => set({ iconStroke }, 'stroke')}
        />
      </div>
      <OrderedChoice
        label={t('look_home')}
        about={`${t('in_pressed_order')} ${t('look_home_about')}`}
        options={homePartNames.map((value) => ({ value, label: label('home', value) }))}
        chosen={look.home}
        onChange={(home) => set({ home: splitHome(home).flat() })}
      />
      <OrderedChoice
        label={t('look_first')}
        about={t('in_pressed_order')}
        options={(parts?.areas ?? look.first).map((value) => ({ value, label: label('area', value) }))}
        chosen={look.first}
        onChange={(first) => set({ first })}
      />
    </Card>
  )
}

interface RangeProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

function Range({ label, value, onChange, ...limits }: RangeProps) {
  return (
    <label className={styles.range}>
      <span>
        {label} <b>{Math.round(value * 100) / 100}</b>
      </span>
      <input type="range" value={value} {...limits} onChange={(event) => onChange(Number(event.target.value))} />
    </label>
  )
}
