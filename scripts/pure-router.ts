import type { Plugin } from 'vite'

/** react-router names its components for React's tools; that alone keeps those that the app does not use, 1.8 KB (brotli). */
export const pureRouter: Plugin = {
  name: 'pure-router',
  transform: {
    filter: { id: /node_modules.react-router[\\/]/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
  },
}
