const directions = /[\u202a-\u202e\u2066-\u2069]/g

/** A name inside a sentence, where no `<bdi>` can stand: however it is written, it turns nothing around it. */
export const isolated = (name: string): string => `\u2068${name.replace(directions, '')}\u2069`
