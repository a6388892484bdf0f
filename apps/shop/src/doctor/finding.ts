/** `good`: as it should be. `look`: a person should decide. `bad`: orders, money or data are at risk. */
type State = 'good' | 'look' | 'bad'

/** One thing that was checked, in a sentence, and what to do about it. */
export interface Finding {
  state: State
  says: string
  todo?: string
}

/** Topic → what was found. */
export type Check = () => Promise<Finding[]>

export const good = (says: string): Finding => ({ state: 'good', says })
export const look = (says: string, todo: string): Finding => ({ state: 'look', says, todo })
export const bad = (says: string, todo: string): Finding => ({ state: 'bad', says, todo })
