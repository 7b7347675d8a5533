import { create } from 'zustand'
import type { Category } from './categories.ts'

/** The home page's category, which persists across screens. */
export const useActiveCategory = create<{ category: Category }>(() => ({ category: 'HOT' }))
