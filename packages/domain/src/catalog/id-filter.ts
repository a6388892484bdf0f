export interface IDFilter {
  id: string
  isNot: boolean
}

/** `!summer` matches everything that does not belong to `summer`. */
export const parseIDFilter = (text: string | undefined): IDFilter | undefined =>
  text ? { id: text.replace(/^!/, ''), isNot: text.startsWith('!') } : undefined
