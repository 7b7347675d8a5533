import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../paths.mjs'
import { chromaticOptions } from './chromatic-options.mjs'
import { simulateChromatic } from './simulated-chromatic.ts'

/** Node's options for a process that reaches no other machine. */
export const onLoopback = ['--import', new URL('./loopback-only.mjs', import.meta.url).href]

/** Makes a repository of nothing but a built Storybook, in which Chromatic's own command can run. */
export function createRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'chromatic-'))
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()

  function write(file: string, text: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  /** Commits files with a text, and returns the commit. */
  function commit(text: string, ...files: string[]): string {
    for (const file of files) write(file, text)
    git('add', '--all')
    git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', 'Change')
    return git('rev-parse', 'HEAD')
  }

  /** Runs Chromatic's command, as far as it goes without its service. `published` is the commit of the build before. */
  async function dryRun(published: string) {
    const { url, asked, close } = await simulateChromatic(published)
    const command = [
      ...onLoopback,
      join(root, 'node_modules/chromatic/dist/bin.cjs'),
      ...chromaticOptions(['--dry-run']),
    ]
    const { PATH } = process.env
    const env = { PATH, HOME: folder, CHROMATIC_INDEX_URL: url, CHROMATIC_PROJECT_TOKEN: 'none', DO_NOT_TRACK: '1' }
    const output = await new Promise<string>((resolve) =>
      execFile(process.execPath, command, { cwd: folder, env }, (failure, out, errors) =>
        resolve(`${out}${errors}${failure ? `exit ${failure.code}` : ''}`),
      ),
    )
    close()
    return { output, asked }
  }

  git('init', '--quiet')
  git('config', 'user.name', 'A designer')
  git('config', 'user.email', 'designer@parlor.example')
  write('.gitignore', 'storybook-static\nnode_modules\n')
  write('package.json', '{"name":"parlor","version":"0.0.1"}')
  write('.storybook/main.ts', 'export default {}')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, write, commit, dryRun, remove: () => rmSync(folder, { recursive: true }) }
}
