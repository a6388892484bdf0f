export interface Wanted {
  id: string
  isNot: boolean
}

/** `!summer`: everything but what belongs to `summer`. */
export const findWanted = (text: string | undefined): Wanted | undefined =>
  text ? { id: text.replace(/^!/, ''), isNot: text.startsWith('!') } : undefined
