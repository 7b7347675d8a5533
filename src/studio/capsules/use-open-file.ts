import { useEffect } from 'react'
import { toast } from '#ui/layers/toast.ts'
import { attempt } from '../attempt.ts'
import { useTexts } from '../texts.ts'
import { openAddress, openFile } from './capsules.ts'

/** Returns what opens a capsule's file and shows its note. */
export function useOpenFile(): (file: File) => Promise<boolean> {
  const { t } = useTexts()
  return (file) =>
    attempt(async () => {
      const note = await openFile(file).catch((error: unknown) => {
        if (error instanceof SyntaxError) throw new Error(t('capsule_not_json', { name: file.name }))
        throw error
      })
      toast.show(note || t('capsule_opened'), { kind: 'success' })
    })
}

/** Opens a capsule that is dropped on the page. */
export function useDroppedCapsule(): void {
  const open = useOpenFile()
  useEffect(() => {
    const gone = new AbortController()
    const allow = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
    const take = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      void open(file)
    }
    document.addEventListener('dragover', allow, gone)
    document.addEventListener('drop', take, gone)
    return () => gone.abort()
  })
}

/** Opens the capsule of a link, at the start and when the address changes. */
export function useLinkedCapsule(): void {
  const { t } = useTexts()
  useEffect(() => {
    const look = () =>
      attempt(async () => {
        const note = await openAddress()
        if (note !== undefined) toast.show(note || t('capsule_opened'), { kind: 'success' })
      })
    void look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [t])
}
