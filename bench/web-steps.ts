import type { Change } from './web-deployment.ts'

/** A step towards a fast first visit, and the deployment without it. */
interface Step {
  name: string
  without: Change
}

const removed = (what: RegExp) => (html: string) => {
  if (!what.test(html)) throw new Error(`The page does not match ${what}.`)
  return html.replaceAll(what, '')
}

/** The steps that a deployment can leave out; the other ones are in the build. */
export const steps: readonly Step[] = [
  { name: 'first paint from the document', without: { page: removed(/<main class="early"[\s\S]*?<\/main>/g) } },
  {
    name: 'reads and files asked for early',
    without: { page: removed(/<script>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g) },
  },
  { name: 'the merchant in the page', without: { page: removed(/<meta name="merchant"[^>]*>/g) } },
  { name: 'Brotli', without: { uncompressed: true } },
]
