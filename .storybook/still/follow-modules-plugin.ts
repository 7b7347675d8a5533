import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/** Hands every `import()` of the built stories to `globalThis.followModule`, since a page cannot see one on its way. */
export const followModulesPlugin: Plugin = {
  name: 'follow-modules',
  transform(code, id) {
    if (id !== helper) return undefined
    const renamed = code.replace(/export const __vitePreload\b/, 'const loadModule')
    if (renamed === code) throw new Error(`Vite's ${helper.slice(1)} no longer exports __vitePreload`)
    const followed = 'globalThis.followModule?.(loadModule(...parts)) ?? loadModule(...parts)'
    return { code: `${renamed}\nexport const __vitePreload = (...parts) => ${followed}`, map: null }
  },
}
