/** One step of a pointer or a key, as the actions of WebDriver and of WebDriver BiDi both spell it. */
export interface InputSource {
  type: 'pointer' | 'key'
  id: string
  actions: readonly object[]
}

/** What the journeys need of a browser, in the words that both protocols share. */
export interface Engine {
  /** Opens an address in the window, and waits until it has loaded. */
  open: (address: string) => Promise<void>
  /** Evaluates an expression in the page, or in the frame that was entered. The result must survive JSON. */
  evaluate: (expression: string) => Promise<unknown>
  act: (sources: readonly InputSource[]) => Promise<void>
  /** Turns to the first frame of the page, or back to the page. */
  turnTo: (place: 'frame' | 'page') => Promise<void>
  /** Returns a picture of the window, as PNG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/** The window of a common phone. */
export const phone = { width: 390, height: 844 }
