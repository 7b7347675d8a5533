import type { Plugin } from 'vite'

const helper = 'vite/preload-helper.js'

/** Hands every `import()` of the built stories to `globalThis.followModule`, since a page cannot see one on its way. */
export const followModulesPlugin: Plugin = {
  name: 'follow-modules',
  transform: {
    filter: { id: new RegExp(`^\0${helper}$`) },
    handler(code) {
      const renamed = code.replace(/export const __vitePreload\b/, 'const loadModule')
      if (renamed === code) throw new Error(`Vite's ${helper} no longer exports __vitePreload.`)
      const followed = 'globalThis.followModule?.(loadModule(...parts)) ?? loadModule(...parts)'
      return { code: `${renamed}\nexport const __vitePreload = (...parts) => ${followed}`, map: null }
    },
  },
}
