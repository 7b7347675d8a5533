import { expect, test } from 'vitest'
import { oldNodeMessage } from './needed-node.mjs'

test.each(['18.20.0', '20.20.2', '22.6.0', '22.17.1'])('names the Node it needs under Node %s', (version) => {
  expect(oldNodeMessage(version)).toBe(
    `The gateway needs Node 22.18 or newer; this is ${version}. npm start runs it under a Node of its own.`,
  )
})

test.each(['22.18.0', '22.23.3', '24.0.0', process.versions.node])('says nothing under Node %s', (version) => {
  expect(oldNodeMessage(version)).toBeUndefined()
})
