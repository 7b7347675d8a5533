/**
 * Stylesheets come in pieces, in whatever order the screens need them, and the piece seen first would settle the order
 * of the cascade layers. So each piece says it.
 */
const order = 'reset, tokens, base, components, features'

const layerOrder = {
  postcssPlugin: 'layer-order',
  /** @param {import('postcss').Root} root */
  OnceExit(root, { AtRule }) {
    const usesLayers = root.some((node) => node.type === 'atrule' && node.name === 'layer')
    if (usesLayers) root.prepend(new AtRule({ name: 'layer', params: order }))
  },
}

export default { plugins: [layerOrder] }
