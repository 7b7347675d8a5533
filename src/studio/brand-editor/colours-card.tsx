import { Check, SwatchBook, TriangleAlert, Wand2 } from 'lucide-react'
import { useState } from 'react'
import { type ContrastCheck, contrastChecks, failedChecks } from '#merchant/contrast.ts'
import { proposalFor, repaired } from '#merchant/palette/proposal.ts'
import type { ThemeMode, ThemeTokens } from '#merchant/theme.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Card } from '../kit/card.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { phonesIn } from '../phones/phones.ts'
import { writeEntry } from '../phones/reach.ts'
import { useTexts } from '../texts.ts'
import styles from './brand.module.css'
import { ColourField } from './colour-field.tsx'
import type { Editing } from './editing.ts'

type Role = ContrastCheck['front']

/** The opaque colours, by what they are for. */
const roles = [
  'accent',
  'accentEnd',
  'onAccent',
  'accentInk',
  'soft',
  'background',
  'surface',
  'raised',
  'sunken',
  'ink',
  'muted',
  'line',
  'outline',
  'win',
  'danger',
  'onDanger',
] as const satisfies readonly Role[]
type Shown = (typeof roles)[number]

const modes = ['light', 'dark'] as const

/** Edits the colours of both modes and checks their contrast as they change. */
export function ColoursCard({ world, file, edit }: Editing) {
  const { t } = useTexts()
  const [mode, setMode] = useState<ThemeMode>(file.defaultTheme)
  const tokens = file.theme[mode]
  const failed = failedChecks(tokens)
  const set = (change: Partial<ThemeTokens>, field?: string) =>
    edit({ theme: { ...file.theme, [mode]: { ...tokens, ...change } } }, field && `${mode} ${field}`)
  const showMode = (next: ThemeMode) => {
    setMode(next)
    for (const phone of phonesIn(world)) writeEntry(phone, 'theme', next)
  }
  const count = contrastChecks(tokens).length
  return (
    <Card title={t('brand_colours')} icon={<SwatchBook size={18} aria-hidden="true" />}>
      <Tabs
        look="segment"
        label={t('brand_colours')}
        tabs={modes.map((value) => ({ value, label: t(`mode_${value}`) }))}
        value={mode}
        onChange={showMode}
        panelId="brand-colours"
      />
      <div id="brand-colours" role="tabpanel" aria-label={t(`mode_${mode}`)} className={styles.colours}>
        <div className={styles.summary} data-failed={failed.length > 0}>
          {failed.length === 0 ? (
            <Check size={18} aria-hidden="true" />
          ) : (
            <TriangleAlert size={18} aria-hidden="true" />
          )}
          <output>
            {failed.length === 0 ? t('pairs_pass', { count }) : t('pairs_fail', { count: failed.length })}
          </output>
          {failed.length > 0 && (
            <ToolButton icon={<Wand2 size={16} />} onClick={() => set(repaired(tokens, mode))}>
              {t('repair_all')}
            </ToolButton>
          )}
        </div>
        {roles.map((role) => (
          <ColourField
            key={`${mode} ${role}`}
            label={t(`role_${role}`)}
            value={tokens[role]}
            onChange={(colour) => set({ [role]: colour }, role)}
          >
            <Contrast role={role} tokens={tokens} onUse={set} />
          </ColourField>
        ))}
      </div>
    </Card>
  )
}

interface ContrastProps {
  role: Shown
  tokens: ThemeTokens
  onUse: (change: Partial<ThemeTokens>) => void
}

const isShown = (role: Role): role is Shown => (roles as readonly Role[]).includes(role)

const tightest = (checks: readonly ContrastCheck[]) =>
  checks.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0]

/** Shows the background on which a colour is closest to failing its contrast; for a failing one, also a passing proposal. */
function Contrast({ role, tokens, onUse }: ContrastProps) {
  const { t } = useTexts()
  const check = tightest(contrastChecks(tokens).filter(({ front }) => front === role))
  if (!check) return null
  const { back, ratio, least } = check
  const ground = isShown(back) ? t(`role_${back}`) : back
  const text = t('contrast_on', { ground, ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least })
  if (ratio >= least)
    return (
      <p className={styles.mark}>
        <Check size={14} aria-hidden="true" /> {text}
      </p>
    )
  const proposal = proposalFor(tokens, check)
  const changed = proposal && isShown(proposal.role) ? t(`role_${proposal.role}`) : ''
  return (
    <div className={styles.mark} data-failed="true">
      <p role="alert">
        <TriangleAlert size={14} aria-hidden="true" /> {text}
      </p>
      {proposal && (
        <ToolButton icon={<Wand2 size={16} />} onClick={() => onUse({ [proposal.role]: proposal.colour })}>
          {t('use_proposal', { role: changed, colour: proposal.colour })}
        </ToolButton>
      )}
    </div>
  )
}
