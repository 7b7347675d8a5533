import { useSyncExternalStore } from 'react'
import { hasLargeText, onTextSize } from './large-text.ts'

/** Returns whether the browser's text is large, and renders again when that changes. */
export const useLargeText = (): boolean => useSyncExternalStore(onTextSize, hasLargeText)
