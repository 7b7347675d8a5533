import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink, Globe, Moon, PanelLeft, PanelRight, RotateCcw, Sun } from 'lucide-react'
import { inLanguage } from '#contract/localised.ts'
import { languageName } from '#i18n/languages.ts'
import { openTab, webAddress } from '#platform/web-address.ts'
import { attempt } from './attempt.ts'
import { useChoices } from './choices.ts'
import { forkWorld } from './fork-world.ts'
import { Select } from './kit/select.tsx'
import { ToolButton } from './kit/tool-button.tsx'
import { mostPhones, selectedOf, usePhones } from './phones/phones.ts'
import { baseOf, pageOf } from './phones/reach.ts'
import { hostQuery, worldQuery } from './queries.ts'
import { changeSettings } from './settings/take-settings.ts'
import { ShareButton } from './share/share-button.tsx'
import { speak, studioLanguages, useTexts } from './texts.ts'
import styles from './top-bar.module.css'
import { ToursButton } from './tours/tours-button.tsx'
import { resetWorld } from './worlds.ts'

/** Names the world that the panels show, and acts on it as a whole. */
export function TopBar({ world }: { world: string }) {
  const { t } = useTexts()
  const phone = usePhones(selectedOf)
  const full = usePhones(({ phones }) => phones.length >= mostPhones)
  const open = () => {
    const page = webAddress(baseOf(phone) + pageOf(phone))
    if (page) openTab(page)
  }
  return (
    <section className={styles.bar} aria-label="Parlor Studio">
      <h1>Parlor Studio</h1>
      <p className={styles.world} title={`${location.host} · ${world}`} data-excerpt>
        <Globe size={18} aria-hidden="true" />
        <span>
          {t('world', { world })}
          <small>{location.host}</small>
        </span>
      </p>
      <MerchantSelect world={world} />
      <div className={styles.actions}>
        <ToursButton />
        <ShareButton world={world} />
        <ToolButton
          look="bar"
          compact
          disabled={full}
          icon={<Copy size={18} />}
          onClick={() => attempt(() => forkWorld(phone, pageOf(phone)))}
        >
          {t('fork')}
        </ToolButton>
        <ToolButton look="bar" compact icon={<ExternalLink size={18} />} onClick={open}>
          {t('open_tab')}
        </ToolButton>
        <ToolButton
          look="main"
          icon={<RotateCcw size={18} />}
          onClick={() => attempt(() => resetWorld(world), t('reset_done'))}
        >
          {t('reset')}
        </ToolButton>
        <OwnChoices />
      </div>
    </section>
  )
}

function MerchantSelect({ world }: { world: string }) {
  const { t, i18n } = useTexts()
  const { data: merchants = [] } = useQuery(hostQuery('merchants'))
  const { data: settings } = useQuery(worldQuery('settings', world))
  const own = settings?.brand
  return (
    <Select
      look="bar"
      label={t('merchant')}
      value={own ? '' : (settings?.merchant ?? '')}
      options={[
        ...(own ? [{ value: '', label: t('brand_own', { name: inLanguage(own.name, i18n.language) }) }] : []),
        ...merchants.map(({ code, name }) => ({ value: code, label: inLanguage(name, i18n.language) })),
      ]}
      onChange={(merchant) => merchant && void attempt(() => changeSettings(world, { merchant }))}
    />
  )
}

/** The language, theme and columns of Studio's own page. */
function OwnChoices() {
  const { t } = useTexts()
  const { language, theme, scenarios, panels } = useChoices()
  const set = useChoices.setState
  return (
    <>
      <Select
        look="bar"
        label={t('own_language')}
        value={language}
        options={studioLanguages.map((code) => ({ value: code, label: languageName(code) }))}
        onChange={(code) => {
          set({ language: code })
          void speak(code)
        }}
      />
      <ToolButton
        look="bar"
        aria-label={t(theme === 'light' ? 'own_dark' : 'own_light')}
        icon={theme === 'light' ? <Moon size={18} /> : <Sun size={18} />}
        onClick={() => set({ theme: theme === 'light' ? 'dark' : 'light' })}
      />
      <ToolButton
        look="bar"
        aria-label={t('show_scenarios')}
        aria-pressed={scenarios}
        icon={<PanelLeft size={18} />}
        onClick={() => set({ scenarios: !scenarios })}
      />
      <ToolButton
        look="bar"
        aria-label={t('show_panels')}
        aria-pressed={panels}
        icon={<PanelRight size={18} />}
        onClick={() => set({ panels: !panels })}
      />
    </>
  )
}
