/** `node scripts/test/visual-check.ts planted|still|pages FILE`: runs a check of the built stories, and writes its outcome into the file. */
import { writeFileSync } from 'node:fs'
import { checkPages } from '../visual/check-pages.ts'
import { checkPlanted } from '../visual/check-planted.ts'
import { checkStill } from '../visual/check-still.ts'

const checks = { planted: checkPlanted, still: checkStill, pages: checkPages }
const [name, file = ''] = process.argv.slice(2)

writeFileSync(file, JSON.stringify(await checks[name as keyof typeof checks]()))
