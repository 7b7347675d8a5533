import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { run } from '../run.mjs'
import { type Failure, type Outcome, pass } from '../test/outcome.ts'
import { reachedBy } from '../visual/reached.ts'
import { createRepository, onLoopback } from './chromatic-repository.ts'
import { simulateChromatic } from './simulated-chromatic.ts'

const built = join(root, 'storybook-static')
const badge = 'src/ui/content/badge.tsx'

type DryRun = Awaited<ReturnType<ReturnType<typeof createRepository>['dryRun']>>

interface Case {
  name: string
  /** The files that a change since the former build touches. */
  changed: string[]
  /** Returns whether the command has done what it should. */
  isRight: (run: DryRun) => boolean
}

const publishes = ({ asked }: DryRun) => asked.some((name) => /Upload(Build|Metadata)|Publish/.test(name))
const lines = ({ output }: DryRun) => output.split('\n').map((line) => line.trim())

const cases: Case[] = [
  {
    name: 'Chromatic takes only the stories that a change reaches, and a dry run publishes nothing',
    changed: [badge, '.storybook/docs/start.mdx'],
    isRight(run) {
      const affected = lines(run).filter((line) => /^\S+\.stories\.tsx \[/.test(line))
      return (
        affected.some((line) => line.startsWith('src/ui/content/badge.stories.tsx ')) &&
        affected.length < 20 &&
        !/exit \d/.test(run.output) &&
        run.asked.includes('AnnounceBuildMutation') &&
        !publishes(run)
      )
    },
  },
  {
    name: 'Chromatic takes every picture again after a change in a file that no module imports',
    changed: [badge, 'src/ui/fonts/latin.woff2'],
    isRight: ({ output }) => output.includes('Found file with changes: src/ui/fonts/latin.woff2'),
  },
  {
    name: 'Chromatic takes every picture again after a change in a style sheet that another one imports',
    changed: [badge, 'src/ui/styles/tokens.css'],
    isRight: ({ output }) =>
      output.includes('TurboSnap disabled due to file change') && output.includes('→ src/ui/styles/tokens.css'),
  },
]

/** Runs Chromatic's command on the built Storybook, as far as it goes without network, and follows changes by its graph. */
export async function checkChromatic(): Promise<Outcome> {
  const failures = (await Promise.all(cases.map(failuresOf))).flat()
  failures.push(...iconsFailures(), ...(await countFailures()))
  return { ...pass(cases.length + 2 - failures.length), failures }
}

async function failuresOf({ name, changed, isRight }: Case): Promise<Failure[]> {
  const repository = createRepository()
  symlinkSync(built, join(repository.folder, 'storybook-static'), 'junction')
  try {
    const published = repository.commit('first', ...changed)
    repository.commit('second', ...changed)
    const run = await repository.dryRun(published)
    return isRight(run) ? [] : [{ name, message: run.output }]
  } finally {
    repository.remove()
  }
}

/** The command prints the count before it calls Chromatic, which is simulated: its answers are about another repository. */
async function countFailures(): Promise<Failure[]> {
  const { url, close } = await simulateChromatic('none')
  const command = ['node', join(root, 'scripts/chromatic.mjs'), '--dry-run']
  const env = { NODE_OPTIONS: onLoopback.join(' '), CHROMATIC_INDEX_URL: url, CHROMATIC_PROJECT_TOKEN: 'none' }
  const { output } = await run(command, { env: { ...env, DO_NOT_TRACK: '1' } })
  close()
  const hasCount = /^\d+ pictures of \d+ stories in a build\n +\d+ {2}light\n/m.test(output)
  if (hasCount && /^"once" on \d+ stories: /m.test(output)) return []
  return [{ name: '`npm run chromatic` prints the pictures of a build, by mode and by word', message: output }]
}

const iconsPage = './.storybook/design/icons.stories.tsx'

/** The page of icons is made from files that it does not import. */
function iconsFailures(): Failure[] {
  const { modules } = JSON.parse(readFileSync(join(built, 'preview-stats.json'), 'utf8'))
  const { nearest, isAll } = reachedBy(['src/app/shell/shell.tsx'], modules)
  if (!isAll && nearest.has(iconsPage)) return []
  const message = `A change of src/app/shell/shell.tsx does not reach ${iconsPage}`
  return [
    { name: '`npm run visual -- --changed` takes the page of icons after a change of a file that draws one', message },
  ]
}
