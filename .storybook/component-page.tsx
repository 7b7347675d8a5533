import { ArgTypes, Description, Heading, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { labelOf } from './label.ts'

/** The documentation of a component: when to use it, its properties and its stories. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title>{labelOf(preparedMeta.title.split('/').at(-1) ?? '')}</Title>
      <Description of="meta" />
      <Heading>Properties</Heading>
      <ArgTypes />
      <Stories />
    </>
  )
}
