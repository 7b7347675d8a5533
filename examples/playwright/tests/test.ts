import { test as base } from '@playwright/test'
import { fixtures } from 'parlor/playwright'

export const test = base.extend(fixtures)
