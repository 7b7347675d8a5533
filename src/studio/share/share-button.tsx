import { queryOptions, useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { day } from '#contract/time-units.ts'
import { copyText } from '#platform/clipboard.ts'
import { QrCode } from '#ui/content/qr-code.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { toast } from '#ui/layers/toast.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { calls } from '../api/calls.ts'
import type { Settings } from '../api/schemas.ts'
import { send } from '../api/send.ts'
import { Select } from '../kit/select.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { selectedOf, usePhones } from '../phones/phones.ts'
import { readEntry } from '../phones/reach.ts'
import { worldQuery } from '../queries.ts'
import { sentenceOf } from '../sentence-of.ts'
import { useSentence, useTexts } from '../texts.ts'
import { tours } from '../tours/tours.ts'
import { movedAxes } from '../worlds.ts'
import { packBrand } from './packed-brand.ts'
import styles from './share.module.css'
import { opensOnlyHere, Share, shareFragment } from './share-link.ts'

/** The longest text of a QR code, in letters. */
const longestCode = 2_300
const terms = { never: undefined, day, week: 7 * day } as const
type Term = keyof typeof terms

/** Opens the dialog that makes a link to what the selected phone shows. */
export function ShareButton({ world }: { world: string }) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ToolButton look="bar" compact icon={<Share2 size={18} />} onClick={() => setOpen(true)}>
        {t('share')}
      </ToolButton>
      <div className={styles.dialog}>
        <Dialog open={open} onClose={() => setOpen(false)} title={t('share')}>
          <ShareForm world={world} />
        </Dialog>
      </div>
    </>
  )
}

/** Returns the state of the selected phone in the form of a link; undefined until it is known. */
function useShared(world: string) {
  const phone = usePhones(selectedOf)
  const { data: about } = useQuery(worldQuery('world', world))
  const { data: settings } = useQuery(worldQuery('settings', world))
  const { data: places } = useQuery(worldQuery('axes', world))
  const { data: first } = useQuery(worldQuery('firstSettings', world))
  const changed = Object.entries(settings?.flags ?? {}).filter(([flag, on]) => first?.flags[flag] !== on)
  const session = readEntry(phone, 'session') as { userName?: string } | undefined
  if (!about || !settings || !first || !places) return undefined
  const axes = movedAxes(places)
  return {
    settings,
    shown: {
      scenario: about.scenario,
      merchant: settings.merchant,
      ...(Object.keys(axes).length > 0 && { axes }),
      ...(changed.length > 0 && { flags: Object.fromEntries(changed) }),
      account: session?.userName,
      language: readEntry(phone, 'language'),
      theme: readEntry(phone, 'theme'),
    },
  }
}

/** Asks for the edited merchant as a text for the link; it is empty if it is too long. */
const brandText = ({ merchant, brand }: Settings) =>
  queryOptions({
    queryKey: ['share', 'brand', merchant, brand],
    queryFn: async () => brand && ((await packBrand(await send(calls.merchant, { code: merchant }), brand)) ?? ''),
    enabled: Boolean(brand),
  })

interface Protection {
  term: Term
  passcode: string
}

/** The link to the shown page. After a change of the options, a link for the former ones is never shown. */
const shareLink = (shared: object | undefined, { term, passcode }: Protection) =>
  queryOptions({
    queryKey: ['share', 'link', shared, term, passcode],
    async queryFn() {
      const length = terms[term]
      const expires = length && Date.now() + length
      const share = Share.parse(JSON.parse(JSON.stringify({ version: 1, ...shared, expires })))
      return `${location.origin}/__studio/${await shareFragment(share, passcode)}`
    },
    enabled: shared !== undefined,
    gcTime: 0,
  })

function ShareForm({ world }: { world: string }) {
  const shared = useShared(world)
  return shared && <ShareFields {...shared} />
}

function ShareFields({ shown, settings }: NonNullable<ReturnType<typeof useShared>>) {
  const { t } = useTexts()
  const sentence = useSentence()
  const [tour, setTour] = useState('')
  const [term, setTerm] = useState<Term>('never')
  const [passcode, setPasscode] = useState('')
  const brand = useQuery(brandText(settings))
  const isComplete = !settings.brand || brand.isSuccess
  const wanted = isComplete ? { ...shown, brand: brand.data || undefined, tour: tour || undefined } : undefined
  const { data: link } = useQuery(shareLink(wanted, { term, passcode }))
  const copy = async () => {
    const copied = await copyText(link ?? '')
    toast.show(t(copied ? 'copied' : 'not_copied'), { kind: copied ? 'success' : 'error' })
  }
  return (
    <div className={styles.form}>
      <p>{t('share_about')}</p>
      <Select
        labelled
        label={t('share_tour')}
        value={tour}
        options={[
          { value: '', label: t('share_no_tour') },
          ...tours.map(({ name }) => ({ value: name, label: sentence(`tour_${name}`) ?? name })),
        ]}
        onChange={setTour}
      />
      <Select
        labelled
        label={t('share_term')}
        value={term}
        options={(Object.keys(terms) as Term[]).map((value) => ({ value, label: t(`share_term_${value}`) }))}
        onChange={(value) => setTerm(value as Term)}
      />
      <TextField
        label={t('passcode')}
        hint={t('share_passcode_hint')}
        value={passcode}
        autoComplete="off"
        onChange={(event) => setPasscode(event.target.value)}
      />
      <p className={styles.honest}>{t('share_honest')}</p>
      {brand.error && <FailedState message={sentenceOf(brand.error)} onRetry={() => brand.refetch()} />}
      {brand.data === '' && <p role="alert">{t('share_brand_large')}</p>}
      {brand.data && settings.brand?.logo && <p>{t('share_brand_logo')}</p>}
      {link && (
        <>
          {link.length <= longestCode ? (
            <QrCode text={link} label={t('share_qr')} className={styles.code} />
          ) : (
            <p>{t('share_no_qr')}</p>
          )}
          <output className={styles.link}>{link}</output>
          {opensOnlyHere(link) && <p>{t('share_only_here')}</p>}
          <ToolButton look="main" onClick={copy}>
            {t('share_copy')}
          </ToolButton>
        </>
      )}
    </div>
  )
}
