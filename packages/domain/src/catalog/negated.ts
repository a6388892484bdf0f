export interface Wanted {
  id: string
  isNot: boolean
}

/** `!summer` matches everything that does not belong to `summer`. */
export const findWanted = (text: string | undefined): Wanted | undefined =>
  text ? { id: text.replace(/^!/, ''), isNot: text.startsWith('!') } : undefined
