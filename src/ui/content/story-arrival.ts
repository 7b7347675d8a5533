import { expect, waitFor } from 'storybook/test'

/** Waits until a story has left for an address. Its routes show the address in an element with `data-elsewhere`. */
export const hasArrivedAt = (canvasElement: HTMLElement, address: string) =>
  waitFor(() => expect(canvasElement.querySelector('[data-elsewhere]')).toHaveTextContent(address))
