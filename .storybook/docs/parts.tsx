import { ArgTypes, Description, Subheading } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: a part of any properties
type Part = ComponentType<any>

/** Describes components that have no stories of their own, by their doc comments and properties. */
export function Parts({ of }: { of: Readonly<Record<string, Part>> }) {
  return Object.entries(of).map(([name, part]) => (
    <section key={name}>
      <Subheading>{name}</Subheading>
      <Description of={part} />
      <ArgTypes of={part} />
    </section>
  ))
}
