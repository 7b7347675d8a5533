const directions = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Isolates a name inside a sentence, as `<bdi>` does in markup, so that its writing direction does not affect the rest.
 */
export const isolated = (name: string): string => `\u2068${name.replace(directions, '')}\u2069`
