import { createContext } from 'react'
import { pageBasics, usePageOf } from '#mock-server/vendors/page-kit/page-context.ts'
import type { Opened } from '../contract.ts'
import { texts } from './texts.ts'

/** Creates what every part of an opened game needs: texts and money format. */
export const createPage = ({ currency }: Opened, language: string) => pageBasics(texts, language, currency)

type Page = ReturnType<typeof createPage>

export const PageContext = createContext<Page | undefined>(undefined)
export const usePage = (): Page => usePageOf(PageContext)
