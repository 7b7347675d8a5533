import { create } from 'zustand'
import type { Category } from './categories.ts'

/** What the home page shows; it outlives a visit to another screen. */
export const useActiveCategory = create<{ category: Category }>(() => ({ category: 'HOT' }))
