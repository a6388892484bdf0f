import type { ListedOption, OptionGroup } from './option-list.tsx'

/** The options below a title, or no group at all. */
export const optionGroup = (title: string, options: ListedOption[]): OptionGroup[] =>
  options.length > 0 ? [{ title, options }] : []
